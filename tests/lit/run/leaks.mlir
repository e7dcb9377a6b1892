// RUN: pyopt-run %s --entry balanced --check-leaks | FileCheck %s --check-prefix=BALANCED
// RUN: pyopt-run %s --entry left --arg 3 | FileCheck %s --check-prefix=QUIET
// RUN: not pyopt-run %s --entry left --arg 3 --check-leaks 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: pyopt-run %s --entry left --arg 0 --check-leaks | FileCheck %s --check-prefix=QUIET
// RUN: pyopt-run %s --entry returned --check-leaks | FileCheck %s --check-prefix=RETURNED
// RUN: not pyopt-run %s --entry clones --check-leaks 2>&1 | FileCheck %s --check-prefix=CLONES
// RUN: pyopt-run %s --entry grown --check-leaks | FileCheck %s --check-prefix=GROWN
// RUN: pyopt-run %s --entry grown --check-leaks --expand-realloc | FileCheck %s --check-prefix=GROWN
// RUN: not pyopt-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not pyopt-run %s --entry twice_on_condition 2>&1 | FileCheck %s --check-prefix=CONDITION
// RUN: not pyopt-run %s --entry late 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: not pyopt-run %s --entry late --ub=ignore 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: not pyopt-run %s --entry view 2>&1 | FileCheck %s --check-prefix=VIEW
// RUN: not pyopt-run %s --entry after_realloc 2>&1 | FileCheck %s --check-prefix=REALLOC
// RUN: not pyopt-run %s --entry stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not pyopt-run %s --entry structured 2>&1 | FileCheck %s --check-prefix=STRUCTURED
// RUN: not pyopt-run %s --entry transfer 2>&1 | FileCheck %s --check-prefix=TRANSFER

// What is allocated and freed, on the heap and on the stack.
// BALANCED: 1.0
func.func @balanced() -> f32 {
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %s = memref.alloca() : memref<f32>
  %a = memref.alloc() : memref<2xf32>
  memref.store %f, %a[%c0] : memref<2xf32>
  %0 = memref.load %a[%c0] : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  return %0 : f32
}

// The iterations of a loop leave a buffer each.
// QUIET: 7
// LEFT: leaks.mlir:{{[0-9]+}}:10: error: 'memref.alloc' op allocates memory that is never deallocated (3 times)
func.func @left(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<2xindex>
    memref.store %i, %a[%c0] : memref<2xindex>
  }
  return %c7 : index
}

// What the function returns is its caller's.
// RETURNED: [2., 2.]
func.func @returned() -> memref<2xf32> {
  %f = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%f : f32) outs(%a : memref<2xf32>)
  return %a : memref<2xf32>
}

// CLONES: leaks.mlir:{{[0-9]+}}:8: error: 'bufferization.clone' op allocates memory that is never deallocated
// CLONES: leaks.mlir:{{[0-9]+}}:8: note: so does this op
func.func @clones() {
  %a = memref.alloc() : memref<2xf32>
  %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %c = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  return
}

// GROWN: 5
func.func @grown() -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %i = arith.constant 5 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.store %i, %a[%c0] : memref<2xi32>
  %b = memref.realloc %a(%c9) : memref<2xi32> to memref<?xi32>
  %0 = memref.load %b[%c0] : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  return %0 : i32
}

// TWICE: error: 'memref.dealloc' op the memory was deallocated before
func.func @twice() {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.cast %a : memref<2xf32> to memref<?xf32>
  memref.dealloc %a : memref<2xf32>
  memref.dealloc %b : memref<?xf32>
  return
}

// CONDITION: error: 'bufferization.dealloc' op the memory was deallocated before
func.func @twice_on_condition() {
  %true = arith.constant true
  %a = memref.alloc() : memref<2xf32>
  bufferization.dealloc (%a, %a : memref<2xf32>, memref<2xf32>) if (%true, %true)
  bufferization.dealloc (%a : memref<2xf32>) if (%true)
  return
}

// LATE: error: 'memref.load' op the memory was deallocated
func.func @late() -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  %0 = memref.load %a[%c0] : memref<2xf32>
  return %0 : f32
}

// VIEW: error: 'memref.copy' op the memory was deallocated
func.func @view() {
  %o = memref.alloc() : memref<1xf32>
  %a = memref.alloc() : memref<2xf32>
  %v = memref.subview %a[1] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
  memref.dealloc %a : memref<2xf32>
  memref.copy %v, %o : memref<1xf32, strided<[1], offset: 1>> to memref<1xf32>
  return
}

// REALLOC: error: 'memref.store' op the memory was deallocated
func.func @after_realloc() {
  %c0 = arith.constant 0 : index
  %i = arith.constant 5 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.realloc %a(%c0) : memref<2xi32> to memref<?xi32>
  memref.store %i, %a[%c0] : memref<2xi32>
  return
}

// STACK: error: 'memref.dealloc' op the memory is not on the heap
func.func @stack() {
  %a = memref.alloca() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  return
}

// STRUCTURED: error: 'linalg.copy' op the memory was deallocated
func.func @structured() {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  linalg.copy ins(%a : memref<2xf32>) outs(%b : memref<2xf32>)
  return
}

// TRANSFER: error: 'vector.transfer_read' op the memory was deallocated
func.func @transfer() -> vector<2xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  %0 = vector.transfer_read %a[%c0], %f : memref<2xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
