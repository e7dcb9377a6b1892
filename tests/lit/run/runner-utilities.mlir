// RUN: env TENSOR0=/some/file.tns pyopt-run %s -e names -entry-point-result=void | FileCheck %s --check-prefix=NAMES
// RUN: not pyopt-run %s -e no_name -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=UNSET
// RUN: pyopt-run %s -e memory -entry-point-result=void | FileCheck %s --check-prefix=MEMORY
// RUN: not pyopt-run %s -e twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: pyopt-run %s -e random -entry-point-result=void | FileCheck %s --check-prefix=RANDOM
// RUN: pyopt-run %s -e clocks -entry-point-result=void | FileCheck %s --check-prefix=CLOCKS
// RUN: pyopt-run %s -e sorting -entry-point-result=void | FileCheck %s --check-prefix=SORTING

// What else the libraries have: files, memory, random numbers, clocks, sorting.

!pointer = !llvm.ptr
func.func private @getTensorFilename(index) -> !pointer
func.func private @printString(!pointer)
func.func private @printNewline()
func.func private @printI64(i64)
func.func private @malloc(i64) -> !pointer
func.func private @free(!pointer)
func.func private @memrefCopy(index, memref<*xf32>, memref<*xf32>)
    attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @rtsrand(i64) -> !pointer
func.func private @rtrand(!pointer, i64) -> i64
func.func private @rtdrand(!pointer)
func.func private @rtclock() -> f64
func.func private @nanoTime() -> i64 attributes {llvm.emit_c_interface}
func.func private @stdSortI64(i64, memref<?xi64>) attributes {llvm.emit_c_interface}

// NAMES: /some/file.tns
func.func @names() {
  %c0 = arith.constant 0 : index
  %0 = call @getTensorFilename(%c0) : (index) -> !pointer
  call @printString(%0) : (!pointer) -> ()
  call @printNewline() : () -> ()
  return
}

// UNSET: the environment variable TENSOR93 is not set: it names the input file
func.func @no_name() {
  %c93 = arith.constant 93 : index
  %0 = call @getTensorFilename(%c93) : (index) -> !pointer
  return
}

// MEMORY: data =
// MEMORY-NEXT: {{\[}}[1.5,   1.5],
// MEMORY-NEXT:  [1.5,   1.5]]
func.func @memory() {
  %n = arith.constant 64 : i64
  %0 = call @malloc(%n) : (i64) -> !pointer
  call @free(%0) : (!pointer) -> ()
  %null = llvm.mlir.zero : !pointer
  call @free(%null) : (!pointer) -> ()
  %size = arith.constant 4 : index
  %value = arith.constant 1.5 : f32
  %a = memref.alloc() : memref<2x2xf32>
  %b = memref.alloc() : memref<4x2xf32>
  linalg.fill ins(%value : f32) outs(%a : memref<2x2xf32>)
  %c = memref.subview %b[0, 0] [2, 2] [2, 1] : memref<4x2xf32> to memref<2x2xf32, strided<[4, 1]>>
  %source = memref.cast %a : memref<2x2xf32> to memref<*xf32>
  %target = memref.cast %c : memref<2x2xf32, strided<[4, 1]>> to memref<*xf32>
  call @memrefCopy(%size, %source, %target) : (index, memref<*xf32>, memref<*xf32>) -> ()
  call @printMemrefF32(%target) : (memref<*xf32>) -> ()
  memref.dealloc %a : memref<2x2xf32>
  memref.dealloc %b : memref<4x2xf32>
  return
}

// TWICE: error: 'func.call' op the memory was deallocated before
func.func @twice() {
  %n = arith.constant 64 : i64
  %0 = call @malloc(%n) : (i64) -> !pointer
  call @free(%0) : (!pointer) -> ()
  call @free(%0) : (!pointer) -> ()
  return
}

// The numbers are those of the C++ library.
// RANDOM: 37
// RANDOM-NEXT: 79
// RANDOM-NEXT: 95
func.func @random() {
  %seed = arith.constant 42 : i64
  %most = arith.constant 99 : i64
  %g = call @rtsrand(%seed) : (i64) -> !pointer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %0 = func.call @rtrand(%g, %most) : (!pointer, i64) -> i64
    func.call @printI64(%0) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  call @rtdrand(%g) : (!pointer) -> ()
  return
}

// Time passes.
// CLOCKS: 1
// CLOCKS-NEXT: 1
func.func @clocks() {
  %0 = call @rtclock() : () -> f64
  %1 = call @nanoTime() : () -> i64
  %2 = call @rtclock() : () -> f64
  %3 = call @nanoTime() : () -> i64
  %later = arith.cmpf oge, %2, %0 : f64
  %more = arith.cmpi sge, %3, %1 : i64
  vector.print %later : i1
  vector.print %more : i1
  return
}

// SORTING: data =
// SORTING-NEXT: [-1,  3,  5,  2]
func.func @sorting() {
  %n = arith.constant 3 : i64
  %0 = memref.get_global @numbers : memref<4xi64>
  %1 = memref.cast %0 : memref<4xi64> to memref<?xi64>
  call @stdSortI64(%n, %1) : (i64, memref<?xi64>) -> ()
  %2 = memref.cast %0 : memref<4xi64> to memref<*xi64>
  call @printMemrefI64(%2) : (memref<*xi64>) -> ()
  return
}
memref.global @numbers : memref<4xi64> = dense<[5, 3, -1, 2]>
