// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// Ops of two operands.
func.func @binary(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @binary(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = index.add %arg0, %arg1
// CHECK-NEXT:     %1 = index.sub %arg0, %arg1
// CHECK-NEXT:     %2 = index.mul %arg0, %arg1
// CHECK-NEXT:     %3 = index.divs %arg0, %arg1
// CHECK-NEXT:     %4 = index.divu %arg0, %arg1
// CHECK-NEXT:     %5 = index.ceildivs %arg0, %arg1
// CHECK-NEXT:     %6 = index.ceildivu %arg0, %arg1
// CHECK-NEXT:     %7 = index.floordivs %arg0, %arg1
// CHECK-NEXT:     %8 = index.rems %arg0, %arg1
// CHECK-NEXT:     %9 = index.remu %arg0, %arg1
// CHECK-NEXT:     %10 = index.maxs %arg0, %arg1
// CHECK-NEXT:     %11 = index.maxu %arg0, %arg1
// CHECK-NEXT:     %12 = index.mins %arg0, %arg1
// CHECK-NEXT:     %13 = index.minu %arg0, %arg1
// CHECK-NEXT:     %14 = index.shl %arg0, %arg1
// CHECK-NEXT:     %15 = index.shrs %arg0, %arg1
// CHECK-NEXT:     %16 = index.shru %arg0, %arg1
// CHECK-NEXT:     %17 = index.and %arg0, %arg1
// CHECK-NEXT:     %18 = index.or %arg0, %arg1
// CHECK-NEXT:     %19 = index.xor %arg0, %arg1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "binary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT:     %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %1 = "index.sub"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %2 = "index.mul"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %3 = "index.divs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %4 = "index.divu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %5 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %6 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %7 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %8 = "index.rems"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %9 = "index.remu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %10 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %11 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %12 = "index.mins"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %13 = "index.minu"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %14 = "index.shl"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %15 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %16 = "index.shru"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %17 = "index.and"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %18 = "index.or"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     %19 = "index.xor"(%arg0, %arg1) : (index, index) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Attributes are kept.
func.func @attributes(%a: index) {
  %0 = index.add %a, %a {note = "x"}
  %1 = index.sizeof {tag}
  %2 = index.cmp eq(%a, %a) {tag}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%arg0: index) {
// CHECK-NEXT:     %0 = index.add %arg0, %arg0 {note = "x"}
// CHECK-NEXT:     %1 = index.sizeof {tag}
// CHECK-NEXT:     %2 = index.cmp eq(%arg0, %arg0) {tag}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "attributes"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     %0 = "index.add"(%arg0, %arg0) {note = "x"} : (index, index) -> index
// GENERIC-NEXT:     %1 = "index.sizeof"() {tag} : () -> index
// GENERIC-NEXT:     %2 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> {tag} : (index, index) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Predicates.
func.func @cmp(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT:     %1 = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT:     %2 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT:     %3 = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT:     %4 = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT:     %5 = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT:     %6 = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT:     %7 = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT:     %8 = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT:     %9 = index.cmp uge(%arg0, %arg1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "cmp"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT:     %0 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
// GENERIC-NEXT:     %1 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
// GENERIC-NEXT:     %2 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
// GENERIC-NEXT:     %3 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
// GENERIC-NEXT:     %4 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
// GENERIC-NEXT:     %5 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
// GENERIC-NEXT:     %6 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
// GENERIC-NEXT:     %7 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
// GENERIC-NEXT:     %8 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
// GENERIC-NEXT:     %9 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Casts.
func.func @casts(%a: index, %b: i32, %d: si8, %e: i64) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %b : i32 to index
  %2 = index.castu %a : index to ui16
  %3 = index.castu %d : si8 to index
  %4 = index.castu %e {note} : i64 to index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: index, %arg1: i32, %arg2: si8, %arg3: i64) {
// CHECK-NEXT:     %0 = index.casts %arg0 : index to i32
// CHECK-NEXT:     %1 = index.casts %arg1 : i32 to index
// CHECK-NEXT:     %2 = index.castu %arg0 : index to ui16
// CHECK-NEXT:     %3 = index.castu %arg2 : si8 to index
// CHECK-NEXT:     %4 = index.castu %arg3 {note} : i64 to index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, i32, si8, i64) -> (), sym_name = "casts"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: i32, %arg2: si8, %arg3: i64):
// GENERIC-NEXT:     %0 = "index.casts"(%arg0) : (index) -> i32
// GENERIC-NEXT:     %1 = "index.casts"(%arg1) : (i32) -> index
// GENERIC-NEXT:     %2 = "index.castu"(%arg0) : (index) -> ui16
// GENERIC-NEXT:     %3 = "index.castu"(%arg2) : (si8) -> index
// GENERIC-NEXT:     %4 = "index.castu"(%arg3) {note} : (i64) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Constants and their names.
func.func @constants() {
  %0 = index.constant 42
  %1 = index.constant -42
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  %4 = index.constant {note} 42
  %5 = index.sizeof
  %6 = index.constant 0x10
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() {
// CHECK-NEXT:     %idx42 = index.constant 42
// CHECK-NEXT:     %idx-42 = index.constant -42
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %false = index.bool.constant false
// CHECK-NEXT:     %idx42_0 = index.constant {note} 42
// CHECK-NEXT:     %0 = index.sizeof
// CHECK-NEXT:     %idx16 = index.constant 16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
// GENERIC-NEXT:     %0 = "index.constant"() <{value = 42 : index}> : () -> index
// GENERIC-NEXT:     %1 = "index.constant"() <{value = -42 : index}> : () -> index
// GENERIC-NEXT:     %2 = "index.bool.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT:     %3 = "index.bool.constant"() <{value = false}> : () -> i1
// GENERIC-NEXT:     %4 = "index.constant"() <{value = 42 : index}> {note} : () -> index
// GENERIC-NEXT:     %5 = "index.sizeof"() : () -> index
// GENERIC-NEXT:     %6 = "index.constant"() <{value = 16 : index}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The generic form.
func.func @generic(%a: index) {
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
  %1 = "index.constant"() <{value = 7 : index}> : () -> index
  %2 = "index.bool.constant"() {value = true} : () -> i1
  %3 = "index.casts"(%a) : (index) -> i8
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: index) {
// CHECK-NEXT:     %0 = index.cmp ult(%arg0, %arg0)
// CHECK-NEXT:     %idx7 = index.constant 7
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %1 = index.casts %arg0 : index to i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index):
// GENERIC-NEXT:     %0 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
// GENERIC-NEXT:     %1 = "index.constant"() <{value = 7 : index}> : () -> index
// GENERIC-NEXT:     %2 = "index.bool.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT:     %3 = "index.casts"(%arg0) : (index) -> i8
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
