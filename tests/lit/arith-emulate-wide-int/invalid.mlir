// RUN: pyopt %s --arith-emulate-wide-int --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @divide(%a: i64) {
  // expected-error@+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %a : i64
  return
}

// -----

// expected-error@+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @wide(%a: i128) {
  return
}

// -----

func.func @odd(%a: i32) {
  // expected-error@+1 {{failed to legalize operation 'arith.extsi' that was explicitly marked illegal}}
  %0 = arith.extsi %a : i32 to i48
  return
}

// -----

func.func @wider(%a: i64) {
  // expected-error@+1 {{failed to legalize operation 'arith.extui' that was explicitly marked illegal}}
  %0 = arith.extui %a : i64 to i128
  return
}

// -----

// expected-error@+1 {{failed to legalize unresolved materialization from ('vector<2xi32>') to ('i64') that remained live after conversion}}
func.func @unknown(%a: i64) {
  // expected-note@+1 {{see existing live user here}}
  "test.use"(%a) : (i64) -> ()
  return
}

// -----

func.func @bits(%a: i64) {
  // expected-error@+1 {{failed to legalize operation 'arith.bitcast' that was explicitly marked illegal}}
  %0 = arith.bitcast %a : i64 to f64
  return
}
