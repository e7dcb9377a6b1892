// One step of k-means: each point joins the nearest centre, and centres move to the mean of theirs. The centres are
// overwritten in place after all points were assigned.
func.func @main(%points: memref<?x2xf64>, %centres: memref<?x2xf64>, %labels: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %far = arith.constant 1.0e30 : f64
  %none = arith.constant -1 : i32
  %n = memref.dim %points, %c0 : memref<?x2xf64>
  %k = memref.dim %centres, %c0 : memref<?x2xf64>
  %sums = memref.alloc(%k) : memref<?x3xf64>
  linalg.fill ins(%zero : f64) outs(%sums : memref<?x3xf64>)
  scf.for %p = %c0 to %n step %c1 {
    %best:2 = scf.for %c = %c0 to %k step %c1
        iter_args(%label = %none, %least = %far) -> (i32, f64) {
      %d = scf.for %x = %c0 to %c2 step %c1 iter_args(%s = %zero) -> f64 {
        %a = memref.load %points[%p, %x] : memref<?x2xf64>
        %b = memref.load %centres[%c, %x] : memref<?x2xf64>
        %0 = arith.subf %a, %b : f64
        %1 = arith.mulf %0, %0 : f64
        %2 = arith.addf %s, %1 : f64
        scf.yield %2 : f64
      }
      %closer = arith.cmpf olt, %d, %least : f64
      %r:2 = scf.if %closer -> (i32, f64) {
        %3 = arith.index_cast %c : index to i32
        scf.yield %3, %d : i32, f64
      } else {
        scf.yield %label, %least : i32, f64
      }
      scf.yield %r#0, %r#1 : i32, f64
    }
    memref.store %best#0, %labels[%p] : memref<?xi32>
    %row = arith.index_cast %best#0 : i32 to index
    %mine = memref.subview %sums[%row, 0] [1, 3] [1, 1]
        : memref<?x3xf64> to memref<3xf64, strided<[1], offset: ?>>
    scf.for %x = %c0 to %c2 step %c1 {
      %a = memref.load %points[%p, %x] : memref<?x2xf64>
      %b = memref.load %mine[%x] : memref<3xf64, strided<[1], offset: ?>>
      %0 = arith.addf %a, %b : f64
      memref.store %0, %mine[%x] : memref<3xf64, strided<[1], offset: ?>>
    }
    %old = memref.load %mine[%c2] : memref<3xf64, strided<[1], offset: ?>>
    %new = arith.addf %old, %one : f64
    memref.store %new, %sums[%row, %c2] : memref<?x3xf64>
  }
  scf.for %c = %c0 to %k step %c1 {
    %count = memref.load %sums[%c, %c2] : memref<?x3xf64>
    %some = arith.cmpf ogt, %count, %zero : f64
    scf.if %some {
      scf.for %x = %c0 to %c2 step %c1 {
        %s = memref.load %sums[%c, %x] : memref<?x3xf64>
        %mean = arith.divf %s, %count : f64
        memref.store %mean, %centres[%c, %x] : memref<?x2xf64>
      }
    }
  }
  memref.dealloc %sums : memref<?x3xf64>
  return
}
