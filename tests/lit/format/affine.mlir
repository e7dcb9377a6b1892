// RUN: cat %S/Inputs/affine.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

#map0 = affine_map<(d0)[s0] -> (d0 + s0, d0 * 2 - s0)>
#set = affine_set<(d0, d1)[s0] : (d0 - 1 >= 0, -d1 + s0 - 1 >= 0, d0 mod 2 == 0)>
func.func @stencil(%in: memref<100x100xf32>, %out: memref<100x100xf32>, %n: index) {
  affine.for %i = 1 to 99 {
    affine.for %j = max #map0(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 50, s0)>(%i)[%n] step 2 {
      %0 = affine.load %in[%i - 1, %j + symbol(%n)] : memref<100x100xf32>
      %1 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 4 + d1 ceildiv 2)>(%i, %j)
      affine.if #set(%i, %j)[%n] {
        affine.store %0, %out[%i, %j] : memref<100x100xf32>
      } else {
        affine.vector_store %v, %out[%i, 0] : memref<100x100xf32>, vector<4xf32>
      }
    }
  }
  %r = affine.for %k = 0 to 10 iter_args(%acc = %zero) -> (f32) {
    affine.yield %acc : f32
  }
  affine.parallel (%x, %y) = (0, 0) to (%n, 100) step (10, 10) {}
  return
}
