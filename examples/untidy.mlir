#map=affine_map<(i)->(i*4 + 2)>
// Adds up every fourth element,
// from the third on.
func.func @sum(%from : memref<?xf32>,%n: index )->f32 attributes{llvm.emit_c_interface}
{
    %c0=arith.constant 0:index // where it begins
    %c1   = arith.constant 1 : index
	%zero = arith.constant 0.0:f32


  %sum=scf.for %i=%c0 to %n step %c1 iter_args(%so_far=%zero)->(f32){
  %at = affine.apply #map (%i)
// CHECK: memref.load
  %x = memref.load %from[ %at ]:memref<?xf32>
  %next = arith.addf %so_far,%x:f32   // in any order
  scf.yield %next : f32 }

    return %sum:f32

}
