// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

llvm.func @h() {
  // expected-error @+2 {{could not find LLVM intrinsic: "llvm.nothing.such"}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.nothing.such"() : () -> ()
  llvm.return
}

// -----

llvm.func @h(%a: i32) {
  // expected-error @+2 {{call intrinsic signature void (i32) to overloaded intrinsic "llvm.sqrt" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.sqrt"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @h(%a: i32) {
  // expected-error @+2 {{call intrinsic signature i32 (i32) to overloaded intrinsic "llvm.sqrt.f32" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.sqrt.f32"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @h(%a: i32) {
  // expected-error @+2 {{call intrinsic signature i32 (i32) to overloaded intrinsic "llvm.sqrt" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.sqrt"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @h(%a: i32) {
  // expected-error @+2 {{intrinsic call has 1 operands but "llvm.donothing" expects 0}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.donothing"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @h(%a: i32) {
  // expected-error @+2 {{intrinsic call returns i32 but "llvm.donothing" actually returns void}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.donothing"() : () -> i32
  llvm.return
}

// -----

llvm.func @h(%a: i1, %p: !llvm.ptr) {
  // expected-error @+2 {{intrinsic call operand #0 has type ptr but "llvm.assume" expects i1}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.assume"(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @h(%a: i64, %p: !llvm.ptr, %v: vector<[4]xi32>) {
  %t = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.call_intrinsic "llvm.vector.extract"(%v, %t) : (vector<[4]xi32>, i64) -> vector<4xi32>
  %2 = llvm.call_intrinsic "llvm.vector.reduce.add.nxv4i32"(%v) : (vector<[4]xi32>) -> i32
  %3 = llvm.call_intrinsic "llvm.vector.reduce.add"(%v) : (vector<[4]xi32>) -> i32
  // expected-error @+2 {{intrinsic call operand #0 has type i64 but "llvm.assume" expects i1}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.assume"(%a) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @h(%a: f32, %b: i32) {
  %2 = llvm.call_intrinsic "llvm.powi"(%a, %b) : (f32, i32) -> f32
  %1 = llvm.call_intrinsic "llvm.powi.f32.i32"(%a, %b) {x.y} : (f32, i32) -> f32
  %3 = llvm.call_intrinsic "llvm.sqrt.f64"(%a) : (f32) -> f32
  %4 = llvm.call_intrinsic "llvm.sqrt.foo"(%a) : (f32) -> f32
  // expected-error @+2 {{could not find LLVM intrinsic: "llvm.sqrtx"}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %5 = llvm.call_intrinsic "llvm.sqrtx"(%a) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @h(%a: f32, %b: i32, %x: f64) {
  // expected-error @+2 {{call intrinsic signature float (float, float, double) to overloaded intrinsic "llvm.fma" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %3 = llvm.call_intrinsic "llvm.fma"(%a, %a, %x) : (f32, f32, f64) -> f32
  llvm.return
}

// -----

llvm.func @h(%a: f32, %b: i32, %x: f64) {
  // expected-error @+2 {{intrinsic call has 2 operands but "llvm.fma" expects 3}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %3 = llvm.call_intrinsic "llvm.fma"(%a, %a) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @h(%a: f32, %b: i32, %x: f64) {
  %1 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%b, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // expected-error @+2 {{call intrinsic signature void (i32, i32) to overloaded intrinsic "llvm.sadd.with.overflow" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.sadd.with.overflow"(%b, %b) : (i32, i32) -> ()
  llvm.return
}
