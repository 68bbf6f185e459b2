### What pages say on their own, whatever stands on them.

stale = The table has changed since then. Here it is now.
slow = The table has not answered yet. Your press is on its way, and the game goes on when the answer arrives.
# $kind and $fault are what the program calls the fault.
fault = Something went wrong in the program ({ $kind }: { $fault }).
