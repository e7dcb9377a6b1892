// RUN: pyopt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// Ops scf.if in a row with one condition, with and without results, other branches and negations.
func.func @row(%c: i1, %m: memref<4xf32>, %f: f32, %i: index) {
  scf.if %c {
    memref.store %f, %m[%i] : memref<4xf32>
  }
  scf.if %c {
    %0 = memref.load %m[%i] : memref<4xf32>
    %1 = arith.addf %0, %f : f32
    memref.store %1, %m[%i] : memref<4xf32>
  } else {
    memref.store %f, %m[%i] : memref<4xf32>
  }
  scf.if %c {
    %x = arith.select %c, %f, %f : f32
    %y = arith.extui %c : i1 to i32
    "test.use"(%x, %y, %c) : (f32, i32, i1) -> ()
  }
  return
}

func.func @negated(%c: i1, %m: memref<4xf32>, %f: f32, %i: index) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %c {
    "test.use"(%f) : (f32) -> ()
  }
  scf.if %not {
    memref.store %f, %m[%i] : memref<4xf32>
  }
  scf.if %not {
    "test.other"(%f, %not) : (f32, i1) -> ()
  } else {
    "test.other"(%i, %c) : (index, i1) -> ()
  }
  scf.if %c {
    "test.last"(%f) : (f32) -> ()
  }
  return
}

func.func @results(%c: i1, %m: memref<4xf32>, %f: f32, %i: index) -> (f32, f32) {
  %a = scf.if %c -> f32 {
    %0 = memref.load %m[%i] : memref<4xf32>
    scf.yield %0 : f32
  } else {
    scf.yield %f : f32
  }
  scf.if %c {
    "test.use"(%a) : (f32) -> ()
  } else {
    "test.other"(%a) : (f32) -> ()
  }
  scf.if %c {
    memref.store %a, %m[%i] : memref<4xf32>
  }
  %b = scf.if %c -> f32 {
    %0 = memref.load %m[%i] : memref<4xf32>
    scf.yield %0 : f32
  } else {
    scf.yield %a : f32
  }
  return %a, %b : f32, f32
}

// Another condition, or an op in between: they stay.
func.func @apart(%c: i1, %d: i1, %m: memref<4xf32>, %f: f32, %i: index) {
  scf.if %c {
    memref.store %f, %m[%i] : memref<4xf32>
  }
  scf.if %d {
    memref.store %f, %m[%i] : memref<4xf32>
  }
  "test.between"() : () -> ()
  scf.if %d {
    memref.store %f, %m[%i] : memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @row(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       memref.store %arg2, %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:       %0 = memref.load %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %arg2 : f32
// CHECK-NEXT:       memref.store %1, %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:       "test.use"(%arg2, %c1_i32, %true) : (f32, i32, i1) -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %arg2, %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @negated(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.xori %arg0, %true : i1
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "test.use"(%arg2) : (f32) -> ()
// CHECK-NEXT:       "test.other"(%arg3, %true) : (index, i1) -> ()
// CHECK-NEXT:       "test.last"(%arg2) : (f32) -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %arg2, %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:       "test.other"(%arg2, %0) : (f32, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @results(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> (f32, f32) {
// CHECK-NEXT:     %0:2 = scf.if %arg0 -> (f32, f32) {
// CHECK-NEXT:       %1 = memref.load %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:       "test.use"(%1) : (f32) -> ()
// CHECK-NEXT:       memref.store %1, %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:       %2 = memref.load %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:       scf.yield %1, %2 : f32, f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "test.other"(%arg2) : (f32) -> ()
// CHECK-NEXT:       scf.yield %arg2, %arg2 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @apart(%arg0: i1, %arg1: i1, %arg2: memref<4xf32>, %arg3: f32, %arg4: index) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       memref.store %arg3, %arg2[%arg4] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       memref.store %arg3, %arg2[%arg4] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.between"() : () -> ()
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       memref.store %arg3, %arg2[%arg4] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
