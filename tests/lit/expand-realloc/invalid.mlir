// RUN: pyopt --split-input-file --expand-realloc --verify-diagnostics %s

// Layouts that reallocation does not have.

func.func @strided(%m: memref<?xf32>, %n: index) -> memref<?xf32, strided<[2]>> {
  // expected-error @below {{unsupported layout for result memref type 'memref<?xf32, strided<[2]>>'}}
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32, strided<[2]>>
  return %0 : memref<?xf32, strided<[2]>>
}

// -----

func.func @strided_known(%m: memref<3xf32, strided<[1], offset: 2>>) -> memref<7xf32> {
  // expected-error @below {{unsupported layout for source memref type 'memref<3xf32, strided<[1], offset: 2>>'}}
  %0 = memref.realloc %m : memref<3xf32, strided<[1], offset: 2>> to memref<7xf32>
  return %0 : memref<7xf32>
}
