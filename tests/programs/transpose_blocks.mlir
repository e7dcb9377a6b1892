// A transpose in blocks: tiles are copied into a scratch buffer, which the next tile overwrites.
#cut = affine_map<(i)[s] -> (4, s - i)>
func.func @main(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %scratch = memref.alloc() : memref<4x4xf32>
  scf.for %i = %c0 to %m step %c4 {
    scf.for %j = %c0 to %n step %c4 {
      %h = affine.min #cut(%i)[%m]
      %w = affine.min #cut(%j)[%n]
      %from = memref.subview %a[%i, %j] [%h, %w] [1, 1]
          : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      %part = memref.subview %scratch[0, 0] [%w, %h] [1, 1]
          : memref<4x4xf32> to memref<?x?xf32, strided<[4, 1]>>
      %to = memref.subview %b[%j, %i] [%w, %h] [1, 1]
          : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      linalg.transpose
          ins(%from : memref<?x?xf32, strided<[?, 1], offset: ?>>)
          outs(%part : memref<?x?xf32, strided<[4, 1]>>) permutation = [1, 0]
      memref.copy %part, %to
          : memref<?x?xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    }
  }
  memref.dealloc %scratch : memref<4x4xf32>
  return
}
