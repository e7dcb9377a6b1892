// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// Several at once, with room and without.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %x = arith.constant 1.5 : f32
  %y = arith.constant -2.0 : f32
  %a = memref.alloc(%c4) : memref<?xf32>
  %b, %n = sparse_tensor.push_back inbounds %c0, %a, %x, %c3 : index, memref<?xf32>, f32, index
  %c, %m = sparse_tensor.push_back inbounds %n, %b, %y : index, memref<?xf32>, f32
  %d, %k = sparse_tensor.push_back %m, %c, %x, %c9 : index, memref<?xf32>, f32, index
  %e, %l = sparse_tensor.push_back %k, %d, %y : index, memref<?xf32>, f32
  %capacity = memref.dim %e, %c0 : memref<?xf32>
  vector.print %l : index
  vector.print %capacity : index
  %zero = arith.constant 0.0 : f32
  %vector = vector.transfer_read %e[%c0], %zero : memref<?xf32>, vector<14xf32>
  vector.print %vector : vector<14xf32>
  memref.dealloc %e : memref<?xf32>
  return
}

// CHECK: 14
// CHECK-NEXT: 16
// CHECK-NEXT: ( 1.5, 1.5, 1.5, -2, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2 )
