// RUN: pyopt %s --split-input-file --verify-diagnostics

// Locations with ranges.

func.func @d() {
  // expected-error @+1 {{expected ')' in location}}
  return loc("f.py":1 to 3)
}

// -----

func.func @e() {
  // expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
  return loc("f.py":1:2 to)
}

// -----

func.func @f() {
  // expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
  return loc("f.py":1:2 to 1)
}

// -----

func.func @j() {
  // expected-error @+1 {{expected either integer or `:` post `to` in FileLineColRange}}
  return loc("f.py":1:2 to -1:4)
}

// -----

func.func @k() {
  // expected-error @+1 {{expected integer column number in FileLineColRange}}
  return loc("f.py":1:2 to :)
}
