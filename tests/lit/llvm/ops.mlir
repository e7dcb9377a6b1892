// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Pointers, arrays and literal structs; inside of each other they lose their prefix.
func.func private @f(!llvm.ptr, !llvm.ptr<0>, !llvm.ptr<3>, !llvm<ptr>)
func.func private @g(!llvm.array<4 x i32>, !llvm.array<2 x array<3 x ptr<1>>>,
                     !llvm.array<2 x !llvm.ptr>, !llvm.array<0 x vector<[4]xf32>>)
func.func private @h(!llvm.struct<()>, !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, i32)>,
                     !llvm.struct<(!llvm.struct<(f32)>, array<2 x i1>)>)
func.func private @i(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx,
                     !llvm.ppc_fp128, !llvm.struct<(ppc_fp128, index)>)
func.func private @j(tensor<2x!llvm.ptr>, tensor<4x!llvm.struct<(i32)>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr)
// CHECK-NEXT:   func.func private @g(!llvm.array<4 x i32>, !llvm.array<2 x array<3 x ptr<1>>>, !llvm.array<2 x ptr>, !llvm.array<0 x vector<[4]xf32>>)
// CHECK-NEXT:   func.func private @h(!llvm.struct<()>, !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<(struct<(f32)>, array<2 x i1>)>)
// CHECK-NEXT:   func.func private @i(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, !llvm.struct<(!llvm.ppc_fp128, index)>)
// CHECK-NEXT:   func.func private @j(tensor<2x!llvm.ptr>, tensor<4x!llvm.struct<(i32)>>)
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.array<4 x i32>, !llvm.array<2 x array<3 x ptr<1>>>, !llvm.array<2 x ptr>, !llvm.array<0 x vector<[4]xf32>>) -> (), sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.struct<()>, !llvm.struct<(i32, ptr)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<(struct<(f32)>, array<2 x i1>)>) -> (), sym_name = "h", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, !llvm.struct<(!llvm.ppc_fp128, index)>) -> (), sym_name = "i", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x!llvm.ptr>, tensor<4x!llvm.struct<(i32)>>) -> (), sym_name = "j", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Values that are not known, and taking structs and arrays apart.
func.func @f(%s: !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>, %x: i32,
             %p: !llvm.ptr) {
  %0 = llvm.mlir.undef : !llvm.struct<packed (i8, i32)>
  %1 = llvm.mlir.poison {keep} : !llvm.array<2 x f32>
  %2 = llvm.mlir.undef {keep} : vector<4xf32>
  %3 = llvm.extractvalue %s[0] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
  %4 = llvm.extractvalue %s[2, 1] {keep}
      : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
  %5 = llvm.extractvalue %s[3] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
  %6 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
  %7 = llvm.insertvalue %p, %6[1] {keep}
      : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
  %8 = llvm.insertvalue %x, %7[2, 3] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>, %arg1: i32, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<packed (i8, i32)>
// CHECK-NEXT:     %1 = llvm.mlir.poison {keep} : !llvm.array<2 x f32>
// CHECK-NEXT:     %2 = llvm.mlir.undef {keep} : vector<4xf32>
// CHECK-NEXT:     %3 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// CHECK-NEXT:     %4 = llvm.extractvalue %arg0[2, 1] {keep} : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %arg0[3] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg2, %6[1] {keep} : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// CHECK-NEXT:     %8 = llvm.insertvalue %arg1, %7[2, 3] : !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>, i32, !llvm.ptr) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>, %arg1: i32, %arg2: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.mlir.undef"() : () -> !llvm.struct<packed (i8, i32)>
// GENERIC-NEXT:     %1 = "llvm.mlir.poison"() {keep} : () -> !llvm.array<2 x f32>
// GENERIC-NEXT:     %2 = "llvm.mlir.undef"() {keep} : () -> vector<4xf32>
// GENERIC-NEXT:     %3 = "llvm.extractvalue"(%arg0) <{position = array<i64: 0>}> : (!llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>) -> i32
// GENERIC-NEXT:     %4 = "llvm.extractvalue"(%arg0) <{position = array<i64: 2, 1>}> {keep} : (!llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>) -> i32
// GENERIC-NEXT:     %5 = "llvm.extractvalue"(%arg0) <{position = array<i64: 3>}> : (!llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>) -> !llvm.struct<(f32, i1)>
// GENERIC-NEXT:     %6 = "llvm.insertvalue"(%arg0, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>, i32) -> !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// GENERIC-NEXT:     %7 = "llvm.insertvalue"(%6, %arg2) <{position = array<i64: 1>}> {keep} : (!llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>, !llvm.ptr) -> !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// GENERIC-NEXT:     %8 = "llvm.insertvalue"(%7, %arg1) <{position = array<i64: 2, 3>}> : (!llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>, i32) -> !llvm.struct<(i32, ptr, array<4 x i32>, struct<(f32, i1)>)>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Generic forms.
func.func @f(%s: !llvm.struct<(i32, array<4 x i32>)>, %x: i32) {
  %0 = "llvm.mlir.undef"() : () -> i32
  %1 = "llvm.mlir.poison"() : () -> !llvm.ptr
  %2 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0>}>
      : (!llvm.struct<(i32, array<4 x i32>)>) -> i32
  %3 = "llvm.extractvalue"(%s) <{position = array<i64>}>
      : (!llvm.struct<(i32, array<4 x i32>)>) -> !llvm.struct<(i32, array<4 x i32>)>
  %4 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0>}>
      : (!llvm.struct<(i32, array<4 x i32>)>, i32) -> !llvm.struct<(i32, array<4 x i32>)>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.struct<(i32, array<4 x i32>)>, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i32
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, array<4 x i32>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %arg0[] : !llvm.struct<(i32, array<4 x i32>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, array<4 x i32>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!llvm.struct<(i32, array<4 x i32>)>, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.struct<(i32, array<4 x i32>)>, %arg1: i32):
// GENERIC-NEXT:     %0 = "llvm.mlir.undef"() : () -> i32
// GENERIC-NEXT:     %1 = "llvm.mlir.poison"() : () -> !llvm.ptr
// GENERIC-NEXT:     %2 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1, 0>}> : (!llvm.struct<(i32, array<4 x i32>)>) -> i32
// GENERIC-NEXT:     %3 = "llvm.extractvalue"(%arg0) <{position = array<i64>}> : (!llvm.struct<(i32, array<4 x i32>)>) -> !llvm.struct<(i32, array<4 x i32>)>
// GENERIC-NEXT:     %4 = "llvm.insertvalue"(%arg0, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<4 x i32>)>, i32) -> !llvm.struct<(i32, array<4 x i32>)>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
