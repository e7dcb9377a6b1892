// To eight bits and back: scaled, rounded to even, clamped; the codes stay in a memref.
func.func @main(%x: tensor<?x4xf32>, %scale: f32, %codes: memref<?x4xi8>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %low = arith.constant -128.0 : f32
  %high = arith.constant 127.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %m = bufferization.to_buffer %x : tensor<?x4xf32> to memref<?x4xf32>
  linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%m : memref<?x4xf32>) outs(%codes : memref<?x4xi8>) {
  ^bb0(%v: f32, %o: i8):
    %0 = arith.divf %v, %scale : f32
    %1 = math.roundeven %0 : f32
    %2 = arith.maximumf %1, %low : f32
    %3 = arith.minimumf %2, %high : f32
    %4 = arith.fptosi %3 : f32 to i8
    linalg.yield %4 : i8
  }
  %t = bufferization.to_tensor %codes : memref<?x4xi8> to tensor<?x4xi8>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%t : tensor<?x4xi8>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%v: i8, %o: f32):
    %0 = arith.sitofp %v : i8 to f32
    %1 = arith.mulf %0, %scale : f32
    linalg.yield %1 : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
