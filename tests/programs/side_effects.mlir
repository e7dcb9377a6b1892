// A structured op whose body writes to memory, in order of the points, and whose result is not used.
func.func @main(%x: tensor<5xi32>, %log: memref<5xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<5xi32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%x : tensor<5xi32>) outs(%e : tensor<5xi32>) {
  ^bb0(%p: i32, %q: i32):
    %i = linalg.index 0 : index
    %0 = arith.addi %p, %p : i32
    memref.store %0, %log[%i] : memref<5xi32>
    linalg.yield %0 : i32
  } -> tensor<5xi32>
  %v = memref.load %log[%c0] : memref<5xi32>
  return %v : i32
}
