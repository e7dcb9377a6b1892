// RUN: cat %S/Inputs/other-dialects.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%arg0: memref<?xf32>) workgroup(%buf : memref<32xf32, 3>)
        kernel attributes {gpu.known_block_size = array<i32: 32, 1, 1>} {
      %tid = gpu.thread_id x
      %v = memref.load %arg0[%tid] : memref<?xf32>
      gpu.barrier
      gpu.return
    }
  }
  func.func @main(%t: !my.tensor<  4 , i8 >, %e: #my<enc  x>) {
    %tok = async.execute [%dep] -> !async.value<f32> {
      async.yield %v : f32
    }
    my.launch @kernels::@kernel on (%t) with {threads = 4} : !my.tensor<  4 , i8 > -> ()
    my.loop %i = 0..10 {
      my.body %i
    }
    return
  }
}
