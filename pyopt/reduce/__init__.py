"""The command pyopt-reduce: the smallest module with which a test still finds what is interesting.

edits      what can be taken out of a module: ops, blocks, regions, functions, arguments, attributes
numbers    smaller numbers in the text
search     tries edits, many at once and then fewer, until none is left
main       the command line; the test is a program
"""
