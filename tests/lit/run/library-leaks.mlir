// RUN: pyopt-run %s -e main --check-leaks | FileCheck %s
// RUN: not pyopt-run %s -e left --check-leaks 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: pyopt-run %s -e given --check-leaks | FileCheck %s --check-prefix=GIVEN
// RUN: env TENSOR0= not pyopt-run %s -e writer --check-leaks 2>&1 | FileCheck %s --check-prefix=WRITER
// RUN: env TENSOR0= not pyopt-run %s -e twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not pyopt-run %s -e late 2>&1 | FileCheck %s --check-prefix=LATE

// A program deletes the tensors, readers and writers that it made: each counts among what is on the heap.

func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>,
                                   memref<?xindex>, i32, i32, i32, i32, !llvm.ptr)
    -> !llvm.ptr attributes {llvm.emit_c_interface}
func.func private @delSparseTensor(!llvm.ptr)
func.func private @sparseLvlSize(!llvm.ptr, index) -> index
func.func private @createSparseTensorWriter(!llvm.ptr) -> !llvm.ptr
func.func private @delSparseTensorWriter(!llvm.ptr)
func.func private @getTensorFilename(index) -> !llvm.ptr
memref.global "private" constant @size : memref<1xindex> = dense<4>
memref.global "private" constant @type : memref<1xi64> = dense<262144>
memref.global "private" constant @map : memref<1xindex> = dense<0>

func.func private @make() -> !llvm.ptr {
  %s = memref.get_global @size : memref<1xindex>
  %t = memref.get_global @type : memref<1xi64>
  %m = memref.get_global @map : memref<1xindex>
  %sizes = memref.cast %s : memref<1xindex> to memref<?xindex>
  %types = memref.cast %t : memref<1xi64> to memref<?xi64>
  %map = memref.cast %m : memref<1xindex> to memref<?xindex>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = call @newSparseTensor(%sizes, %sizes, %types, %map, %map, %c0, %c0, %c1, %c0, %null)
      : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32,
         i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  return %0 : !llvm.ptr
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %0 = call @make() : () -> !llvm.ptr
  %n = call @sparseLvlSize(%0, %c0) : (!llvm.ptr, index) -> index
  vector.print %n : index
  call @delSparseTensor(%0) : (!llvm.ptr) -> ()
  return
}
// CHECK: 4

func.func @left() {
  %0 = call @make() : () -> !llvm.ptr
  return
}
// LEFT: library-leaks.mlir:10:1: error: 'func.func' op allocates memory that is never deallocated

// The caller has it.
// GIVEN: <handle>
func.func @given() -> !llvm.ptr {
  %0 = call @make() : () -> !llvm.ptr
  return %0 : !llvm.ptr
}

func.func @writer() {
  %c0 = arith.constant 0 : index
  %name = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %0 = call @createSparseTensorWriter(%name) : (!llvm.ptr) -> !llvm.ptr
  return
}
// WRITER: error: 'func.func' op allocates memory that is never deallocated

func.func @twice() {
  %c0 = arith.constant 0 : index
  %name = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %0 = call @createSparseTensorWriter(%name) : (!llvm.ptr) -> !llvm.ptr
  call @delSparseTensorWriter(%0) : (!llvm.ptr) -> ()
  call @delSparseTensorWriter(%0) : (!llvm.ptr) -> ()
  return
}
// TWICE: error: 'func.call' op the writer was deleted before

func.func @late() -> index {
  %c0 = arith.constant 0 : index
  %0 = call @make() : () -> !llvm.ptr
  call @delSparseTensor(%0) : (!llvm.ptr) -> ()
  %n = call @sparseLvlSize(%0, %c0) : (!llvm.ptr, index) -> index
  return %n : index
}
// LATE: error: 'func.call' op the sparse tensor was deleted before
