// 0-1 knapsack in one row, from the right, so that each thing is taken once.
func.func @main(%weights: memref<?xindex>, %values: memref<?xi32>, %room: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %weights, %c0 : memref<?xindex>
  %size = arith.addi %room, %c1 : index
  %best = memref.alloca(%size) : memref<?xi32>
  linalg.fill ins(%zero : i32) outs(%best : memref<?xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %w = memref.load %weights[%i] : memref<?xindex>
    %v = memref.load %values[%i] : memref<?xi32>
    scf.for %k = %c0 to %size step %c1 {
      %at = arith.subi %room, %k : index
      %fits = arith.cmpi uge, %at, %w : index
      scf.if %fits {
        %rest = arith.subi %at, %w : index
        %a = memref.load %best[%rest] : memref<?xi32>
        %b = memref.load %best[%at] : memref<?xi32>
        %c = arith.addi %a, %v : i32
        %d = arith.maxsi %b, %c : i32
        memref.store %d, %best[%at] : memref<?xi32>
      }
    }
  }
  %r = memref.load %best[%room] : memref<?xi32>
  return %r : i32
}
