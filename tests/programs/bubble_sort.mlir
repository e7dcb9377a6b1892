// Bubble sort on a memref until a pass changes nothing; neighbours are swapped through a view of the rest.
func.func @main(%m: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %n = memref.dim %m, %c0 : memref<?xi32>
  %none = arith.cmpi ule, %n, %c1 : index
  %r = scf.if %none -> index {
    scf.yield %c0 : index
  } else {
    %last = arith.subi %n, %c1 : index
    %tail = memref.subview %m[1] [%last] [1]
        : memref<?xi32> to memref<?xi32, strided<[1], offset: 1>>
    %w:2 = scf.while (%go = %true, %rounds = %c0) : (i1, index) -> (i1, index) {
      scf.condition(%go) %go, %rounds : i1, index
    } do {
    ^bb0(%go: i1, %rounds: index):
      %swapped = scf.for %i = %c0 to %last step %c1 iter_args(%s = %false) -> i1 {
        %a = memref.load %m[%i] : memref<?xi32>
        %b = memref.load %tail[%i] : memref<?xi32, strided<[1], offset: 1>>
        %wrong = arith.cmpi sgt, %a, %b : i32
        scf.if %wrong {
          memref.store %b, %m[%i] : memref<?xi32>
          memref.store %a, %tail[%i] : memref<?xi32, strided<[1], offset: 1>>
        }
        %t = arith.ori %s, %wrong : i1
        scf.yield %t : i1
      }
      %next = arith.addi %rounds, %c1 : index
      scf.yield %swapped, %next : i1, index
    }
    scf.yield %w#1 : index
  }
  return %r : index
}
