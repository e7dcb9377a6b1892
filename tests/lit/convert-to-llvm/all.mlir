// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-to-llvm %s | FileCheck %s

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.muli %a, %a : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mul %arg1, %arg1 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.index_cast %i : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = math.absi %a : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = math.exp %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.intr.exp(%arg2) : (f32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = complex.add %z, %z : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.extractvalue %arg4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = llvm.extractvalue %arg4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.extractvalue %arg4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.extractvalue %arg4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = llvm.fadd %0, %2 : f32
// CHECK-NEXT:     %6 = llvm.fadd %1, %3 : f32
// CHECK-NEXT:     %7 = llvm.insertvalue %5, %4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %8 = llvm.insertvalue %6, %7[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = complex.re %z : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.extractvalue %arg4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = memref.alloc(%i) : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
// CHECK-NEXT:     %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.insertvalue %arg0, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %0, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = ub.poison : index
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.select %c, %x, %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.extsi %a : i32 to i64
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.fptosi %x : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.fptosi %arg2 : f32 to i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = index.bool.constant true
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = math.fma %x, %x, %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.intr.fma(%arg2, %arg2, %arg2) : (f32, f32, f32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant([1.000000e+00 : f32, 2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = math.tanh %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.intr.tanh(%arg2) : (f32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = vector.extract %v[1] : f32 from vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %1 = llvm.extractelement %arg10[%0 : i64] : vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = tensor.empty() : tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.divsi %a, %a : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.sdiv %arg1, %arg1 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.maximumf %x, %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = math.log1p %x : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %1 = llvm.fadd %0, %arg2 : f32
// CHECK-NEXT:     %2 = llvm.intr.log(%1) : (f32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = math.ctpop %a : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.intr.ctpop(%arg1) : (i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = complex.mul %z, %z : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.extractvalue %arg4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = llvm.extractvalue %arg4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.extractvalue %arg4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.extractvalue %arg4[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = llvm.fmul %2, %0 : f32
// CHECK-NEXT:     %6 = llvm.fmul %3, %1 : f32
// CHECK-NEXT:     %7 = llvm.fsub %5, %6 : f32
// CHECK-NEXT:     %8 = llvm.fmul %1, %2 : f32
// CHECK-NEXT:     %9 = llvm.fmul %0, %3 : f32
// CHECK-NEXT:     %10 = llvm.fadd %8, %9 : f32
// CHECK-NEXT:     %11 = llvm.insertvalue %7, %4[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %12 = llvm.insertvalue %10, %11[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = index.ceildivu %i, %i
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %2 = llvm.sub %arg0, %1 : i64
// CHECK-NEXT:     %3 = llvm.udiv %2, %arg0 : i64
// CHECK-NEXT:     %4 = llvm.add %3, %1 : i64
// CHECK-NEXT:     %5 = llvm.icmp "eq" %arg0, %0 : i64
// CHECK-NEXT:     %6 = llvm.select %5, %0, %4 : i1, i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0:2 = arith.addui_extended %a, %a : i32, i1
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = "llvm.intr.uadd.with.overflow"(%arg1, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = memref.rank %m : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %a: i32, %x: f32, %c: i1, %z: complex<f32>, %m: memref<?xf32>,
             %v: vector<4xf32>) {
  %0 = arith.bitcast %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !llvm.struct<(f32, f32)>, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: vector<4xf32>) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg1 : i32 to f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atomic(%m: memref<8xi32>, %v: i32, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<8xi32> {
  ^bb0(%c: i32):
    %k = arith.addi %c, %v : i32
    memref.atomic_yield %k : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @atomic(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32, %arg6: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.getelementptr %6[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.br ^bb1(%8 : i32)
// CHECK-NEXT:   ^bb1(%9: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %10 = llvm.add %9, %arg5 : i32
// CHECK-NEXT:     %11 = llvm.cmpxchg %7, %9, %10 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:     %12 = llvm.extractvalue %11[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:     %13 = llvm.extractvalue %11[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:     llvm.cond_br %13, ^bb2, ^bb1(%12 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<2xf32> = dense<1.0>
func.func @get() -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.get_global @g : memref<2xf32>
  %1 = memref.load %0[%c0] : memref<2xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g(dense<1.000000e+00> : tensor<2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x f32>
// CHECK-NEXT:   llvm.func @get() -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %3 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
// CHECK-NEXT:     %6 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x f32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
// CHECK-NEXT:     %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.insertvalue %7, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %15 = llvm.insertvalue %1, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %16 = llvm.insertvalue %2, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %17 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %18 = llvm.getelementptr inbounds|nuw %17[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %19 = llvm.load %18 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %19 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scope() -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %c0 = arith.constant 0 : index
    %m = memref.alloca() : memref<2xf32>
    %1 = memref.load %m[%c0] : memref<2xf32>
    memref.alloca_scope.return %1 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @scope() -> f32 {
// CHECK-NEXT:     %0 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.alloca %2 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.insertvalue %2, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %3, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr inbounds|nuw %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.load %13 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.intr.stackrestore %0 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb2(%14 : f32)
// CHECK-NEXT:   ^bb2(%15: f32):  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     llvm.return %15 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
