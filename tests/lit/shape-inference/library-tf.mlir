// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// The batch is cut out of a shape and packed into another.
func.func @packed(%x: tensor<?x4x6xf32>) -> tensor<*xf32> {
  %0 = "tf.Shape"(%x) : (tensor<?x4x6xf32>) -> tensor<*xi32>
  %1 = "tf.Const"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %2 = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %3 = "tf.StridedSlice"(%0, %1, %2, %2) {shrink_axis_mask = 1 : i64}
      : (tensor<*xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xi32>
  %4 = "tf.Const"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
  %5 = "tf.Pack"(%3, %4) {axis = 0 : i64} : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
  %6 = "tf.Reshape"(%x, %5) : (tensor<?x4x6xf32>, tensor<*xi32>) -> tensor<*xf32>
  %7 = "tf.StridedSlice"(%0, %2, %1, %2) {end_mask = 1 : i64}
      : (tensor<*xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xi32>
  %8 = "tf.BroadcastTo"(%4, %7) : (tensor<i32>, tensor<*xi32>) -> tensor<*xi32>
  %9:3 = "tf.Unpack"(%0) {axis = 0 : i64}
      : (tensor<*xi32>) -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  %10 = "tf.Pack"(%9#2, %9#1) {axis = -1 : i64} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
  %11 = "tf.ResizeBilinear"(%x, %10) : (tensor<?x4x6xf32>, tensor<*xi32>) -> tensor<*xf32>
  return %6 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @packed(%arg0: tensor<?x4x6xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = "tf.Shape"(%arg0) : (tensor<?x4x6xf32>) -> tensor<3xi32>
// CHECK-NEXT:     %1 = "tf.Const"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
// CHECK-NEXT:     %2 = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
// CHECK-NEXT:     %3 = "tf.StridedSlice"(%0, %1, %2, %2) {shrink_axis_mask = 1 : i64} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
// CHECK-NEXT:     %4 = "tf.Const"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
// CHECK-NEXT:     %5 = "tf.Pack"(%3, %4) {axis = 0 : i64} : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:     %6 = "tf.Reshape"(%arg0, %5) : (tensor<?x4x6xf32>, tensor<2xi32>) -> tensor<?x24xf32>
// CHECK-NEXT:     %7 = "tf.StridedSlice"(%0, %2, %1, %2) {end_mask = 1 : i64} : (tensor<3xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT:     %8 = "tf.BroadcastTo"(%4, %7) : (tensor<i32>, tensor<2xi32>) -> tensor<4x6xi32>
// CHECK-NEXT:     %9:3 = "tf.Unpack"(%0) {axis = 0 : i64} : (tensor<3xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
// CHECK-NEXT:     %10 = "tf.Pack"(%9#2, %9#1) {axis = -1 : i64} : (tensor<i32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:     %11 = "tf.ResizeBilinear"(%arg0, %10) : (tensor<?x4x6xf32>, tensor<2xi32>) -> tensor<?x6x4x6xf32>
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<?x24xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Slices with masks: bounds that do not count, dimensions that go.
func.func @strided(%x: tensor<8x9x10x?xf32>) {
  %0 = "tf.Const"() {value = dense<[1, -3, 7]> : tensor<3xi32>} : () -> tensor<3xi32>
  %1 = "tf.Const"() {value = dense<[5, -1, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
  %2 = "tf.Const"() {value = dense<[2, 1, -2]> : tensor<3xi32>} : () -> tensor<3xi32>
  %3 = "tf.StridedSlice"(%x, %0, %1, %2)
      : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<*xf32>
  %4 = "tf.StridedSlice"(%x, %0, %1, %2) {begin_mask = 5 : i64, end_mask = 3 : i64}
      : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<*xf32>
  %5 = "tf.StridedSlice"(%x, %0, %1, %2) {shrink_axis_mask = 2 : i64}
      : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<*xf32>
  // Not known: an ellipsis.
  %6 = "tf.StridedSlice"(%x, %0, %1, %2) {ellipsis_mask = 1 : i64}
      : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<*xf32>
  %7 = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %8:2 = "tf.Split"(%7, %x) : (tensor<i32>, tensor<8x9x10x?xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: tensor<8x9x10x?xf32>) {
// CHECK-NEXT:     %0 = "tf.Const"() {value = dense<[1, -3, 7]> : tensor<3xi32>} : () -> tensor<3xi32>
// CHECK-NEXT:     %1 = "tf.Const"() {value = dense<[5, -1, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
// CHECK-NEXT:     %2 = "tf.Const"() {value = dense<[2, 1, -2]> : tensor<3xi32>} : () -> tensor<3xi32>
// CHECK-NEXT:     %3 = "tf.StridedSlice"(%arg0, %0, %1, %2) : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<2x2x3x?xf32>
// CHECK-NEXT:     %4 = "tf.StridedSlice"(%arg0, %0, %1, %2) {begin_mask = 5 : i64, end_mask = 3 : i64} : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<4x3x4x?xf32>
// CHECK-NEXT:     %5 = "tf.StridedSlice"(%arg0, %0, %1, %2) {shrink_axis_mask = 2 : i64} : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:     %6 = "tf.StridedSlice"(%arg0, %0, %1, %2) {ellipsis_mask = 1 : i64} : (tensor<8x9x10x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<*xf32>
// CHECK-NEXT:     %7 = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
// CHECK-NEXT:     %8:2 = "tf.Split"(%7, %arg0) : (tensor<i32>, tensor<8x9x10x?xf32>) -> (tensor<8x9x5x?xf32>, tensor<8x9x5x?xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shapes of TOSA are values of a type of their own.
func.func @tosa(%x: tensor<2x3x4xf32>, %t: !tosa.shape<2>) {
  %0 = "tosa.const_shape"() {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = "tosa.reshape"(%x, %0) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<*xf32>
  %2 = "tosa.tile"(%1, %0) : (tensor<*xf32>, !tosa.shape<2>) -> tensor<*xf32>
  %3 = "tosa.tile"(%x) {multiples = array<i64: 2, 1, 3>} : (tensor<2x3x4xf32>) -> tensor<*xf32>
  %4 = "tosa.slice"(%2, %0, %0) : (tensor<*xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  %5 = "tosa.transpose"(%x) {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<*xf32>
  %6 = "tosa.const_shape"() {values = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xindex>}
      : () -> !tosa.shape<6>
  %7 = "tosa.pad"(%x, %6) : (tensor<2x3x4xf32>, !tosa.shape<6>) -> tensor<*xf32>
  // Not known: which shape it is.
  %8 = "tosa.reshape"(%x, %t) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tosa(%arg0: tensor<2x3x4xf32>, %arg1: !tosa.shape<2>) {
// CHECK-NEXT:     %0 = "tosa.const_shape"() {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %1 = "tosa.reshape"(%arg0, %0) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
// CHECK-NEXT:     %2 = "tosa.tile"(%1, %0) : (tensor<6x4xf32>, !tosa.shape<2>) -> tensor<36x16xf32>
// CHECK-NEXT:     %3 = "tosa.tile"(%arg0) {multiples = array<i64: 2, 1, 3>} : (tensor<2x3x4xf32>) -> tensor<4x3x12xf32>
// CHECK-NEXT:     %4 = "tosa.slice"(%2, %0, %0) : (tensor<36x16xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<6x4xf32>
// CHECK-NEXT:     %5 = "tosa.transpose"(%arg0) {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:     %6 = "tosa.const_shape"() {values = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xindex>} : () -> !tosa.shape<6>
// CHECK-NEXT:     %7 = "tosa.pad"(%arg0, %6) : (tensor<2x3x4xf32>, !tosa.shape<6>) -> tensor<3x8x13xf32>
// CHECK-NEXT:     %8 = "tosa.reshape"(%arg0, %arg1) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
