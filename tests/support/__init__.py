"""What the test suites share; no test lives here."""
