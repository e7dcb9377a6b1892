// Breadth-first search by the semi-ring (or, and) with a sparse matrix: the frontier times the matrix, five times. The
// distances are written to memory between.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @step(%a: tensor<8x8xi32, #CSR>, %frontier: tensor<8xi32>) -> tensor<8xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<8xi32>
  %none = linalg.fill ins(%zero : i32) outs(%empty : tensor<8xi32>) -> tensor<8xi32>
  %next = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                     affine_map<(i, j) -> (j)>],
    iterator_types = ["reduction", "parallel"]
  } ins(%a, %frontier : tensor<8x8xi32, #CSR>, tensor<8xi32>) outs(%none : tensor<8xi32>) {
  ^bb0(%edge: i32, %here: i32, %old: i32):
    %0 = arith.andi %edge, %here : i32
    %1 = arith.ori %old, %0 : i32
    linalg.yield %1 : i32
  } -> tensor<8xi32>
  return %next : tensor<8xi32>
}
func.func @main(%dense: tensor<8x8xi32>, %start: index, %distances: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %far = arith.constant -1 : i32
  %a = sparse_tensor.convert %dense : tensor<8x8xi32> to tensor<8x8xi32, #CSR>
  linalg.fill ins(%far : i32) outs(%distances : memref<8xi32>)
  memref.store %zero, %distances[%start] : memref<8xi32>
  %empty = tensor.empty() : tensor<8xi32>
  %none = linalg.fill ins(%zero : i32) outs(%empty : tensor<8xi32>) -> tensor<8xi32>
  %first = tensor.insert %one into %none[%start] : tensor<8xi32>
  %last = scf.for %level = %c1 to %c5 step %c1 iter_args(%frontier = %first) -> tensor<8xi32> {
    %reached = func.call @step(%a, %frontier)
        : (tensor<8x8xi32, #CSR>, tensor<8xi32>) -> tensor<8xi32>
    %number = arith.index_cast %level : index to i32
    %fresh = scf.for %v = %c0 to %c8 step %c1 iter_args(%t = %reached) -> tensor<8xi32> {
      %r = tensor.extract %t[%v] : tensor<8xi32>
      %d = memref.load %distances[%v] : memref<8xi32>
      %hit = arith.cmpi ne, %r, %zero : i32
      %unknown = arith.cmpi eq, %d, %far : i32
      %new = arith.andi %hit, %unknown : i1
      %mark = arith.select %new, %one, %zero : i32
      scf.if %new {
        memref.store %number, %distances[%v] : memref<8xi32>
      }
      %u = tensor.insert %mark into %t[%v] : tensor<8xi32>
      scf.yield %u : tensor<8xi32>
    }
    scf.yield %fresh : tensor<8xi32>
  }
  return
}
