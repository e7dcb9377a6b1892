// Dijkstra's shortest paths on a dense matrix of distances; -1 is no edge.
func.func @main(%edges: tensor<?x?xi32>, %start: index, %distances: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %far = arith.constant 1000000 : i32
  %nowhere = arith.constant -1 : index
  %true = arith.constant true
  %false = arith.constant false
  %n = tensor.dim %edges, %c0 : tensor<?x?xi32>
  %done = memref.alloca(%n) : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %false, %done[%i] : memref<?xi1>
    memref.store %far, %distances[%i] : memref<?xi32>
  }
  memref.store %zero, %distances[%start] : memref<?xi32>
  scf.for %round = %c0 to %n step %c1 {
    %next:2 = scf.for %i = %c0 to %n step %c1
        iter_args(%best = %nowhere, %least = %far) -> (index, i32) {
      %known = memref.load %done[%i] : memref<?xi1>
      %d = memref.load %distances[%i] : memref<?xi32>
      %nearer = arith.cmpi slt, %d, %least : i32
      %open = arith.xori %known, %true : i1
      %take = arith.andi %nearer, %open : i1
      %b = arith.select %take, %i, %best : index
      %l = arith.select %take, %d, %least : i32
      scf.yield %b, %l : index, i32
    }
    %found = arith.cmpi ne, %next#0, %nowhere : index
    scf.if %found {
      memref.store %true, %done[%next#0] : memref<?xi1>
      scf.for %j = %c0 to %n step %c1 {
        %e = tensor.extract %edges[%next#0, %j] : tensor<?x?xi32>
        %is = arith.cmpi sge, %e, %zero : i32
        scf.if %is {
          %old = memref.load %distances[%j] : memref<?xi32>
          %way = arith.addi %next#1, %e : i32
          %new = arith.minsi %old, %way : i32
          memref.store %new, %distances[%j] : memref<?xi32>
        }
      }
    }
  }
  return
}
