// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// Twenty numbers, one by one; the capacity doubles.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %first = memref.alloc(%c1) : memref<?xindex>
  %r:2 = scf.for %i = %c0 to %c20 step %c1
      iter_args(%b = %first, %n = %c0) -> (memref<?xindex>, index) {
    %square = arith.muli %i, %i : index
    %next, %m = sparse_tensor.push_back %n, %b, %square : index, memref<?xindex>, index
    scf.yield %next, %m : memref<?xindex>, index
  }
  %capacity = memref.dim %r#0, %c0 : memref<?xindex>
  vector.print %r#1 : index
  vector.print %capacity : index
  %zero = arith.constant 0 : index
  %vector = vector.transfer_read %r#0[%c0], %zero : memref<?xindex>, vector<20xindex>
  vector.print %vector : vector<20xindex>
  memref.dealloc %r#0 : memref<?xindex>
  return
}

// CHECK: 20
// CHECK-NEXT: 32
// CHECK-NEXT: ( 0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256, 289, 324, 361 )
