// A five-point stencil from one buffer into the interior of another, by a structured op on views of one buffer.
func.func @main(%a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %a, %c1 : memref<?x?xf64>
  %h = arith.subi %m, %c2 : index
  %w = arith.subi %n, %c2 : index
  %up = memref.subview %a[0, 1] [%h, %w] [1, 1]
      : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: 1>>
  %left = memref.subview %a[1, 0] [%h, %w] [1, 1]
      : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  %mid = memref.subview %a[1, 1] [%h, %w] [1, 1]
      : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  %right = memref.subview %a[1, 2] [%h, %w] [1, 1]
      : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  %down = memref.subview %a[2, 1] [%h, %w] [1, 1]
      : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  %out = memref.subview %b[1, 1] [%h, %w] [1, 1]
      : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  %four = arith.constant 4.0 : f64
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  }
      ins(%up, %left, %mid, %right, %down : memref<?x?xf64, strided<[?, 1], offset: 1>>,
          memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<?x?xf64, strided<[?, 1], offset: ?>>,
          memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<?x?xf64, strided<[?, 1], offset: ?>>)
      outs(%out : memref<?x?xf64, strided<[?, 1], offset: ?>>) {
  ^bb0(%u: f64, %l: f64, %c: f64, %r: f64, %d: f64, %o: f64):
    %0 = arith.addf %u, %l : f64
    %1 = arith.addf %r, %d : f64
    %2 = arith.addf %0, %1 : f64
    %3 = arith.mulf %c, %four : f64
    %4 = arith.subf %2, %3 : f64
    %5 = arith.addf %o, %4 : f64
    linalg.yield %5 : f64
  }
  memref.copy %b, %a : memref<?x?xf64> to memref<?x?xf64>
  return
}
