// LU decomposition in place, without pivots: rank-1 updates through subviews of the matrix itself.
func.func @main(%a: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %k = %c0 to %n step %c1 {
    %next = arith.addi %k, %c1 : index
    %left = arith.subi %n, %next : index
    %pivot = memref.load %a[%k, %k] : memref<?x?xf64>
    scf.for %i = %next to %n step %c1 {
      %0 = memref.load %a[%i, %k] : memref<?x?xf64>
      %1 = arith.divf %0, %pivot : f64
      memref.store %1, %a[%i, %k] : memref<?x?xf64>
    }
    %column = memref.subview %a[%next, %k] [%left, 1] [1, 1]
        : memref<?x?xf64> to memref<?xf64, strided<[?], offset: ?>>
    %row = memref.subview %a[%k, %next] [1, %left] [1, 1]
        : memref<?x?xf64> to memref<?xf64, strided<[1], offset: ?>>
    %rest = memref.subview %a[%next, %next] [%left, %left] [1, 1]
        : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
    linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]
    }
        ins(%column, %row : memref<?xf64, strided<[?], offset: ?>>,
            memref<?xf64, strided<[1], offset: ?>>)
        outs(%rest : memref<?x?xf64, strided<[?, 1], offset: ?>>) {
    ^bb0(%l: f64, %u: f64, %old: f64):
      %0 = arith.mulf %l, %u : f64
      %1 = arith.subf %old, %0 : f64
      linalg.yield %1 : f64
    }
  }
  return
}
