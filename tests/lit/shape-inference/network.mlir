// RUN: pyopt %S/../../../examples/network.mlir --shape-inference | FileCheck %s
// RUN: pyopt %S/../../../examples/network-batch.mlir --shape-inference --canonicalize --cse | FileCheck %s --check-prefix=BATCH

// A network of 32 layers with only its input static: afterwards everything is, and no shape is computed or checked at
// run time.

// CHECK-LABEL: func.func @network(%arg0: tensor<4x16x16x3xf32>) -> tensor<?x?xf32>
// CHECK-NOT:   {{\?|tensor\.dim|shape\.(cstr|assuming|broadcast|shape_of|get_extent)}}
// CHECK:       tensor.concat dim(3) {{.*}} : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x16xf32>
// CHECK-NOT:   {{\?|tensor\.dim|shape\.(cstr|assuming|broadcast|shape_of|get_extent)}}
// CHECK:       [[OUT:%.*]] = linalg.softmax dimension(1) {{.*}} -> tensor<4x10xf32>
// CHECK-NEXT:  [[CAST:%.*]] = tensor.cast [[OUT]] : tensor<4x10xf32> to tensor<?x?xf32>
// CHECK-NEXT:  return [[CAST]] : tensor<?x?xf32>

// With any number of images: nothing else is unknown, one tensor.dim gives their number to all tensors, and the
// constraints are gone.

// BATCH-LABEL: func.func @network(%arg0: tensor<?x16x16x3xf32>) -> tensor<?x?xf32>
// BATCH-NOT:   {{x\?|shape\.}}
// BATCH:       [[N:%.*]] = tensor.dim {{%.*}}, %c0 : tensor<?x{{[0-9x]*}}3xf32>
// BATCH-NOT:   {{x\?|tensor\.dim|shape\.}}
// BATCH:       tensor.empty([[N]]) : tensor<?x16x16x8xf32>
// BATCH-NOT:   {{x\?|tensor\.dim|shape\.}}
// BATCH:       tensor.concat dim(3) {{.*}} -> tensor<?x8x8x16xf32>
// BATCH-NOT:   {{x\?|tensor\.dim|shape\.}}
// BATCH:       tensor.empty([[N]]) : tensor<?x10xf32>
// BATCH-NOT:   {{x\?|tensor\.dim|shape\.}}
// BATCH:       [[OUT:%.*]] = linalg.softmax dimension(1) {{.*}} -> tensor<?x10xf32>
// BATCH-NEXT:  [[CAST:%.*]] = tensor.cast [[OUT]] : tensor<?x10xf32> to tensor<?x?xf32>
// BATCH-NEXT:  return [[CAST]] : tensor<?x?xf32>
