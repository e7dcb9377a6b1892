// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --affine-raise-from-memref | FileCheck %s
// RUN: pyopt-run %s --affine-raise-from-memref --lower-affine --canonicalize | FileCheck %s

// CHECK: ( 0, 0, 10, 1, 0, 11, 2, 0, 12, 3, 0, 13 )

func.func @main() {
  %c0 = arith.constant 0 : index
  call @fill(%c0) : (index) -> ()
  return
}

func.func @fill(%n: index) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant dense<0> : vector<12xi32>
  %m = memref.alloc() : memref<12xi32>
  vector.store %zero, %m[%n] : memref<12xi32>, vector<12xi32>
  affine.for %i = 0 to 4 {
    %a = arith.muli %i, %c3 : index
    %b = arith.addi %a, %n : index
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%b] : memref<12xi32>
    %c = arith.addi %b, %c2 : index
    %y = memref.load %m[%b] : memref<12xi32>
    %c10 = arith.constant 10 : i32
    %z = arith.addi %y, %c10 : i32
    memref.store %z, %m[%c] : memref<12xi32>
  }
  %v = vector.load %m[%n] : memref<12xi32>, vector<12xi32>
  vector.print %v : vector<12xi32>
  memref.dealloc %m : memref<12xi32>
  return
}
