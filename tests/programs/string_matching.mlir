// Knuth, Morris and Pratt: how often a word is in a text, overlaps included. The table of borders is built and read.
func.func @main(%text: memref<?xi8>, %word: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.dim %text, %c0 : memref<?xi8>
  %m = memref.dim %word, %c0 : memref<?xi8>
  %size = arith.addi %m, %c1 : index
  %borders = memref.alloc(%size) : memref<?xindex>
  memref.store %c0, %borders[%c0] : memref<?xindex>
  memref.store %c0, %borders[%c1] : memref<?xindex>
  %b = scf.for %i = %c1 to %m step %c1 iter_args(%k = %c0) -> index {
    %c = memref.load %word[%i] : memref<?xi8>
    %k2 = func.call @follow(%word, %borders, %k, %c)
        : (memref<?xi8>, memref<?xindex>, index, i8) -> index
    %at = arith.addi %i, %c1 : index
    memref.store %k2, %borders[%at] : memref<?xindex>
    scf.yield %k2 : index
  }
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0, %count = %zero) -> (index, i32) {
    %c = memref.load %text[%i] : memref<?xi8>
    %k2 = func.call @follow(%word, %borders, %k, %c)
        : (memref<?xi8>, memref<?xindex>, index, i8) -> index
    %whole = arith.cmpi eq, %k2, %m : index
    %next:2 = scf.if %whole -> (index, i32) {
      %border = memref.load %borders[%m] : memref<?xindex>
      %more = arith.addi %count, %one : i32
      scf.yield %border, %more : index, i32
    } else {
      scf.yield %k2, %count : index, i32
    }
    scf.yield %next#0, %next#1 : index, i32
  }
  memref.dealloc %borders : memref<?xindex>
  return %r#1 : i32
}
func.func private @follow(%word: memref<?xi8>, %borders: memref<?xindex>, %start: index, %c: i8)
    -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^try(%start : index)
^try(%k: index):
  %w = memref.load %word[%k] : memref<?xi8>
  %same = arith.cmpi eq, %w, %c : i8
  cf.cond_br %same, ^hit, ^miss
^hit:
  %next = arith.addi %k, %c1 : index
  return %next : index
^miss:
  %first = arith.cmpi eq, %k, %c0 : index
  cf.cond_br %first, ^none, ^shorter
^shorter:
  %border = memref.load %borders[%k] : memref<?xindex>
  cf.br ^try(%border : index)
^none:
  return %c0 : index
}
