## Puzzles

# $points so far; has_score: whether four students make a score already
# In the list of puzzles.
aim = Raise your score the most in two steps.
task = { $has_score ->
    [yes] Your score is { $points }. Raise it as much as you can in two steps, without an ACTION card.
   *[no] So far, your students bring { $points } toward an average of four. Raise that as much as you can in two steps, without an ACTION card.
}
comes-to = { $has_score ->
    [yes] After this, your score is { $points }.
   *[no] After this, your students bring { $points } toward an average of four.
}
idea-student = Compare what each STUDENT card costs with what it adds.
idea-tool = A TOOL card can pay for a student, or add its points to one.
idea-teacher = Read what the TEACHER card adds, and for whom.
idea-school = A SCHOOL card can make a team.
idea-attach = A student on the table can join a school team.
idea-moveteacher = A TEACHER card on the table can move.
idea-movetool = A TOOL card on the table can move.
short = Other steps add { $points } more.
