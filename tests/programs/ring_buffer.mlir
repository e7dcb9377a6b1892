// A queue in a ring of four: pushes what is positive, pops into the output for what is not. A push onto a full queue
// overwrites the oldest.
func.func @main(%commands: memref<?xi32>, %out: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %empty = arith.constant -1 : i32
  %ring = memref.alloca() : memref<4xi32>
  %state = memref.alloca() : memref<2xindex>
  memref.store %c0, %state[%c0] : memref<2xindex>
  memref.store %c0, %state[%c1] : memref<2xindex>
  %n = memref.dim %commands, %c0 : memref<?xi32>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%written = %c0) -> index {
    %c = memref.load %commands[%i] : memref<?xi32>
    %head = memref.load %state[%c0] : memref<2xindex>
    %size = memref.load %state[%c1] : memref<2xindex>
    %push = arith.cmpi sgt, %c, %zero : i32
    %r = scf.if %push -> index {
      %sum = arith.addi %head, %size : index
      %at = arith.remui %sum, %c4 : index
      memref.store %c, %ring[%at] : memref<4xi32>
      %full = arith.cmpi eq, %size, %c4 : index
      scf.if %full {
        %h1 = arith.addi %head, %c1 : index
        %h2 = arith.remui %h1, %c4 : index
        memref.store %h2, %state[%c0] : memref<2xindex>
      } else {
        %s1 = arith.addi %size, %c1 : index
        memref.store %s1, %state[%c1] : memref<2xindex>
      }
      scf.yield %written : index
    } else {
      %none = arith.cmpi eq, %size, %c0 : index
      scf.if %none {
        memref.store %empty, %out[%written] : memref<?xi32>
      } else {
        %v = memref.load %ring[%head] : memref<4xi32>
        memref.store %v, %out[%written] : memref<?xi32>
        %h1 = arith.addi %head, %c1 : index
        %h2 = arith.remui %h1, %c4 : index
        memref.store %h2, %state[%c0] : memref<2xindex>
        %s1 = arith.subi %size, %c1 : index
        memref.store %s1, %state[%c1] : memref<2xindex>
      }
      %w1 = arith.addi %written, %c1 : index
      scf.yield %w1 : index
    }
    scf.yield %r : index
  }
  return %count : index
}
