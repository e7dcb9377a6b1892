// RUN: pyopt --split-input-file --allow-unregistered-dialect --drop-equivalent-buffer-results %s | FileCheck %s

// An argument that is returned.
func.func private @argument(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func private @caller(%a: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = call @argument(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = memref.load %0[%c0] : memref<4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @argument(%arg0: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: memref<4xf32>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     call @argument(%arg0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unranked.
func.func private @unranked(%a: memref<4xf32>, %b: memref<*xf32>)
    -> (memref<*xf32>, memref<*xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<*xf32>
  return %0, %b : memref<*xf32>, memref<*xf32>
}
func.func private @caller(%a: memref<4xf32>, %b: memref<*xf32>) {
  %0:2 = call @unranked(%a, %b) : (memref<4xf32>, memref<*xf32>) -> (memref<*xf32>, memref<*xf32>)
  "use"(%0#1, %0#0) : (memref<*xf32>, memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @unranked(%arg0: memref<4xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: memref<4xf32>, %arg1: memref<*xf32>) {
// CHECK-NEXT:     call @unranked(%arg0, %arg1) : (memref<4xf32>, memref<*xf32>) -> ()
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     "use"(%arg1, %cast) : (memref<*xf32>, memref<*xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Another view is another buffer.
func.func private @subview(%a: memref<4xf32>) -> memref<2xf32> {
  %0 = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %1 = memref.cast %0 : memref<2xf32, strided<[1]>> to memref<2xf32>
  return %1 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @subview(%arg0: memref<4xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<2xf32, strided<[1]>> to memref<2xf32>
// CHECK-NEXT:     return %cast : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Numbers and tensors that are arguments are dropped as well.
func.func private @values(%i: i32, %t: tensor<4xf32>, %v: vector<2xi8>)
    -> (i32, tensor<4xf32>, vector<2xi8>) {
  return %i, %t, %v : i32, tensor<4xf32>, vector<2xi8>
}
func.func private @caller(%i: i32, %t: tensor<4xf32>, %v: vector<2xi8>) {
  %0:3 = call @values(%i, %t, %v)
      : (i32, tensor<4xf32>, vector<2xi8>) -> (i32, tensor<4xf32>, vector<2xi8>)
  "use"(%0#0, %0#1, %0#2) : (i32, tensor<4xf32>, vector<2xi8>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @values(%arg0: i32, %arg1: tensor<4xf32>, %arg2: vector<2xi8>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: i32, %arg1: tensor<4xf32>, %arg2: vector<2xi8>) {
// CHECK-NEXT:     call @values(%arg0, %arg1, %arg2) : (i32, tensor<4xf32>, vector<2xi8>) -> ()
// CHECK-NEXT:     "use"(%arg0, %arg1, %arg2) : (i32, tensor<4xf32>, vector<2xi8>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Attributes of arguments stay, those of dropped results go.
func.func private @attributes(%a: memref<4xf32> {x.a}, %b: memref<2xf32>)
    -> (memref<4xf32> {x.b}, f32 {x.c}, memref<2xf32>) attributes {x.d} {
  %f = arith.constant 1.0 : f32
  return {x.e} %a, %f, %b : memref<4xf32>, f32, memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @attributes(%arg0: memref<4xf32> {x.a}, %arg1: memref<2xf32>) -> (f32 {x.c}) attributes {x.d} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return {x.e} %cst : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A function that does not end.
func.func private @endless(%a: memref<4xf32>) -> memref<4xf32> {
  cf.br ^1
^1:
  cf.br ^1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @endless(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A change of the memory space is no cast of this kind.
func.func private @space(%a: memref<4xf32, 1>) -> memref<4xf32> {
  %0 = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @space(%arg0: memref<4xf32, 1>) -> memref<4xf32> {
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     return %memspacecast : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
