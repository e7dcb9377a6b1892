// RUN: pyopt --split-input-file --verify-diagnostics %s

#file = #llvm.di_file<"a.c" in "/d">
#var = #llvm.di_local_variable<scope = #file, name = "x", arg = 1, alignInBits = 8, flags = "Artificial|ObjectPointer">
#var2 = #llvm.di_local_variable<scope = #file, name = "x", arg = 1, alignInBits = 8, flags = Artificial>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var = %a : i32
  // expected-error @+1 {{expected '<'}}
  llvm.intr.dbg.value #var2 #llvm.di_expression = %a : i32
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/d">
#var = #llvm.di_local_variable<scope = #file>
llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.intr.dbg.declare' op operand #0 must be LLVM pointer type, but got 'i32'}}
  llvm.intr.dbg.declare #var = %a : i32
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/d">
llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.intr.dbg.value' invalid kind of attribute specified}}
  llvm.intr.dbg.value #file = %a : i32
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/d">
llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.intr.dbg.label' invalid kind of attribute specified}}
  llvm.intr.dbg.label #file
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.intr.dbg.value' op requires attribute 'varInfo'}}
  "llvm.intr.dbg.value"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.intr.dbg.label' op requires attribute 'label'}}
  "llvm.intr.dbg.label"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{invalid properties {label = 1 : i64} for op llvm.intr.dbg.label: Invalid attribute `label` in property conversion: 1 : i64}}
  "llvm.intr.dbg.label"() <{label = 1}> : () -> ()
  llvm.return
}

// -----

#var = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">>
llvm.func @f(%a: i32) {
  // expected-error @+1 {{invalid properties {locationExpr = 1 : i64, varInfo = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">>} for op llvm.intr.dbg.value: Invalid attribute `locationExpr` in property conversion: 1 : i64}}
  "llvm.intr.dbg.value"(%a) <{varInfo = #var, locationExpr = 1}> : (i32) -> ()
  llvm.return
}

// -----

#var = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">>
llvm.func @f(%a: i32) {
  // expected-error @+1 {{'llvm.intr.dbg.value' op attribute 'locationExpr' failed to satisfy constraint: }}
  llvm.intr.dbg.value #var #var = %a : i32
  llvm.return
}
