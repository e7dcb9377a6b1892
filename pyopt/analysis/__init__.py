"""What can be known about a program without changing it: effects, branches, data flow."""
