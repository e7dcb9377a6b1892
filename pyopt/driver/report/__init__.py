"""--report: a page that shows what a run did, pass by pass."""
