// RUN: pyopt-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

// LLVM's verifier: tags of type-based alias analysis. tests/differential/test_rejected_translations.py compares each chunk.

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 4>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 2>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 8>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #pair, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Access type node must be a valid scalar type}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #char, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = -4>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, 4>, <#int, 0>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #int, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offsets must be increasing!}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, -4>, <#int, 0>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #int, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offsets must be increasing!}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, 0>, <#int, 0>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #int, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #other, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Access type node must be a valid scalar type}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, 0>, <#pair, 8>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #int, offset = 12>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, 0>, <#pair, 8>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #int, offset = 10>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, 0>, <#pair, 8>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #pair, offset = 8>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Access type node must be a valid scalar type}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#pair, 0>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #other, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Access type node must be a valid scalar type}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#root, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #int, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Did not see access type in access path!}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "u", members = {<#int, 4>, <#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #other, access_type = #int, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Could not find TBAA parent in struct type node}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #char, access_type = #int, offset = 0>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Did not see access type in access path!}}
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 4>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  llvm.store %n, %p {tbaa = [#tag]} : i32, !llvm.ptr
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 4>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, tbaa = [#tag]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 4>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  llvm.call @f(%p, %n) {tbaa = [#tag]} : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 4>

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Offset not zero at the point of scalar access}}
  %0 = llvm.atomicrmw add %p, %n monotonic {tbaa = [#tag]} : !llvm.ptr, i32
  llvm.return
}
