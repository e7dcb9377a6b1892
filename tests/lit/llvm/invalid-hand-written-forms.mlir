// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @f(%a: !llvm.ptr<3>) {
  // expected-error @+1 {{expected ','}}
  llvm.indirectbr %a : ptr<3>, [^a]
^a:
  llvm.return
}

// -----

!p = i32
llvm.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{custom op 'llvm.indirectbr' invalid kind of type specified: expected llvm.ptr, but found 'i32'}}
  llvm.indirectbr %a : !p, [^a]
^a:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{expected ','}}
  llvm.indirectbr %a : i32, [^a]
^a:
  llvm.return
}

// -----

llvm.func @v(i32) -> i32
// expected-error @+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %l1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %a : i32
}

// -----

llvm.func @f(%c: i32, %q: !llvm.ptr) {
  // expected-error @+1 {{result number not allowed in argument list}}
  llvm.switch %c : i32, ^b(%c : i32) [1: ^b(%c#0 : i32), -2: ^b(%c : i32)]
^b(%x: i32):
  llvm.return
}

// -----

llvm.func @f(%c: i1, %q: !llvm.ptr) {
  // expected-error @+1 {{expected ':'}}
  llvm.return %0 = llvm.foo
}

// -----

llvm.func @f(%c: i1, %q: !llvm.ptr) {
  llvm.return
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.mlir.constant(1 : i32) : i32
}

// -----

// expected-error @+1 {{custom op 'llvm.func' expected integer value}}
llvm.func weak_odr protected cc_10 @h() vscale_range(1, ) { llvm.return }

// -----

// expected-error @+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @h1(..., i32) -> i32

// -----

// expected-error @+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @h1(i32, ..., ...) -> i32

// -----

// expected-error @+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., )

// -----

// expected-error @+1 {{custom op 'llvm.func' expected integer value}}
llvm.func @f() vscale_range(a, 1)

// -----

llvm.func @g(i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to return void}}
  llvm.call @g(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{expected attribute value}}
  llvm.call @g(%a) vararg() : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call @g(%a) vararg(1) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
  %0:2 = llvm.call_intrinsic "llvm.fabs.f32"(%x) : (f32) -> (f32, f32)
  llvm.return
}

// -----

llvm.comdat @__c {
  llvm.comdat_selector @a any
}
// expected-error @+1 {{custom op 'llvm.mlir.global' invalid kind of attribute specified}}
llvm.mlir.global external @a(1 : i32) comdat("x") : i32
