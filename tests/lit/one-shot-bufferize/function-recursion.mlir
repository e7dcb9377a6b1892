// RUN: not pyopt --split-input-file --one-shot-bufferize=bufferize-function-boundaries %s 2>&1 | FileCheck %s

// CHECK-COUNT-3: 'builtin.module' op expected callgraph to be free of circular dependencies.

func.func @itself(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @itself(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @even(%t: tensor<4xf32>) -> f32 {
  %0 = call @odd(%t) : (tensor<4xf32>) -> f32
  return %0 : f32
}
func.func @odd(%t: tensor<4xf32>) -> f32 {
  %0 = call @even(%t) : (tensor<4xf32>) -> f32
  return %0 : f32
}

// -----

func.func @first(%t: tensor<4xf32>) {
  return
}
func.func @second(%t: tensor<4xf32>) {
  call @third(%t) : (tensor<4xf32>) -> ()
  call @first(%t) : (tensor<4xf32>) -> ()
  return
}
func.func @third(%t: tensor<4xf32>) {
  call @fourth(%t) : (tensor<4xf32>) -> ()
  return
}
func.func @fourth(%t: tensor<4xf32>) {
  call @second(%t) : (tensor<4xf32>) -> ()
  return
}
