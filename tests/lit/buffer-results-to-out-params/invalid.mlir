// RUN: pyopt --split-input-file --allow-unregistered-dialect --verify-diagnostics --buffer-results-to-out-params=modify-public-functions %s

// expected-error @+1 {{cannot create out param for result with unsupported layout}}
func.func @static_stride() -> memref<4xf32, strided<[2]>> {
  %0 = "make"() : () -> memref<4xf32, strided<[2]>>
  return %0 : memref<4xf32, strided<[2]>>
}

// -----

// expected-error @+1 {{cannot create out param for result with unsupported layout}}
func.func private @map() -> memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %0 = "make"() : () -> memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

// -----

func.func private @dynamic() -> memref<?xf32> {
  %0 = "make"() : () -> memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @caller() {
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @dynamic() : () -> memref<?xf32>
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %1 = call @dynamic() : () -> memref<?xf32>
  return
}
