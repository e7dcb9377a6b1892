// Sums over 2x2x2 windows, with affine loops; then in place the maximum with the neighbour behind.
func.func @main(%a: memref<4x5x6xi32>, %out: memref<3x4x5xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 5 {
        %s = affine.for %x = 0 to 2 iter_args(%p = %zero) -> i32 {
          %t = affine.for %y = 0 to 2 iter_args(%q = %p) -> i32 {
            %v = affine.load %a[%i + %x, %j + %y, %k] : memref<4x5x6xi32>
            %w = affine.load %a[%i + %x, %j + %y, %k + 1] : memref<4x5x6xi32>
            %0 = arith.addi %v, %w : i32
            %1 = arith.addi %q, %0 : i32
            affine.yield %1 : i32
          }
          affine.yield %t : i32
        }
        affine.store %s, %out[%i, %j, %k] : memref<3x4x5xi32>
      }
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        %v = affine.load %out[%i, %j, %k] : memref<3x4x5xi32>
        %w = affine.load %out[%i, %j, %k + 1] : memref<3x4x5xi32>
        %m = arith.maxsi %v, %w : i32
        affine.store %m, %out[%i, %j, %k] : memref<3x4x5xi32>
      }
    }
  }
  return
}
