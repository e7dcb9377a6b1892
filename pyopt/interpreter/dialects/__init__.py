"""The evaluators of the dialects: a module or package each, with a table EVALUATORS."""
