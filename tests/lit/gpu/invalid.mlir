// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPUWarpgroupMappingAttr parameter 'warpgroup' which is to be a `::mlir::gpu::MappingId`}}
"t.a"() {a = #gpu.warpgroup<foo>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse GPUThreadMappingAttr parameter 'thread' which is to be a `::mlir::gpu::MappingId`}}
"t.a"() {a = #gpu.thread<3>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"t.a"() {a = #gpu.thread} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse GPUMappingMaskAttr parameter 'mask' which is to be a `uint64_t`}}
"t.a"() {a = #gpu.mask<18446744073709551616>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private}}
// expected-error @+1 {{failed to parse GPUMemorySpaceMappingAttr parameter 'address_space' which is to be a `::mlir::gpu::AddressSpace`}}
"t.a"() {a = #gpu.memory_space<foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::gpu::Processor to be one of: block_x, block_y, block_z, thread_x, thread_y, thread_z, sequential}}
// expected-error @+1 {{failed to parse ParallelLoopDimMappingAttr parameter 'processor' which is to be a `::mlir::gpu::Processor`}}
"t.a"() {a = #gpu.loop_dim_map<processor = foo, map = (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()

// -----

// expected-error @+2 {{expected '(' in dimensional identifier list}}
// expected-error @+1 {{failed to parse ParallelLoopDimMappingAttr parameter 'map' which is to be a `AffineMap`}}
"t.a"() {a = #gpu.loop_dim_map<map = affine_map<(d0) -> (d0)>, bound = (d0) -> (d0)>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: map}}
"t.a"() {a = #gpu.loop_dim_map<map = (d0) -> (d0), map = (d0) -> (d0)>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"t.a"() {a = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0)>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"t.a"() {a = #gpu.loop_dim_map<>} : () -> ()

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<3>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'scf.forall' op "mapping" supports at most one device masking attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.warp<z>, #gpu.mask<3>, #gpu.mask<3>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.address_space<global>]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [#foo.bar]}
  return
}
