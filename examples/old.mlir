#map = (d0) -> (d0 * 4 + 2)
// Adds up every fourth element.
func @sum(%from: memref<?xf32>) -> f32 {
  %n = dim %from, 0 : memref<?xf32> // how many
  %zero = constant 0.0 : f32
  %one = constant 1 : index
  %0 = constant 0 : index
  %sum = loop.for %i = %0 to %n step %one iter_args(%x = %zero) -> (f32) {
    %at = affine.apply #map(%i)
    %e = load %from[%at] : memref<?xf32>
    %s = addf %x, %e {fast : true} : f32
    loop.yield %s : f32
  }
  return %sum : f32
}
