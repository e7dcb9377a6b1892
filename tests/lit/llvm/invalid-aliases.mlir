// RUN: pyopt --split-input-file --verify-diagnostics %s

// expected-error @+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias @a : i32 {
  llvm.return
}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
llvm.mlir.alias @a : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.alias' expected zero or one type}}
llvm.mlir.alias @a : i32, i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.alias' op 'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.alias' op 'extern_weak' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias extern_weak @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  // expected-error @+1 {{ops with side effects are not allowed in alias initializers}}
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.alias' op region #0 ('initializer') failed to verify constraint: region with 1 blocks}}
llvm.mlir.alias @a : i32 {
}

// -----

// expected-error @+2 {{'llvm.mlir.alias' op expects regions to end with 'llvm.return', found 'llvm.unreachable'}}
// expected-note @+1 {{in custom textual format, the absence of terminator implies 'llvm.return'}}
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
  %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
  "llvm.unreachable"() : () -> ()
}) : () -> ()
llvm.mlir.global external @g(1 : i32) : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.alias' expected valid '@'-identifier for symbol name}}
llvm.mlir.alias private unnamed_addr thread_local @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias weak local_unnamed_addr @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias internal local_unnamed_addr @b : !llvm.func<void (i32)> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global weak @g(1 : i64) : i64
llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.call' op 'b' does not reference a valid LLVM function or IFunc}}
  llvm.call @b(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %2 = llvm.dso_local_equivalent @func : !llvm.ptr
  llvm.store %2, %2 : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func extern_weak @func()

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %2 = llvm.dso_local_equivalent @func : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.dso_local_equivalent' op result #0 must be LLVM pointer type, but got 'i32'}}
  %2 = llvm.dso_local_equivalent @f : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{custom op 'llvm.dso_local_equivalent' invalid kind of attribute specified}}
  %2 = llvm.dso_local_equivalent @f::@g : !llvm.ptr
  llvm.return
}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DSOLocalEquivalentAttr parameter 'sym' which is to be a `FlatSymbolRefAttr`}}
llvm.func @f() attributes {a = #llvm.dso_local_equivalent<@f>} {
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @al
llvm.mlir.alias external @al : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @g
llvm.mlir.global external @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, i32 @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{custom op 'llvm.mlir.ifunc' 'llvm.mlir.ifunc' op attribute 'address_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r {address_space = -1 : i32}
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{custom op 'llvm.mlir.ifunc' expected valid '@'-identifier for symbol name}}
llvm.mlir.ifunc foo : !llvm.func<f32 (i64)>, !llvm.ptr @r

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() {
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op 'extern_weak' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc extern_weak @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op 'available_externally' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc available_externally @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op 'appending' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc appending @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @user(%a: i64) {
// expected-error @+1 {{'llvm.mlir.ifunc' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.ifunc weak_odr @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
  llvm.return
}

// -----

llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @user(%a: i64) {
  // expected-error @+1 {{'llvm.call' op result type mismatch: 'f64' != 'f32'}}
  %0 = llvm.call @foo(%a) : (i64) -> f64
  llvm.return
}

// -----

llvm.func @user(%a: i64) {
  // expected-error @+1 {{'llvm.call' op 'r' does not reference a symbol in the current scope}}
  %0 = llvm.call @r(%a) : (i64) -> f64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.dso_local_equivalent' op must reference an alias to a function}}
  %2 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}
llvm.mlir.alias @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, i32 @r
llvm.func @r() -> i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.alias' attribute 'linkage' occurs more than once in the attribute list}}
llvm.mlir.alias @a {linkage = 1} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error @+1 {{'llvm.mlir.alias' op expects region #0 to have 0 or 1 blocks}}
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.br ^a
^a:
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// -----

llvm.mlir.alias @a : i32 {
  // expected-error @+1 {{block with no terminator, has %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias @a : !llvm.void {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias @a : i32 {
  // expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

func.func @h() {
  // expected-error @+1 {{'llvm.mlir.alias' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.alias @a : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  return
}

// -----

// expected-error @+1 {{invalid properties {alias_type = i32, linkage = 3 : i64, sym_name = "foo"} for op llvm.mlir.alias: Invalid attribute `linkage` in property conversion: 3 : i64}}
"llvm.mlir.alias"() <{sym_name = "foo", linkage = 3, alias_type = i32}> ({
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.mlir.alias' op requires attribute 'alias_type'}}
"llvm.mlir.alias"() <{sym_name = "foo", linkage = #llvm.linkage<external>}> ({
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op requires attribute 'i_func_type'}}
"llvm.mlir.ifunc"() <{sym_name = "foo", linkage = #llvm.linkage<external>}> : () -> ()
