// Connected components by union-find with path halving: parents are read and written while they are followed.
func.func @find(%parents: memref<?xindex>, %x: index) -> index {
  %r = scf.while (%a = %x) : (index) -> index {
    %p = memref.load %parents[%a] : memref<?xindex>
    %go = arith.cmpi ne, %p, %a : index
    scf.condition(%go) %a : index
  } do {
  ^bb0(%a: index):
    %p = memref.load %parents[%a] : memref<?xindex>
    %pp = memref.load %parents[%p] : memref<?xindex>
    memref.store %pp, %parents[%a] : memref<?xindex>
    scf.yield %pp : index
  }
  return %r : index
}
func.func @main(%pairs: tensor<?x2xindex>, %parents: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %parents, %c0 : memref<?xindex>
  %m = tensor.dim %pairs, %c0 : tensor<?x2xindex>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %parents[%i] : memref<?xindex>
  }
  %sets = scf.for %i = %c0 to %m step %c1 iter_args(%s = %n) -> index {
    %a = tensor.extract %pairs[%i, %c0] : tensor<?x2xindex>
    %b = tensor.extract %pairs[%i, %c1] : tensor<?x2xindex>
    %x = func.call @find(%parents, %a) : (memref<?xindex>, index) -> index
    %y = func.call @find(%parents, %b) : (memref<?xindex>, index) -> index
    %other = arith.cmpi ne, %x, %y : index
    %t = scf.if %other -> index {
      %low = arith.minui %x, %y : index
      %high = arith.maxui %x, %y : index
      memref.store %low, %parents[%high] : memref<?xindex>
      %0 = arith.subi %s, %c1 : index
      scf.yield %0 : index
    } else {
      scf.yield %s : index
    }
    scf.yield %t : index
  }
  scf.for %i = %c0 to %n step %c1 {
    %root = func.call @find(%parents, %i) : (memref<?xindex>, index) -> index
    memref.store %root, %parents[%i] : memref<?xindex>
  }
  return %sets : index
}
