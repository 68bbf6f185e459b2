"""The command line and what it starts: pages, JupyterLab, printed lessons, links, and the doctor."""
