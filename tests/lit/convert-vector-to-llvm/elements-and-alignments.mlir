// RUN: pyopt %s --convert-vector-to-llvm --split-input-file | FileCheck %s

// Alignments, gathers of several dimensions, all elements of a vector, and poison.

func.func @memory_of_several_dimensions(%m: memref<8x8xf32>, %i: index, %a: vector<2x4xi1>,
                                        %p: vector<2x4xf32>, %o: vector<2x4xindex>)
    -> (vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.maskedload %m[%i, %i], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.gather %m[%i, %i] [%o], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.scatter %m[%i, %i] [%o], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @memory_of_several_dimensions(%arg0: memref<8x8xf32>, %arg1: index, %arg2: vector<2x4xi1>, %arg3: vector<2x4xf32>, %arg4: vector<2x4xindex>) -> (vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg3 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg2 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %arg4 : vector<2x4xindex> to !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:     %5 = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %7 = vector.maskedload %arg0[%arg1, %arg1], %arg2, %arg3 {alignment = 16 : i64} : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:     %9 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %10 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %13 = llvm.mul %0, %12 : i64
// CHECK-NEXT:     %14 = llvm.add %13, %0 : i64
// CHECK-NEXT:     %15 = llvm.getelementptr %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %16 = llvm.getelementptr %15[%8] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %17 = llvm.intr.masked.gather %16, %9, %10 {alignment = 16 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %6[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %19 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:     %20 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %21 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %23 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %24 = llvm.mul %0, %23 : i64
// CHECK-NEXT:     %25 = llvm.add %24, %0 : i64
// CHECK-NEXT:     %26 = llvm.getelementptr %22[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %27 = llvm.getelementptr %26[%19] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %28 = llvm.intr.masked.gather %27, %20, %21 {alignment = 16 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %18[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     vector.scatter %arg0[%arg1, %arg1] [%arg4], %arg2, %arg3 {alignment = 16 : i64} : memref<8x8xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
// CHECK-NEXT:     return %7, %30 : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @aligned(%m: memref<8x8xf32>, %i: index, %a: vector<4xi1>, %p: vector<4xf32>,
                   %o: vector<4xi32>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.maskedload %m[%i, %i], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i, %i] [%o], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i] [%o], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i, %i], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.load %m[%i, %i] {alignment = 16, nontemporal = true} : memref<8x8xf32>, vector<4xf32>
  vector.store %2, %m[%i, %i] {alignment = 16} : memref<8x8xf32>, vector<4xf32>
  %3 = vector.expandload %m[%i, %i], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %a, %p {alignment = 16}
      : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @aligned(%arg0: memref<8x8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %7 = llvm.intr.masked.load %6, %arg2, %arg3 {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %10 = llvm.mul %0, %9 : i64
// CHECK-NEXT:     %11 = llvm.add %10, %0 : i64
// CHECK-NEXT:     %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%arg4] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %14 = llvm.intr.masked.gather %13, %arg2, %arg3 {alignment = 16 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %15 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %16 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %17 = llvm.mul %0, %16 : i64
// CHECK-NEXT:     %18 = llvm.add %17, %0 : i64
// CHECK-NEXT:     %19 = llvm.getelementptr %15[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %20 = llvm.getelementptr %19[%arg4] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     llvm.intr.masked.scatter %arg3, %20, %arg2 {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %22 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %23 = llvm.mul %0, %22 : i64
// CHECK-NEXT:     %24 = llvm.add %23, %0 : i64
// CHECK-NEXT:     %25 = llvm.getelementptr %21[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %arg3, %25, %arg2 {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     %26 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %27 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %28 = llvm.mul %0, %27 : i64
// CHECK-NEXT:     %29 = llvm.add %28, %0 : i64
// CHECK-NEXT:     %30 = llvm.getelementptr %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %31 = llvm.load %30 {alignment = 16 : i64, nontemporal} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %32 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %33 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %34 = llvm.mul %0, %33 : i64
// CHECK-NEXT:     %35 = llvm.add %34, %0 : i64
// CHECK-NEXT:     %36 = llvm.getelementptr %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %31, %36 {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     %37 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %38 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %39 = llvm.mul %0, %38 : i64
// CHECK-NEXT:     %40 = llvm.add %39, %0 : i64
// CHECK-NEXT:     %41 = llvm.getelementptr %37[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %42 = "llvm.intr.masked.expandload"(%41, %arg2, %arg3) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %43 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %44 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %45 = llvm.mul %0, %44 : i64
// CHECK-NEXT:     %46 = llvm.add %45, %0 : i64
// CHECK-NEXT:     %47 = llvm.getelementptr %43[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%arg3, %47, %arg2) <{arg_attrs = [{}, {llvm.align = 16 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     return %7, %14, %31, %42 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements(%v: vector<4xf32>, %w: vector<2x2xf32>, %z: vector<f32>, %x: f32)
    -> (f32, f32, f32, f32, vector<2x2xf32>, vector<f32>, vector<4xf32>) {
  %0:4 = vector.to_elements %v : vector<4xf32>
  %1:4 = vector.to_elements %w : vector<2x2xf32>
  %2 = vector.to_elements %z : vector<f32>
  %3 = vector.from_elements %0#1, %0#3, %x, %x : vector<2x2xf32>
  %4 = vector.from_elements %x : vector<f32>
  %5 = vector.shuffle %v, %v [-1, 2, -1, 7] : vector<4xf32>, vector<4xf32>
  return %0#1, %0#3, %1#2, %2, %3, %4, %5
      : f32, f32, f32, f32, vector<2x2xf32>, vector<f32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements(%arg0: vector<4xf32>, %arg1: vector<2x2xf32>, %arg2: vector<f32>, %arg3: f32) -> (f32, f32, f32, f32, vector<2x2xf32>, vector<f32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %arg0[%4 : i64] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %7 = llvm.extractelement %arg0[%6 : i64] : vector<4xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %0[%11 : i64] : vector<1xf32>
// CHECK-NEXT:     %13 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %5, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %17 = llvm.insertelement %7, %15[%16 : i64] : vector<2xf32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %3[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %19 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %21 = llvm.insertelement %arg3, %19[%20 : i64] : vector<2xf32>
// CHECK-NEXT:     %22 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %23 = llvm.insertelement %arg3, %21[%22 : i64] : vector<2xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %18[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %26 = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %28 = llvm.insertelement %arg3, %26[%27 : i64] : vector<1xf32>
// CHECK-NEXT:     %29 = builtin.unrealized_conversion_cast %28 : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %30 = llvm.shufflevector %arg0, %arg0 [-1, 2, -1, 7] : vector<4xf32>
// CHECK-NEXT:     return %5, %7, %10, %12, %25, %29, %30 : f32, f32, f32, f32, vector<2x2xf32>, vector<f32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
