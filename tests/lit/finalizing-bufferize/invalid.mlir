// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect --finalizing-bufferize %s

func.func @maker() -> memref<4xf32> {
  // expected-error @+1 {{failed to legalize operation 'some.maker'}}
  %0 = "some.maker"() : () -> tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

func.func @use(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  // expected-error @+1 {{failed to legalize operation 'some.use'}}
  "some.use"(%0) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @return(%t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{failed to legalize operation 'func.return'}}
  return %t : tensor<4xf32>
}

// -----

func.func @other_type(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  // expected-error @+1 {{failed to materialize conversion for result #0 of operation 'bufferization.to_buffer' that remained live after conversion}}
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  // expected-note @+1 {{see existing live user here: func.return %1 : memref<?xf32, strided<[?], offset: ?>>}}
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}
