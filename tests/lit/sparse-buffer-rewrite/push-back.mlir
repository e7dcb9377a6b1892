// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --sparse-buffer-rewrite=reference-exact=true | FileCheck %s

// A value is appended once or more often. A buffer without room doubles.

func.func @once(%size: index, %buffer: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @once(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     return %2, %0 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @count(%size: index, %buffer: memref<?xf64>, %v: f64, %c: index)
    -> (memref<?xf64>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v, %c : index, memref<?xf64>, f64, index
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @count(%arg0: index, %arg1: memref<?xf64>, %arg2: f64, %arg3: index) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg3 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = scf.while (%arg4 = %dim) : (index) -> index {
// CHECK-NEXT:         %5 = arith.muli %arg4, %c2 : index
// CHECK-NEXT:         %6 = arith.cmpi ugt, %0, %5 : index
// CHECK-NEXT:         scf.condition(%6) %5 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg4: index):
// CHECK-NEXT:         scf.yield %arg4 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %2[%arg0] [%arg3] [%c1] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f64) outs(%subview : memref<?xf64, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %2, %0 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_count(%size: index, %buffer: memref<?xi8>, %v: i8) -> (memref<?xi8>, index) {
  %c4 = arith.constant 4 : index
  %b, %n = sparse_tensor.push_back %size, %buffer, %v, %c4 : index, memref<?xi8>, i8, index
  return %b, %n : memref<?xi8>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_count(%arg0: index, %arg1: memref<?xi8>, %arg2: i8) -> (memref<?xi8>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xi8>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c4 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xi8>) {
// CHECK-NEXT:       %3 = scf.while (%arg3 = %dim) : (index) -> index {
// CHECK-NEXT:         %5 = arith.muli %arg3, %c2 : index
// CHECK-NEXT:         %6 = arith.cmpi ugt, %0, %5 : index
// CHECK-NEXT:         scf.condition(%6) %5 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg3: index):
// CHECK-NEXT:         scf.yield %arg3 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xi8> to memref<?xi8>
// CHECK-NEXT:       scf.yield %4 : memref<?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %2[%arg0] [%c4] [%c1] : memref<?xi8> to memref<?xi8, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg2 : i8) outs(%subview : memref<?xi8, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %2, %0 : memref<?xi8>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Once, said as a count.
func.func @count_of_one(%size: index, %buffer: memref<?xi64>, %v: i64) -> (memref<?xi64>, index) {
  %c1 = arith.constant 1 : index
  %b, %n = sparse_tensor.push_back %size, %buffer, %v, %c1 : index, memref<?xi64>, i64, index
  return %b, %n : memref<?xi64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @count_of_one(%arg0: index, %arg1: memref<?xi64>, %arg2: i64) -> (memref<?xi64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xi64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xi64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xi64> to memref<?xi64>
// CHECK-NEXT:       scf.yield %4 : memref<?xi64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xi64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xi64>
// CHECK-NEXT:     return %2, %0 : memref<?xi64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inbounds(%size: index, %buffer: memref<?xindex>, %v: index) -> (memref<?xindex>, index) {
  %b, %n = sparse_tensor.push_back inbounds %size, %buffer, %v : index, memref<?xindex>, index
  return %b, %n : memref<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inbounds(%arg0: index, %arg1: memref<?xindex>, %arg2: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     memref.store %arg2, %arg1[%arg0] : memref<?xindex>
// CHECK-NEXT:     return %arg1, %0 : memref<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inbounds_count(%size: index, %buffer: memref<?xf32>, %v: f32, %c: index)
    -> (memref<?xf32>, index) {
  %b, %n = sparse_tensor.push_back inbounds %size, %buffer, %v, %c
      : index, memref<?xf32>, f32, index
  return %b, %n : memref<?xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inbounds_count(%arg0: index, %arg1: memref<?xf32>, %arg2: f32, %arg3: index) -> (memref<?xf32>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg3 : index
// CHECK-NEXT:     %subview = memref.subview %arg1[%arg0] [%arg3] [%c1] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%subview : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %arg1, %0 : memref<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is inbounds may be of any size and layout.
func.func @inbounds_static(%size: index, %buffer: memref<10xf32>, %v: f32)
    -> (memref<10xf32>, index) {
  %b, %n = sparse_tensor.push_back inbounds %size, %buffer, %v : index, memref<10xf32>, f32
  return %b, %n : memref<10xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inbounds_static(%arg0: index, %arg1: memref<10xf32>, %arg2: f32) -> (memref<10xf32>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     memref.store %arg2, %arg1[%arg0] : memref<10xf32>
// CHECK-NEXT:     return %arg1, %0 : memref<10xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inbounds_static_count(%size: index, %buffer: memref<10xf32>, %v: f32, %c: index)
    -> (memref<10xf32>, index) {
  %b, %n = sparse_tensor.push_back inbounds %size, %buffer, %v, %c
      : index, memref<10xf32>, f32, index
  return %b, %n : memref<10xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inbounds_static_count(%arg0: index, %arg1: memref<10xf32>, %arg2: f32, %arg3: index) -> (memref<10xf32>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg3 : index
// CHECK-NEXT:     %subview = memref.subview %arg1[%arg0] [%arg3] [%c1] : memref<10xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%subview : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %arg1, %0 : memref<10xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inbounds_strided(%size: index, %buffer: memref<?xf32, strided<[2], offset: 1>>, %v: f32,
                            %c: index) -> (memref<?xf32, strided<[2], offset: 1>>, index) {
  %a, %m = sparse_tensor.push_back inbounds %size, %buffer, %v
      : index, memref<?xf32, strided<[2], offset: 1>>, f32
  %b, %n = sparse_tensor.push_back inbounds %m, %a, %v, %c
      : index, memref<?xf32, strided<[2], offset: 1>>, f32, index
  return %b, %n : memref<?xf32, strided<[2], offset: 1>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inbounds_strided(%arg0: index, %arg1: memref<?xf32, strided<[2], offset: 1>>, %arg2: f32, %arg3: index) -> (memref<?xf32, strided<[2], offset: 1>>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     memref.store %arg2, %arg1[%arg0] : memref<?xf32, strided<[2], offset: 1>>
// CHECK-NEXT:     %1 = arith.addi %0, %arg3 : index
// CHECK-NEXT:     %subview = memref.subview %arg1[%0] [%arg3] [%c1] : memref<?xf32, strided<[2], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%subview : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %arg1, %1 : memref<?xf32, strided<[2], offset: 1>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @complex(%size: index, %buffer: memref<?xcomplex<f32>>, %v: complex<f32>)
    -> (memref<?xcomplex<f32>>, index) {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xcomplex<f32>>, complex<f32>
  return %b, %n : memref<?xcomplex<f32>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @complex(%arg0: index, %arg1: memref<?xcomplex<f32>>, %arg2: complex<f32>) -> (memref<?xcomplex<f32>>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xcomplex<f32>>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xcomplex<f32>>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xcomplex<f32>> to memref<?xcomplex<f32>>
// CHECK-NEXT:       scf.yield %4 : memref<?xcomplex<f32>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xcomplex<f32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xcomplex<f32>>
// CHECK-NEXT:     return %2, %0 : memref<?xcomplex<f32>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two after each other: the second one begins where the first one ends.
func.func @twice(%size: index, %buffer: memref<?xf64>, %v: f64, %w: f64) -> (memref<?xf64>, index) {
  %a, %m = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  %b, %n = sparse_tensor.push_back %m, %a, %w : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: index, %arg1: memref<?xf64>, %arg2: f64, %arg3: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %6 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %7 = memref.realloc %arg1(%6) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %7 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     %dim_0 = memref.dim %2, %c0 : memref<?xf64>
// CHECK-NEXT:     %3 = arith.addi %0, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %dim_0 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xf64>) {
// CHECK-NEXT:       %6 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %7 = memref.realloc %2(%6) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %7 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg3, %5[%0] : memref<?xf64>
// CHECK-NEXT:     return %5, %3 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%buffer: memref<?xindex>, %count: index) -> (memref<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %count step %c1
      iter_args(%b = %buffer, %n = %c0) -> (memref<?xindex>, index) {
    %next, %m = sparse_tensor.push_back %n, %b, %i : index, memref<?xindex>, index
    scf.yield %next, %m : memref<?xindex>, index
  }
  return %r#0, %r#1 : memref<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<?xindex>, %arg1: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %c0) -> (memref<?xindex>, index) {
// CHECK-NEXT:       %dim = memref.dim %arg3, %c0 : memref<?xindex>
// CHECK-NEXT:       %1 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ugt, %1, %dim : index
// CHECK-NEXT:       %3 = scf.if %2 -> (memref<?xindex>) {
// CHECK-NEXT:         %4 = arith.muli %dim, %c2 : index
// CHECK-NEXT:         %5 = memref.realloc %arg3(%4) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %5 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg3 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg2, %3[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %3, %1 : memref<?xindex>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : memref<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A fresh buffer, whose capacity is known: sizes fold.
func.func @fresh(%v: f64) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<16xf64>
  %buffer = memref.cast %alloc : memref<16xf64> to memref<?xf64>
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @fresh(%arg0: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<16xf64>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<16xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = scf.if %false -> (memref<?xf64>) {
// CHECK-NEXT:       %1 = memref.realloc %cast(%c32) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %1 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %cast : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg0, %0[%c0] : memref<?xf64>
// CHECK-NEXT:     return %0, %c1 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A capacity of one at least.
func.func @one_more(%count: index, %v: f64) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.addi %count, %c1 : index
  %buffer = memref.alloc(%size) : memref<?xf64>
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_more(%arg0: index, %arg1: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %1 = arith.cmpi ult, %0, %c1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %0, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %alloc(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg1, %2[%c0] : memref<?xf64>
// CHECK-NEXT:     return %2, %c1 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The new size alone is used.
func.func @size_only(%size: index, %buffer: memref<?xf64>, %v: f64) -> index {
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  return %n : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @size_only(%arg0: index, %arg1: memref<?xf64>, %arg2: f64) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(memref<?xf64>, index)

func.func @nothing() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(memref<?xf64>, index)
// CHECK-NEXT:   func.func @nothing() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Next to ops of dialects that are not known.
"other.function"() ({
^bb0(%size: index, %buffer: memref<?xf64>, %v: f64):
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64>, f64
  "other.use"(%b, %n) : (memref<?xf64>, index) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "other.function"() ({
// CHECK-NEXT:   ^bb0(%arg0: index, %arg1: memref<?xf64>, %arg2: f64):
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xf64>
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.cmpi ugt, %0, %dim : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %arg1(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %2[%arg0] : memref<?xf64>
// CHECK-NEXT:     "other.use"(%2, %0) : (memref<?xf64>, index) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
