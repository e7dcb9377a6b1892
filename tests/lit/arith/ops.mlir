// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | pyopt --split-input-file | FileCheck %s

// Integer ops of two operands.
func.func @integer_ops(%a: i32, %b: i32) {
  %0 = arith.divui %a, %b : i32
  %1 = arith.divsi %a, %b : i32
  %2 = arith.ceildivui %a, %b : i32
  %3 = arith.ceildivsi %a, %b : i32
  %4 = arith.floordivsi %a, %b : i32
  %5 = arith.remui %a, %b : i32
  %6 = arith.remsi %a, %b : i32
  %7 = arith.andi %a, %b : i32
  %8 = arith.ori %a, %b : i32
  %9 = arith.xori %a, %b : i32
  %10 = arith.shrui %a, %b : i32
  %11 = arith.shrsi %a, %b : i32
  %12 = arith.maxsi %a, %b : i32
  %13 = arith.maxui %a, %b : i32
  %14 = arith.minsi %a, %b : i32
  %15 = arith.minui %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @integer_ops(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %0 = arith.divui %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.ceildivui %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.ceildivsi %arg0, %arg1 : i32
// CHECK-NEXT:     %4 = arith.floordivsi %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = arith.remui %arg0, %arg1 : i32
// CHECK-NEXT:     %6 = arith.remsi %arg0, %arg1 : i32
// CHECK-NEXT:     %7 = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT:     %8 = arith.ori %arg0, %arg1 : i32
// CHECK-NEXT:     %9 = arith.xori %arg0, %arg1 : i32
// CHECK-NEXT:     %10 = arith.shrui %arg0, %arg1 : i32
// CHECK-NEXT:     %11 = arith.shrsi %arg0, %arg1 : i32
// CHECK-NEXT:     %12 = arith.maxsi %arg0, %arg1 : i32
// CHECK-NEXT:     %13 = arith.maxui %arg0, %arg1 : i32
// CHECK-NEXT:     %14 = arith.minsi %arg0, %arg1 : i32
// CHECK-NEXT:     %15 = arith.minui %arg0, %arg1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "integer_ops"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT:     %0 = "arith.divui"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.divsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.ceildivui"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "arith.ceildivsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "arith.floordivsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %5 = "arith.remui"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %6 = "arith.remsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %7 = "arith.andi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %8 = "arith.ori"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %9 = "arith.xori"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %10 = "arith.shrui"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %11 = "arith.shrsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %12 = "arith.maxsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %13 = "arith.maxui"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %14 = "arith.minsi"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     %15 = "arith.minui"(%arg0, %arg1) : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Integer ops of any width, of index, vectors and tensors.
func.func @integer_types(%a: i1, %b: i7, %c: i128, %d: index, %e: vector<2x[4]xi8>,
                         %f: tensor<?x3xi64>) {
  %0 = arith.xori %a, %a : i1
  %1 = arith.andi %b, %b : i7
  %2 = arith.divui %c, %c : i128
  %3 = arith.minsi %d, %d : index
  %4 = arith.shrsi %e, %e : vector<2x[4]xi8>
  %5 = arith.addi %f, %f : tensor<?x3xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @integer_types(%arg0: i1, %arg1: i7, %arg2: i128, %arg3: index, %arg4: vector<2x[4]xi8>, %arg5: tensor<?x3xi64>) {
// CHECK-NEXT:     %0 = arith.xori %arg0, %arg0 : i1
// CHECK-NEXT:     %1 = arith.andi %arg1, %arg1 : i7
// CHECK-NEXT:     %2 = arith.divui %arg2, %arg2 : i128
// CHECK-NEXT:     %3 = arith.minsi %arg3, %arg3 : index
// CHECK-NEXT:     %4 = arith.shrsi %arg4, %arg4 : vector<2x[4]xi8>
// CHECK-NEXT:     %5 = arith.addi %arg5, %arg5 : tensor<?x3xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i7, i128, index, vector<2x[4]xi8>, tensor<?x3xi64>) -> (), sym_name = "integer_types"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: i7, %arg2: i128, %arg3: index, %arg4: vector<2x[4]xi8>, %arg5: tensor<?x3xi64>):
// GENERIC-NEXT:     %0 = "arith.xori"(%arg0, %arg0) : (i1, i1) -> i1
// GENERIC-NEXT:     %1 = "arith.andi"(%arg1, %arg1) : (i7, i7) -> i7
// GENERIC-NEXT:     %2 = "arith.divui"(%arg2, %arg2) : (i128, i128) -> i128
// GENERIC-NEXT:     %3 = "arith.minsi"(%arg3, %arg3) : (index, index) -> index
// GENERIC-NEXT:     %4 = "arith.shrsi"(%arg4, %arg4) : (vector<2x[4]xi8>, vector<2x[4]xi8>) -> vector<2x[4]xi8>
// GENERIC-NEXT:     %5 = "arith.addi"(%arg5, %arg5) <{overflowFlags = #arith.overflow<none>}> : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Overflow flags: none is left out, and they have an order.
func.func @overflow(%a: i32, %v: vector<4xindex>) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a overflow<none> : i32
  %2 = arith.subi %a, %a overflow<nsw> : i32
  %3 = arith.muli %a, %a overflow<nuw, nsw> : i32
  %4 = arith.shli %v, %v overflow<nuw> {note = "kept"} : vector<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @overflow(%arg0: i32, %arg1: vector<4xindex>) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %2 = arith.subi %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT:     %3 = arith.muli %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT:     %4 = arith.shli %arg1, %arg1 overflow<nuw> {note = "kept"} : vector<4xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, vector<4xindex>) -> (), sym_name = "overflow"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: vector<4xindex>):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.subi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %3 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %4 = "arith.shli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<nuw>}> {note = "kept"} : (vector<4xindex>, vector<4xindex>) -> vector<4xindex>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Ops with two results name them.
func.func @extended(%a: i32, %v: vector<4xi16>) {
  %s, %o = arith.addui_extended %a, %a : i32, i1
  %t:2 = arith.addui_extended %v, %v : vector<4xi16>, vector<4xi1>
  %l, %h = arith.mulsi_extended %a, %a : i32
  %m:2 = arith.mului_extended %v, %v {tag} : vector<4xi16>
  %u = arith.addi %t#0, %m#1 : vector<4xi16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extended(%arg0: i32, %arg1: vector<4xi16>) {
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
// CHECK-NEXT:     %sum_0, %overflow_1 = arith.addui_extended %arg1, %arg1 : vector<4xi16>, vector<4xi1>
// CHECK-NEXT:     %low, %high = arith.mulsi_extended %arg0, %arg0 : i32
// CHECK-NEXT:     %low_2, %high_3 = arith.mului_extended %arg1, %arg1 {tag} : vector<4xi16>
// CHECK-NEXT:     %0 = arith.addi %sum_0, %high_3 : vector<4xi16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, vector<4xi16>) -> (), sym_name = "extended"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: vector<4xi16>):
// GENERIC-NEXT:     %0:2 = "arith.addui_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i1)
// GENERIC-NEXT:     %1:2 = "arith.addui_extended"(%arg1, %arg1) : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, vector<4xi1>)
// GENERIC-NEXT:     %2:2 = "arith.mulsi_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i32)
// GENERIC-NEXT:     %3:2 = "arith.mului_extended"(%arg1, %arg1) {tag} : (vector<4xi16>, vector<4xi16>) -> (vector<4xi16>, vector<4xi16>)
// GENERIC-NEXT:     %4 = "arith.addi"(%1#0, %3#1) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Float ops.
func.func @float_ops(%a: f32, %b: f32) {
  %n = arith.negf %a : f32
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.maximumf %a, %b : f32
  %3 = arith.maxnumf %a, %b : f32
  %4 = arith.minimumf %a, %b : f32
  %5 = arith.minnumf %a, %b : f32
  %6 = arith.mulf %a, %b : f32
  %7 = arith.divf %a, %b : f32
  %8 = arith.remf %a, %b : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @float_ops(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %0 = arith.negf %arg0 : f32
// CHECK-NEXT:     %1 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT:     %2 = arith.subf %arg0, %arg1 : f32
// CHECK-NEXT:     %3 = arith.maximumf %arg0, %arg1 : f32
// CHECK-NEXT:     %4 = arith.maxnumf %arg0, %arg1 : f32
// CHECK-NEXT:     %5 = arith.minimumf %arg0, %arg1 : f32
// CHECK-NEXT:     %6 = arith.minnumf %arg0, %arg1 : f32
// CHECK-NEXT:     %7 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT:     %8 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT:     %9 = arith.remf %arg0, %arg1 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f32) -> (), sym_name = "float_ops"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f32):
// GENERIC-NEXT:     %0 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %1 = "arith.addf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %2 = "arith.subf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %3 = "arith.maximumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %4 = "arith.maxnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %5 = "arith.minimumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %6 = "arith.minnumf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %7 = "arith.mulf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %8 = "arith.divf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %9 = "arith.remf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Float types.
func.func @float_types(%a: f16, %b: bf16, %c: f64, %d: f80, %e: f128, %f: f8E4M3FN,
                       %g: vector<3xtf32>, %h: tensor<f8E5M2>) {
  %0 = arith.addf %a, %a : f16
  %1 = arith.mulf %b, %b : bf16
  %2 = arith.negf %c : f64
  %3 = arith.divf %d, %d : f80
  %4 = arith.remf %e, %e : f128
  %5 = arith.subf %f, %f : f8E4M3FN
  %6 = arith.maximumf %g, %g : vector<3xtf32>
  %7 = arith.minnumf %h, %h : tensor<f8E5M2>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @float_types(%arg0: f16, %arg1: bf16, %arg2: f64, %arg3: f80, %arg4: f128, %arg5: f8E4M3FN, %arg6: vector<3xtf32>, %arg7: tensor<f8E5M2>) {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : f16
// CHECK-NEXT:     %1 = arith.mulf %arg1, %arg1 : bf16
// CHECK-NEXT:     %2 = arith.negf %arg2 : f64
// CHECK-NEXT:     %3 = arith.divf %arg3, %arg3 : f80
// CHECK-NEXT:     %4 = arith.remf %arg4, %arg4 : f128
// CHECK-NEXT:     %5 = arith.subf %arg5, %arg5 : f8E4M3FN
// CHECK-NEXT:     %6 = arith.maximumf %arg6, %arg6 : vector<3xtf32>
// CHECK-NEXT:     %7 = arith.minnumf %arg7, %arg7 : tensor<f8E5M2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f16, bf16, f64, f80, f128, f8E4M3FN, vector<3xtf32>, tensor<f8E5M2>) -> (), sym_name = "float_types"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f16, %arg1: bf16, %arg2: f64, %arg3: f80, %arg4: f128, %arg5: f8E4M3FN, %arg6: vector<3xtf32>, %arg7: tensor<f8E5M2>):
// GENERIC-NEXT:     %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f16, f16) -> f16
// GENERIC-NEXT:     %1 = "arith.mulf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (bf16, bf16) -> bf16
// GENERIC-NEXT:     %2 = "arith.negf"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
// GENERIC-NEXT:     %3 = "arith.divf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f80, f80) -> f80
// GENERIC-NEXT:     %4 = "arith.remf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (f128, f128) -> f128
// GENERIC-NEXT:     %5 = "arith.subf"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
// GENERIC-NEXT:     %6 = "arith.maximumf"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (vector<3xtf32>, vector<3xtf32>) -> vector<3xtf32>
// GENERIC-NEXT:     %7 = "arith.minnumf"(%arg7, %arg7) <{fastmath = #arith.fastmath<none>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Fast-math flags: bits have an order, all of them are fast, none is left out.
func.func @fastmath(%a: f32) {
  %0 = arith.addf %a, %a fastmath<none> : f32
  %1 = arith.subf %a, %a fastmath<fast> : f32
  %2 = arith.mulf %a, %a fastmath<contract,nnan> : f32
  %3 = arith.divf %a, %a fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %4 = arith.negf %a fastmath<nsz> {note} : f32
  %5 = arith.cmpf olt, %a, %a fastmath<ninf,nnan> : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fastmath(%arg0: f32) {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT:     %1 = arith.subf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT:     %2 = arith.mulf %arg0, %arg0 fastmath<nnan,contract> : f32
// CHECK-NEXT:     %3 = arith.divf %arg0, %arg0 fastmath<fast> : f32
// CHECK-NEXT:     %4 = arith.negf %arg0 fastmath<nsz> {note} : f32
// CHECK-NEXT:     %5 = arith.cmpf olt, %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> (), sym_name = "fastmath"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32):
// GENERIC-NEXT:     %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %1 = "arith.subf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %2 = "arith.mulf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,contract>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %3 = "arith.divf"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %4 = "arith.negf"(%arg0) <{fastmath = #arith.fastmath<nsz>}> {note} : (f32) -> f32
// GENERIC-NEXT:     %5 = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,ninf>, predicate = 4 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Conversions of integers.
func.func @integer_casts(%a: i8, %v: vector<2xi32>, %t: tensor<?xi64>) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extsi %a : i8 to i9
  %2 = arith.trunci %v : vector<2xi32> to vector<2xi1>
  %3 = arith.uitofp %t : tensor<?xi64> to tensor<?xf32>
  %4 = arith.sitofp %a {loose} : i8 to f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @integer_casts(%arg0: i8, %arg1: vector<2xi32>, %arg2: tensor<?xi64>) {
// CHECK-NEXT:     %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:     %1 = arith.extsi %arg0 : i8 to i9
// CHECK-NEXT:     %2 = arith.trunci %arg1 : vector<2xi32> to vector<2xi1>
// CHECK-NEXT:     %3 = arith.uitofp %arg2 : tensor<?xi64> to tensor<?xf32>
// CHECK-NEXT:     %4 = arith.sitofp %arg0 {loose} : i8 to f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i8, vector<2xi32>, tensor<?xi64>) -> (), sym_name = "integer_casts"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i8, %arg1: vector<2xi32>, %arg2: tensor<?xi64>):
// GENERIC-NEXT:     %0 = "arith.extui"(%arg0) : (i8) -> i32
// GENERIC-NEXT:     %1 = "arith.extsi"(%arg0) : (i8) -> i9
// GENERIC-NEXT:     %2 = "arith.trunci"(%arg1) <{overflowFlags = #arith.overflow<none>}> : (vector<2xi32>) -> vector<2xi1>
// GENERIC-NEXT:     %3 = "arith.uitofp"(%arg2) : (tensor<?xi64>) -> tensor<?xf32>
// GENERIC-NEXT:     %4 = "arith.sitofp"(%arg0) {loose} : (i8) -> f64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Conversions of floats.
func.func @float_casts(%a: f32, %v: vector<2xf16>) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.extf %v fastmath<contract> : vector<2xf16> to vector<2xf32>
  %2 = arith.truncf %a : f32 to bf16
  %3 = arith.fptoui %a : f32 to i8
  %4 = arith.fptosi %v : vector<2xf16> to vector<2xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @float_casts(%arg0: f32, %arg1: vector<2xf16>) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f32 to f64
// CHECK-NEXT:     %1 = arith.extf %arg1 fastmath<contract> : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %2 = arith.truncf %arg0 : f32 to bf16
// CHECK-NEXT:     %3 = arith.fptoui %arg0 : f32 to i8
// CHECK-NEXT:     %4 = arith.fptosi %arg1 : vector<2xf16> to vector<2xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, vector<2xf16>) -> (), sym_name = "float_casts"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: vector<2xf16>):
// GENERIC-NEXT:     %0 = "arith.extf"(%arg0) : (f32) -> f64
// GENERIC-NEXT:     %1 = "arith.extf"(%arg1) <{fastmath = #arith.fastmath<contract>}> : (vector<2xf16>) -> vector<2xf32>
// GENERIC-NEXT:     %2 = "arith.truncf"(%arg0) : (f32) -> bf16
// GENERIC-NEXT:     %3 = "arith.fptoui"(%arg0) : (f32) -> i8
// GENERIC-NEXT:     %4 = "arith.fptosi"(%arg1) : (vector<2xf16>) -> vector<2xi64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Rounding modes.
func.func @rounding(%a: f64) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %a downward : f64 to f32
  %2 = arith.truncf %a upward fastmath<nnan> : f64 to f32
  %3 = arith.truncf %a toward_zero : f64 to f32
  %4 = arith.truncf %a to_nearest_away fastmath<fast> {note} : f64 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounding(%arg0: f64) {
// CHECK-NEXT:     %0 = arith.truncf %arg0 to_nearest_even : f64 to f32
// CHECK-NEXT:     %1 = arith.truncf %arg0 downward : f64 to f32
// CHECK-NEXT:     %2 = arith.truncf %arg0 upward fastmath<nnan> : f64 to f32
// CHECK-NEXT:     %3 = arith.truncf %arg0 toward_zero : f64 to f32
// CHECK-NEXT:     %4 = arith.truncf %arg0 to_nearest_away fastmath<fast> {note} : f64 to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f64) -> (), sym_name = "rounding"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f64):
// GENERIC-NEXT:     %0 = "arith.truncf"(%arg0) <{roundingmode = 0 : i32}> : (f64) -> f32
// GENERIC-NEXT:     %1 = "arith.truncf"(%arg0) <{roundingmode = 1 : i32}> : (f64) -> f32
// GENERIC-NEXT:     %2 = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<nnan>, roundingmode = 2 : i32}> : (f64) -> f32
// GENERIC-NEXT:     %3 = "arith.truncf"(%arg0) <{roundingmode = 3 : i32}> : (f64) -> f32
// GENERIC-NEXT:     %4 = "arith.truncf"(%arg0) <{fastmath = #arith.fastmath<fast>, roundingmode = 4 : i32}> {note} : (f64) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Casts of index and of bits, memrefs too.
func.func @index_and_bits(%a: i32, %m: memref<4xi32>, %i: index, %k: memref<?xindex, 1>) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_castui %i : index to i64
  %2 = arith.index_cast %k : memref<?xindex, 1> to memref<?xi16, 1>
  %3 = arith.bitcast %a : i32 to f32
  %4 = arith.bitcast %m : memref<4xi32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_and_bits(%arg0: i32, %arg1: memref<4xi32>, %arg2: index, %arg3: memref<?xindex, 1>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : i32 to index
// CHECK-NEXT:     %1 = arith.index_castui %arg2 : index to i64
// CHECK-NEXT:     %2 = arith.index_cast %arg3 : memref<?xindex, 1> to memref<?xi16, 1>
// CHECK-NEXT:     %3 = arith.bitcast %arg0 : i32 to f32
// CHECK-NEXT:     %4 = arith.bitcast %arg1 : memref<4xi32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, memref<4xi32>, index, memref<?xindex, 1>) -> (), sym_name = "index_and_bits"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: memref<4xi32>, %arg2: index, %arg3: memref<?xindex, 1>):
// GENERIC-NEXT:     %0 = "arith.index_cast"(%arg0) : (i32) -> index
// GENERIC-NEXT:     %1 = "arith.index_castui"(%arg2) : (index) -> i64
// GENERIC-NEXT:     %2 = "arith.index_cast"(%arg3) : (memref<?xindex, 1>) -> memref<?xi16, 1>
// GENERIC-NEXT:     %3 = "arith.bitcast"(%arg0) : (i32) -> f32
// GENERIC-NEXT:     %4 = "arith.bitcast"(%arg1) : (memref<4xi32>) -> memref<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Predicates of cmpi.
func.func @cmpi(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmpi(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.cmpi sle, %arg0, %arg1 : i32
// CHECK-NEXT:     %4 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT:     %5 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:     %6 = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT:     %7 = arith.cmpi ule, %arg0, %arg1 : i32
// CHECK-NEXT:     %8 = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT:     %9 = arith.cmpi uge, %arg0, %arg1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "cmpi"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT:     %0 = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %1 = "arith.cmpi"(%arg0, %arg1) <{predicate = 1 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %2 = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %3 = "arith.cmpi"(%arg0, %arg1) <{predicate = 3 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %4 = "arith.cmpi"(%arg0, %arg1) <{predicate = 4 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %5 = "arith.cmpi"(%arg0, %arg1) <{predicate = 5 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %6 = "arith.cmpi"(%arg0, %arg1) <{predicate = 6 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %7 = "arith.cmpi"(%arg0, %arg1) <{predicate = 7 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %8 = "arith.cmpi"(%arg0, %arg1) <{predicate = 8 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %9 = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Predicates of cmpf.
func.func @cmpf(%a: f32, %b: f32) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmpf(%arg0: f32, %arg1: f32) {
// CHECK-NEXT:     %0 = arith.cmpf false, %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.cmpf oeq, %arg0, %arg1 : f32
// CHECK-NEXT:     %2 = arith.cmpf ogt, %arg0, %arg1 : f32
// CHECK-NEXT:     %3 = arith.cmpf oge, %arg0, %arg1 : f32
// CHECK-NEXT:     %4 = arith.cmpf olt, %arg0, %arg1 : f32
// CHECK-NEXT:     %5 = arith.cmpf ole, %arg0, %arg1 : f32
// CHECK-NEXT:     %6 = arith.cmpf one, %arg0, %arg1 : f32
// CHECK-NEXT:     %7 = arith.cmpf ord, %arg0, %arg1 : f32
// CHECK-NEXT:     %8 = arith.cmpf ueq, %arg0, %arg1 : f32
// CHECK-NEXT:     %9 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT:     %10 = arith.cmpf uge, %arg0, %arg1 : f32
// CHECK-NEXT:     %11 = arith.cmpf ult, %arg0, %arg1 : f32
// CHECK-NEXT:     %12 = arith.cmpf ule, %arg0, %arg1 : f32
// CHECK-NEXT:     %13 = arith.cmpf une, %arg0, %arg1 : f32
// CHECK-NEXT:     %14 = arith.cmpf uno, %arg0, %arg1 : f32
// CHECK-NEXT:     %15 = arith.cmpf true, %arg0, %arg1 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, f32) -> (), sym_name = "cmpf"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: f32, %arg1: f32):
// GENERIC-NEXT:     %0 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %1 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %2 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %3 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %4 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %5 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %6 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %7 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %8 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %9 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %10 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %11 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %12 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %13 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %14 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %15 = "arith.cmpf"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Comparisons of vectors and tensors, their result types, predicates as strings.
func.func @compare_types(%a: vector<2xindex>, %b: tensor<*xi8>, %d: tensor<?x4xf32>) {
  %0 = arith.cmpi "ult", %a, %a : vector<2xindex>
  %1 = arith.cmpi eq, %b, %b : tensor<*xi8>
  %2 = arith.cmpf "une", %d, %d {note} : tensor<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @compare_types(%arg0: vector<2xindex>, %arg1: tensor<*xi8>, %arg2: tensor<?x4xf32>) {
// CHECK-NEXT:     %0 = arith.cmpi ult, %arg0, %arg0 : vector<2xindex>
// CHECK-NEXT:     %1 = arith.cmpi eq, %arg1, %arg1 : tensor<*xi8>
// CHECK-NEXT:     %2 = arith.cmpf une, %arg2, %arg2 {note} : tensor<?x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<2xindex>, tensor<*xi8>, tensor<?x4xf32>) -> (), sym_name = "compare_types"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: vector<2xindex>, %arg1: tensor<*xi8>, %arg2: tensor<?x4xf32>):
// GENERIC-NEXT:     %0 = "arith.cmpi"(%arg0, %arg0) <{predicate = 6 : i64}> : (vector<2xindex>, vector<2xindex>) -> vector<2xi1>
// GENERIC-NEXT:     %1 = "arith.cmpi"(%arg1, %arg1) <{predicate = 0 : i64}> : (tensor<*xi8>, tensor<*xi8>) -> tensor<*xi1>
// GENERIC-NEXT:     %2 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> {note} : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// select: one condition, or one an element.
func.func @select(%c: i1, %v: vector<4xi1>, %a: vector<4xf32>, %m: memref<2xi8>, %t: tensor<?xi1>,
                  %u: tensor<?xindex>) {
  %0 = arith.select %c, %a, %a : vector<4xf32>
  %1 = arith.select %v, %a, %a : vector<4xi1>, vector<4xf32>
  %2 = arith.select %c, %m, %m : memref<2xi8>
  %3 = arith.select %t, %u, %u {note = 1 : i8} : tensor<?xi1>, tensor<?xindex>
  %4 = arith.select %c, %c, %c : i1, i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: memref<2xi8>, %arg4: tensor<?xi1>, %arg5: tensor<?xindex>) {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg2, %arg2 : vector<4xf32>
// CHECK-NEXT:     %1 = arith.select %arg1, %arg2, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %2 = arith.select %arg0, %arg3, %arg3 : memref<2xi8>
// CHECK-NEXT:     %3 = arith.select %arg4, %arg5, %arg5 {note = 1 : i8} : tensor<?xi1>, tensor<?xindex>
// CHECK-NEXT:     %4 = arith.select %arg0, %arg0, %arg0 : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, vector<4xi1>, vector<4xf32>, memref<2xi8>, tensor<?xi1>, tensor<?xindex>) -> (), sym_name = "select"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: memref<2xi8>, %arg4: tensor<?xi1>, %arg5: tensor<?xindex>):
// GENERIC-NEXT:     %0 = "arith.select"(%arg0, %arg2, %arg2) : (i1, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %1 = "arith.select"(%arg1, %arg2, %arg2) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %2 = "arith.select"(%arg0, %arg3, %arg3) : (i1, memref<2xi8>, memref<2xi8>) -> memref<2xi8>
// GENERIC-NEXT:     %3 = "arith.select"(%arg4, %arg5, %arg5) {note = 1 : i8} : (tensor<?xi1>, tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
// GENERIC-NEXT:     %4 = "arith.select"(%arg0, %arg0, %arg0) : (i1, i1, i1) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Constants and the names they suggest.
func.func @constants() {
  %0 = arith.constant 5 : i32
  %1 = arith.constant -7 : i8
  %2 = arith.constant 12 : index
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1.5 : f32
  %6 = arith.constant 0x7FC00000 : f32
  %7 = arith.constant 170141183460469231731687303715884105727 : i128
  %8 = arith.constant {note} 5 : i32
  %9 = arith.constant 5 : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %c-7_i8 = arith.constant -7 : i8
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK-NEXT:     %c5_i32_1 = arith.constant {note} 5 : i32
// CHECK-NEXT:     %c5_i32_2 = arith.constant 5 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = -7 : i8}> : () -> i8
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = 12 : index}> : () -> index
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT:     %4 = "arith.constant"() <{value = false}> : () -> i1
// GENERIC-NEXT:     %5 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     %6 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
// GENERIC-NEXT:     %7 = "arith.constant"() <{value = 170141183460469231731687303715884105727 : i128}> : () -> i128
// GENERIC-NEXT:     %8 = "arith.constant"() <{value = 5 : i32}> {note} : () -> i32
// GENERIC-NEXT:     %9 = "arith.constant"() <{value = 5 : i32}> : () -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Dense constants.
func.func @dense() {
  %0 = arith.constant dense<1> : vector<4xi32>
  %1 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %2 = arith.constant dense<[true, false]> : vector<2xi1>
  %3 = arith.constant dense<2.0> : vector<[4]xf32>
  %4 = arith.constant dense<> : tensor<0x3xi8>
  %5 = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi8>
  %6 = arith.constant dense<3> : tensor<2xui8>
  %7 = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense() {
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT:     %cst_2 = arith.constant dense<2.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<> : tensor<0x3xi8>
// CHECK-NEXT{LITERAL}:     %cst_4 = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi8>
// CHECK-NEXT:     %cst_5 = arith.constant dense<3> : tensor<2xui8>
// CHECK-NEXT:     %cst_6 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "dense"}> ({
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
// GENERIC-NEXT{LITERAL}:     %1 = "arith.constant"() <{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = dense<[true, false]> : vector<2xi1>}> : () -> vector<2xi1>
// GENERIC-NEXT:     %3 = "arith.constant"() <{value = dense<2.000000e+00> : vector<[4]xf32>}> : () -> vector<[4]xf32>
// GENERIC-NEXT:     %4 = "arith.constant"() <{value = dense<> : tensor<0x3xi8>}> : () -> tensor<0x3xi8>
// GENERIC-NEXT{LITERAL}:     %5 = "arith.constant"() <{value = sparse<[[0], [2]], [1, 2]> : tensor<4xi8>}> : () -> tensor<4xi8>
// GENERIC-NEXT:     %6 = "arith.constant"() <{value = dense<3> : tensor<2xui8>}> : () -> tensor<2xui8>
// GENERIC-NEXT:     %7 = "arith.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The generic form gets its defaults.
func.func @generic(%a: i32, %f: f32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.addf"(%f, %f) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  %2 = "arith.cmpi"(%a, %a) <{predicate = 6 : i64}> : (i32, i32) -> i1
  %3 = "arith.truncf"(%f) <{roundingmode = 1 : i32}> : (f32) -> f16
  %4 = "arith.muli"(%a, %a) {overflowFlags = #arith.overflow<nsw, nuw>} : (i32, i32) -> i32
  %5 = "arith.constant"() <{value = 9 : i16}> : () -> i16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.addf %arg1, %arg1 fastmath<nnan> : f32
// CHECK-NEXT:     %2 = arith.cmpi ult, %arg0, %arg0 : i32
// CHECK-NEXT:     %3 = arith.truncf %arg1 downward : f32 to f16
// CHECK-NEXT:     %4 = arith.muli %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT:     %c9_i16 = arith.constant 9 : i16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, f32) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: f32):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.addf"(%arg1, %arg1) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %2 = "arith.cmpi"(%arg0, %arg0) <{predicate = 6 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT:     %3 = "arith.truncf"(%arg1) <{roundingmode = 1 : i32}> : (f32) -> f16
// GENERIC-NEXT:     %4 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %5 = "arith.constant"() <{value = 9 : i16}> : () -> i16
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// An attribute of flags on an op of another kind.
func.func @attributes(%a: i32) {
  %0 = arith.divsi %a, %a {
    a = #arith.fastmath<nnan,afn>,
    b = #arith.overflow<nuw, nsw>,
    c = #arith.fastmath<fast>,
    d = #arith.overflow<none>
  } : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%arg0: i32) {
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg0 {a = #arith.fastmath<nnan,afn>, b = #arith.overflow<nsw, nuw>, c = #arith.fastmath<fast>, d = #arith.overflow<none>} : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "attributes"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "arith.divsi"(%arg0, %arg0) {a = #arith.fastmath<nnan,afn>, b = #arith.overflow<nsw, nuw>, c = #arith.fastmath<fast>, d = #arith.overflow<none>} : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// What the dictionary says of an inherent attribute counts.
func.func @dictionary(%a: i32) {
  %0 = arith.addi %a, %a overflow<nuw> {overflowFlags = #arith.overflow<nsw>} : i32
  %1 = arith.subi %a, %a {overflowFlags = #arith.overflow<nsw>, other} : i32
  %2 = arith.constant {value = 5 : i32} 6 : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dictionary(%arg0: i32) {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT:     %1 = arith.subi %arg0, %arg0 overflow<nsw> {other} : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "dictionary"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.subi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<nsw>}> {other} : (i32, i32) -> i32
// GENERIC-NEXT:     %2 = "arith.constant"() <{value = 5 : i32}> : () -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
