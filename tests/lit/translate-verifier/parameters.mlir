// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: attributes of parameters and results. tests/differential/test_rejected_translations.py compares each chunk.

// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.align = 8 : i64}) {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 3 : i64}) {
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: !llvm.ptr {llvm.signext}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f(%a: i32 {llvm.signext, llvm.zeroext}) {
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: f32 {llvm.zeroext}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, llvm.inreg}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, llvm.sret = i32}) {
  llvm.return
}

// -----

// expected-error @+1 {{Invalid struct return type!}}
llvm.func @f(%a: !llvm.ptr {llvm.sret = i32}) -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{Attribute 'sret' is not on first or second parameter!}}
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr {llvm.sret = i32}) {
  llvm.return
}

// -----

// expected-error @+1 {{Cannot have multiple 'sret' parameters!}}
llvm.func @f(%a: !llvm.ptr {llvm.sret = i32}, %p: !llvm.ptr {llvm.sret = i32}) {
  llvm.return
}

// -----

// expected-error @+1 {{inalloca isn't on the last parameter!}}
llvm.func @f(%a: !llvm.ptr {llvm.inalloca = i32}, %p: !llvm.ptr) {
  llvm.return
}

// -----

// expected-error @+1 {{More than one parameter has attribute nest!}}
llvm.func @f(%a: !llvm.ptr {llvm.nest}, %p: !llvm.ptr {llvm.nest}) {
  llvm.return
}

// -----

// expected-error @+1 {{More than one parameter has attribute returned!}}
llvm.func @f(%a: !llvm.ptr {llvm.returned}, %p: !llvm.ptr {llvm.returned}) -> !llvm.ptr {
  llvm.return %a : !llvm.ptr
}

// -----

// expected-error @+1 {{Incompatible argument and return types for 'returned' attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.returned}) -> i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{Attributes 'readnone and readonly' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.readnone, llvm.readonly}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'readnone and writeonly' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.readnone, llvm.writeonly}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'readonly and writeonly' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.readonly, llvm.writeonly}) {
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.byval = i32}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'byval' does not support unsized types!}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = !llvm.struct<"o", opaque>}) {
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.dereferenceable = 4 : i64}) {
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.nonnull}) {
  llvm.return
}

// -----

llvm.func @f(%a: i32 {llvm.noundef}) {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.immarg}) {
  llvm.return
}

// -----

// expected-error @+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32}) {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = i32}) {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (f32 {llvm.align = 8 : i64}) {
  %0 = llvm.mlir.zero : f32
  llvm.return %0 : f32
}

// -----

llvm.func @f(%a: f32 {llvm.nofpclass = 0 : i64}) {
  llvm.return
}

// -----

llvm.func @f(%a: i32 {llvm.nofpclass = 3 : i64}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'range(i16 0, 8)' applied to incompatible type!}}
llvm.func @f(%a: i32 {llvm.range = #llvm.constant_range<i16, 0, 8>}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'range(i32 0, 8)' applied to incompatible type!}}
llvm.func @f(%a: f32 {llvm.range = #llvm.constant_range<i32, 0, 8>}) {
  llvm.return
}

// -----

llvm.func @f(%a: i32 {llvm.swifterror}) {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.swifterror}, %b: !llvm.ptr {llvm.swifterror}) {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.alignstack = 3 : i64}) {
  llvm.return
}

// -----

// expected-error @+2 {{Attribute 'elementtype' can only be applied to intrinsics and inline asm.}}
// expected-error @+1 {{Attribute 'elementtype' can only be applied to a callsite.}}
llvm.func @f(%a: !llvm.ptr {llvm.elementtype = i32}) {
  llvm.return
}

// -----

// expected-error @+1 {{huge alignment values are unsupported}}
llvm.func @f(%a: !llvm.ptr {llvm.align = 8589934592 : i64}) {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 4294967296 : i64}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'inalloca and readonly' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.inalloca = i32, llvm.readonly}) {
  llvm.return
}

// -----

// expected-error @+1 {{Invalid struct return type!}}
llvm.func @f(%a: !llvm.ptr {llvm.sret = i32, llvm.returned}) -> !llvm.ptr {
  llvm.return %a : !llvm.ptr
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.sret = i32, llvm.inreg}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!}}
llvm.func @f(%a: !llvm.ptr {llvm.nest, llvm.sret = i32}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'byref' does not support unsized types!}}
llvm.func @f(%a: !llvm.ptr {llvm.byref = !llvm.struct<"o", opaque>}) {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.sret = !llvm.struct<"o", opaque>}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'preallocated' does not support unsized types!}}
llvm.func @f(%a: !llvm.ptr {llvm.preallocated = !llvm.struct<"o", opaque>}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'inalloca' does not support unsized types!}}
llvm.func @f(%a: !llvm.ptr {llvm.inalloca = !llvm.struct<"o", opaque>}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attributes 'zeroext and signext' are incompatible!}}
llvm.func @f() -> (i32 {llvm.signext, llvm.zeroext}) {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{Attribute 'allocptr' applied to incompatible type!}}
llvm.func @f(%a: i32 {llvm.allocptr}) {
  llvm.return
}

// -----

// expected-error @+1 {{Attribute 'allocalign' applied to incompatible type!}}
llvm.func @f(%a: !llvm.ptr {llvm.allocalign}) {
  llvm.return
}

// -----

llvm.func @f(%a: i32 {llvm.allocalign}, %b: i32 {llvm.allocalign}) {
  llvm.return
}
