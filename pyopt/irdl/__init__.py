"""IRDL: dialects that are declared in a file, as data. `dialect` reads such files, `loading` makes dialects of them."""
