"""Analyses of a program that do not change it: effects, branches, data flow."""
