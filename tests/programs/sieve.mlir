// The sieve of Eratosthenes: multiples are stored through a strided view while the outer loop reads the whole.
func.func @main(%n: index) -> (tensor<?xi1>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  %m = memref.alloc(%n) : memref<?xi1>
  linalg.fill ins(%true : i1) outs(%m : memref<?xi1>)
  scf.for %i = %c0 to %c2 step %c1 {
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      memref.store %false, %m[%i] : memref<?xi1>
    }
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%c = %c0) -> index {
    %prime = memref.load %m[%i] : memref<?xi1>
    %next = scf.if %prime -> index {
      %start = arith.muli %i, %i : index
      %left = arith.subi %n, %start : index
      %number0 = arith.ceildivsi %left, %i : index
      %number = arith.maxsi %number0, %c0 : index
      %begin = arith.minsi %start, %n : index
      %v = memref.subview %m[%begin] [%number] [%i]
          : memref<?xi1> to memref<?xi1, strided<[?], offset: ?>>
      linalg.fill ins(%false : i1) outs(%v : memref<?xi1, strided<[?], offset: ?>>)
      %d = arith.addi %c, %c1 : index
      scf.yield %d : index
    } else {
      scf.yield %c : index
    }
    scf.yield %next : index
  }
  %t = bufferization.to_tensor %m restrict : memref<?xi1> to tensor<?xi1>
  return %t, %count : tensor<?xi1>, index
}
