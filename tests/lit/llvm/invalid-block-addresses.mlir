// RUN: pyopt --split-input-file --verify-diagnostics %s

llvm.func @f(%x: i32) -> !llvm.ptr {
  // expected-error @+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %addr = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.return %addr : !llvm.ptr
}
llvm.func @g()

// -----

llvm.func @f(%x: i32) {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  // expected-error @+1 {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+2 {{custom op 'llvm.blocktag' integer value too large}}
  // expected-error @+1 {{custom op 'llvm.blocktag' failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
  llvm.blocktag <id = 4294967296>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+2 {{custom op 'llvm.blocktag' expected valid keyword}}
  // expected-error @+1 {{custom op 'llvm.blocktag' expected a parameter name in struct}}
  llvm.blocktag <1>
  llvm.return
}

// -----

// expected-error @+1 {{invalid properties {tag = 3 : i32} for op llvm.blocktag: Invalid attribute `tag` in property conversion: 3 : i32}}
"llvm.blocktag"() <{tag = 3 : i32}> : () -> ()

// -----

// expected-error @+1 {{'llvm.blocktag' op requires attribute 'tag'}}
"llvm.blocktag"() : () -> ()

// -----

// expected-error @+1 {{'llvm.blockaddress' op result #0 must be LLVM pointer type, but got 'i32'}}
%a = llvm.blockaddress <function = @f, tag = <id = 1>> : i32

// -----

// expected-error @+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
%a = llvm.blockaddress <tag = <id = 1>, function = @f> : !llvm.ptr

// -----

// expected-error @+1 {{expected ','}}
%a = llvm.blockaddress <tag = <id = 1>> : !llvm.ptr

// -----

// expected-error @+2 {{custom op 'llvm.blockaddress' invalid kind of attribute specified}}
// expected-error @+1 {{custom op 'llvm.blockaddress' failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
%a = llvm.blockaddress <function = @f::@g, tag = <id = 1>> : !llvm.ptr

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{custom op 'llvm.blockaddress' failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`}}
%a = llvm.blockaddress <function = @f, tag = 1> : !llvm.ptr

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  llvm.indirectbr %x : !llvm.ptr, [^a(%i : i32)]
^a(%0: i64):
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{expected ':'}}
  llvm.indirectbr %x : !llvm.ptr, [^a(%i)]
^a(%0: i64):
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{expected '['successor blocks}}
  llvm.indirectbr %x : !llvm.ptr, ^a
^a:
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{expected ']'successor blocks}}
  llvm.indirectbr %x : !llvm.ptr, [^a ^b]
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{custom op 'llvm.indirectbr' number of operands and types do not match: got 2 operands and 1 types}}
  llvm.indirectbr %x : !llvm.ptr, [^a(%i, %i : i32)]
^a(%0: i32, %1: i32):
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{'llvm.indirectbr' op succOperands count (1) does not match with the total size (0) specified in attribute 'indbr_operand_segments'}}
  "llvm.indirectbr"(%x, %i)[^a] <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr, i32) -> ()
^a:
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{'llvm.indirectbr' op requires attribute 'indbr_operand_segments'}}
  "llvm.indirectbr"(%x, %i)[^a] : (!llvm.ptr, i32) -> ()
^a:
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  // expected-error @+1 {{'llvm.indirectbr' op expected 1 or more operands, but found 0}}
  "llvm.indirectbr"() <{indbr_operand_segments = array<i32>}> : () -> ()
}

// -----

llvm.func @f(%x: !llvm.ptr) {
  // expected-error @+1 {{'llvm.indirectbr' op 'indbr_operand_segments' attribute cannot have negative elements}}
  "llvm.indirectbr"(%x) <{indbr_operand_segments = array<i32: -1>}> : (!llvm.ptr) -> ()
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.indirectbr %x : !llvm.ptr, [^a(%i : i64)]
^a(%0: i32):
  llvm.return
}

// -----

llvm.func @f(%x: !llvm.ptr, %i: i32, %j: i64) {
  // expected-error @+1 {{expected block name}}
  llvm.indirectbr %x : !llvm.ptr, [%i]
^a(%0: i32):
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{custom op 'llvm.blocktag' duplicate or unknown struct parameter name: ident}}
  llvm.blocktag <ident = 1>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+2 {{custom op 'llvm.blocktag' expected integer value}}
  // expected-error @+1 {{custom op 'llvm.blocktag' failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
  llvm.blocktag <id = x>
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error @+1 {{custom op 'llvm.blocktag' invalid kind of attribute specified}}
  llvm.blocktag #llvm.tbaa_root
  llvm.return
}

// -----

// expected-error @+2 {{duplicate or unknown struct parameter name: foo}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = 1, foo = 2>]>]
