// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: attributes of arguments, and calls that are to be jumps. tests/differential/test_rejected_translations.py compares each chunk.

llvm.func @g(i32)
llvm.func @f(%a: i32) {
  llvm.call musttail @g(%a) : (i32) -> ()
  %0 = llvm.mlir.zero : i32
  llvm.return
}

// -----

llvm.func @g(i64)
llvm.func @f(%a: i32) {
  %0 = llvm.mlir.zero : i64
  // expected-error @+1 {{cannot guarantee tail call due to mismatched parameter types}}
  llvm.call musttail @g(%0) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  // expected-error @+1 {{cannot guarantee tail call due to mismatched return types}}
  %0 = llvm.call musttail @g(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...)
llvm.func @f(%a: i32) {
  // expected-error @+1 {{cannot guarantee tail call due to mismatched varargs}}
  llvm.call musttail @g(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr {llvm.byval = i32})
llvm.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{cannot guarantee tail call due to mismatched ABI impacting function attributes}}
  llvm.call musttail @g(%a) : (!llvm.ptr {llvm.byval = i32}) -> ()
  llvm.return
}

// -----

llvm.func @g(i32 {llvm.immarg})
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr {llvm.swifterror})
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @g(%a) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
  llvm.call @g(%a) : (!llvm.ptr {llvm.sret = i32, llvm.byval = i32}) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr) {
  // expected-error @+1 {{Attributes 'readnone and readonly' are incompatible!}}
  llvm.call @g(%a) : (!llvm.ptr {llvm.readnone, llvm.readonly}) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, i32)
llvm.func @f(%a: i32) {
  // expected-error @+1 {{Attributes 'zeroext and signext' are incompatible!}}
  llvm.call @g(%a, %a) : (i32 {llvm.signext, llvm.zeroext}, i32) -> ()
  llvm.return
}

// -----

llvm.func @g(f32)
llvm.func @f(%a: f32) {
  // expected-error @+1 {{Attribute 'range(i32 0, 8)' applied to incompatible type!}}
  llvm.call @g(%a) : (f32 {llvm.range = #llvm.constant_range<i32, 0, 8>}) -> ()
  llvm.return
}

// -----

llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr {llvm.align = 32768 : i64}) {
  llvm.call @g(%a) : (!llvm.ptr {llvm.align = 32768 : i64}) -> ()
  llvm.return
}

// -----

llvm.func @p() -> i32
llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  // expected-error @+1 {{Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
  llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (!llvm.ptr {llvm.sret = i32, llvm.byval = i32}) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @p() -> i32
llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  // expected-error @+1 {{Attributes 'readonly and writeonly' are incompatible!}}
  llvm.invoke %a(%a) to ^bb1 unwind ^bb2
      : !llvm.ptr, (!llvm.ptr {llvm.readonly, llvm.writeonly}) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @p() -> i32
llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  llvm.invoke %a(%a) to ^bb1 unwind ^bb2
      : !llvm.ptr, (!llvm.ptr {llvm.readonly, llvm.nonnull}) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f(%a: !llvm.ptr, %i: i32) {
  // expected-error @+1 {{Attribute 'nonnull' applied to incompatible type!}}
  llvm.call %a(%i) : !llvm.ptr, (i32 {llvm.nonnull}) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %i: vector<4x!llvm.ptr>) {
  llvm.call %a(%i) : !llvm.ptr, (vector<4x!llvm.ptr> {llvm.align = 8 : i64}) -> ()
  // expected-error @+1 {{Attribute 'nonnull' applied to incompatible type!}}
  llvm.call %a(%i) : !llvm.ptr, (vector<4x!llvm.ptr> {llvm.nonnull}) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %i: vector<4xi32>) {
  // expected-error @+1 {{Attribute 'signext' applied to incompatible type!}}
  llvm.call %a(%i) : !llvm.ptr, (vector<4xi32> {llvm.signext}) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %i: i32) {
  llvm.call %a(%i) : !llvm.ptr, (i32 {llvm.nofree}) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %i: i32) {
  // expected-error @+1 {{Attribute 'captures(none)' applied to incompatible type!}}
  llvm.call %a(%i) : !llvm.ptr, (i32 {llvm.nocapture}) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %i: i32) {
  llvm.call %a(%i) : !llvm.ptr, (i32 {llvm.inreg}) -> ()
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{musttail call result must be returned}}
  %0 = llvm.call musttail @g(%a) : (i32) -> i32
  llvm.return %a : i32
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{musttail call must precede a ret with an optional bitcast}}
  %0 = llvm.call musttail @g(%a) : (i32) -> i32
  %1 = llvm.add %0, %a : i32
  llvm.return %1 : i32
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.call musttail @g(%a) : (i32) -> i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{musttail call must precede a ret with an optional bitcast}}
  %0 = llvm.call musttail @g(%a) : (i32) -> i32
  llvm.br ^b
^b:
  llvm.return %0 : i32
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{musttail call must precede a ret with an optional bitcast}}
  llvm.call musttail @f(%a, %p, %x) : (i32, !llvm.ptr, f32) -> ()
  llvm.unreachable
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
  // expected-error @+1 {{Attribute 'noundef' applied to incompatible type!}}
  llvm.call %p(%a, %x) {res_attrs = [{llvm.noundef}]} : !llvm.ptr, (i32, f32) -> ()
  llvm.return
}
