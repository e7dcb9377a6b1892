// RUN: pyopt --split-input-file --convert-vector-to-llvm %s | FileCheck %s

// Prints become calls of functions that are declared at the front.

func.func @p1(%a: i1, %b: i4, %c: si4, %d: ui4, %e: index, %f: i32, %g: i40, %h: ui64, %i: f32,
              %j: f64, %k: si64, %l: i64) {
  vector.print %a : i1
  vector.print %b : i4
  vector.print %c : si4
  vector.print %d : ui4
  vector.print %e : index
  vector.print %f : i32
  vector.print %g : i40
  vector.print %h : ui64
  vector.print %i : f32
  vector.print %j : f64
  vector.print %k : si64
  vector.print %l : i64
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printF64(f64)
// CHECK-NEXT:   llvm.func @printF32(f32)
// CHECK-NEXT:   llvm.func @printU64(i64)
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printI64(i64)
// CHECK-NEXT:   func.func @p1(%arg0: i1, %arg1: i4, %arg2: si4, %arg3: ui4, %arg4: index, %arg5: i32, %arg6: i40, %arg7: ui64, %arg8: f32, %arg9: f64, %arg10: si64, %arg11: i64) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg10 : si64 to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg7 : ui64 to i64
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg3 : ui4 to i4
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %arg2 : si4 to i4
// CHECK-NEXT:     %5 = arith.extui %arg0 : i1 to i64
// CHECK-NEXT:     llvm.call @printI64(%5) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %6 = arith.extsi %arg1 : i4 to i64
// CHECK-NEXT:     llvm.call @printI64(%6) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %7 = arith.extsi %4 : i4 to i64
// CHECK-NEXT:     llvm.call @printI64(%7) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %8 = arith.extui %3 : i4 to i64
// CHECK-NEXT:     llvm.call @printU64(%8) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printU64(%2) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %9 = arith.extsi %arg5 : i32 to i64
// CHECK-NEXT:     llvm.call @printI64(%9) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %10 = arith.extsi %arg6 : i40 to i64
// CHECK-NEXT:     llvm.call @printI64(%10) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printU64(%1) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printF32(%arg8) : (f32) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printF64(%arg9) : (f64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printI64(%0) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printI64(%arg11) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p2(%i: f16, %j: bf16) {
  vector.print %i : f16
  vector.print %j : bf16
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printBF16(i16)
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printF16(i16)
// CHECK-NEXT:   func.func @p2(%arg0: f16, %arg1: bf16) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     llvm.call @printF16(%0) : (i16) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : bf16 to i16
// CHECK-NEXT:     llvm.call @printBF16(%1) : (i16) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p7(%a: f80) {
  vector.print %a : f80
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @p7(%arg0: f80) {
// CHECK-NEXT:     vector.print %arg0 : f80
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @printF32(f32)
func.func @p8(%i: f32) {
  vector.print %i : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printF32(f32)
// CHECK-NEXT:   func.func @p8(%arg0: f32) {
// CHECK-NEXT:     llvm.call @printF32(%arg0) : (f32) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  module {
    func.func @p11(%i: f32) {
      vector.print %i : f32
      return
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.func @printNewline()
// CHECK-NEXT:     llvm.func @printF32(f32)
// CHECK-NEXT:     func.func @p11(%arg0: f32) {
// CHECK-NEXT:       llvm.call @printF32(%arg0) : (f32) -> ()
// CHECK-NEXT:       llvm.call @printNewline() : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p4() {
  vector.print str "Hello"
  vector.print str "Hello"
  vector.print str "a\0Ab\22"
  vector.print str ""
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_2(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_1(dense<[97, 10, 98, 34, 0]> : tensor<5xi8>) {addr_space = 0 : i32} : !llvm.array<5 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_0(dense<[72, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.func @printString(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str(dense<[72, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   func.func @p4() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @printString(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %2 = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @printString(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %4 = llvm.mlir.addressof @vector_print_str_1 : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
// CHECK-NEXT:     llvm.call @printString(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %6 = llvm.mlir.addressof @vector_print_str_2 : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.getelementptr %6[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT:     llvm.call @printString(%7) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global @vector_print_str(0 : i32) : i32
func.func @p4() {
  vector.print str "Hello"
  vector.print str "x\F0"
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_1(dense<[120, -16, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT:   llvm.func @printString(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_0(dense<[72, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.mlir.global external @vector_print_str(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   func.func @p4() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @printString(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %2 = llvm.mlir.addressof @vector_print_str_1 : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:     llvm.call @printString(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
