// RUN: pyopt %s --memref-emulate-wide-int --split-input-file --verify-diagnostics

func.func @dealloc() {
  %m = memref.alloc() : memref<4xi64>
  // expected-error@+1 {{failed to legalize operation 'memref.dealloc' that was explicitly marked illegal}}
  memref.dealloc %m : memref<4xi64>
  return
}

// -----

func.func @stack() {
  // expected-error@+1 {{failed to legalize operation 'memref.alloca' that was explicitly marked illegal}}
  %m = memref.alloca() : memref<4xi64>
  return
}

// -----

func.func @wide() {
  // expected-error@+1 {{failed to legalize operation 'memref.alloc' that was explicitly marked illegal}}
  %m = memref.alloc() : memref<4xi128>
  return
}

// -----

func.func @divide(%a: i64) {
  // expected-error@+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %a : i64
  return
}

// -----

func.func @returned(%i: index) -> i64 {
  %m = memref.alloc() : memref<4xi64>
  // expected-error@+1 {{failed to legalize unresolved materialization from ('vector<2xi32>') to ('i64') that remained live after conversion}}
  %0 = memref.load %m[%i] : memref<4xi64>
  // expected-note@+1 {{see existing live user here}}
  return %0 : i64
}

// -----

func.func @vector(%a: vector<4xi64>) {
  // expected-error@+1 {{failed to legalize operation 'vector.extract' that was explicitly marked illegal}}
  %0 = vector.extract %a[1] : i64 from vector<4xi64>
  return
}
