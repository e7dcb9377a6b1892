// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// In unreachable blocks ops may depend on themselves, and rules apply to them without end: the only edge into a loop folds
// away, or there was none. mlir-opt never ends on some of these.

func.func @f(%a: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^loop(%a : i32), ^end
^loop(%x: i32):
  %1 = arith.addi %x, %x : i32
  cf.br ^loop(%1 : i32)
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%a: i32, %c: i1) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^loop(%a : i32), ^end
^loop(%x: i32):
  %c1 = arith.constant 1 : i32
  %1 = arith.addi %x, %c1 : i32
  cf.cond_br %c, ^loop(%1 : i32), ^two(%1 : i32)
^two(%y: i32):
  %2 = arith.addi %y, %c1 : i32
  cf.br ^loop(%2 : i32)
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @self2(%a: i32, %c: i1) -> i32 {
  cf.br ^end
^u(%z: i32):
  %c1 = arith.constant 1 : i32
  %x = arith.addi %x, %c1 : i32
  %s = arith.select %c, %s, %x : i32
  %n = arith.negf %n : f32
  %sub = arith.subi %sub, %x : i32
  cf.br ^u(%x : i32)
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @self2(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @h(%c: i1, %s: i32) -> i32 {
  %false = arith.constant false
  %c0 = arith.constant 0 : i32
  cf.cond_br %false, ^l1(%c0 : i32), ^e
^l1(%i: i32):
  %0 = arith.extsi %i : i32 to i64
  %1 = arith.trunci %0 : i64 to i32
  %2 = arith.addi %1, %s : i32
  %3 = arith.subi %2, %s : i32
  cf.switch %s : i32, [
    default: ^l1(%3 : i32),
    1: ^l2(%3 : i32)
  ]
^l2(%j: i32):
  %t = arith.xori %j, %s : i32
  %u = arith.xori %t, %s : i32
  cf.br ^l1(%u : i32)
^e:
  return %c0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     return %c0_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %false = arith.constant false
  cf.cond_br %false, ^loop(%c0 : i32), ^end
^loop(%x: i32):
  %1 = arith.addi %x, %c1 : i32
  cf.br ^loop(%1 : i32)
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %false = arith.constant false
  cf.cond_br %false, ^head(%c0 : i32), ^end
^head(%x: i32):
  cf.cond_br %c, ^loop, ^end
^loop:
  %1 = arith.addi %x, %c1 : i32
  "any.use"(%1) : (i32) -> ()
  cf.br ^head(%1 : i32)
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: i32, %c: i1) -> i32 {
  cf.br ^end
^x:
  %s = arith.select %c, %s, %a : i32
  cf.br ^x
^end:
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%a: index, %c: i1) -> index {
  cf.br ^end
^x:
  %s = affine.apply affine_map<(d0) -> (d0 + 1)>(%s)
  %t = affine.min affine_map<(d0) -> (d0 + 1, 4)>(%t)
  %v = arith.index_cast %w : i32 to index
  %w = arith.index_cast %v : index to i32
  %z = arith.extsi %q : i8 to i32
  %q = arith.trunci %z : i32 to i8
  cf.br ^x
^end:
  return %a : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: i1) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @chains(%a: index, %f: f32, %v: vector<4xf32>) -> index {
  cf.br ^end
^x:
  %e = vector.extract %g[0] : f32 from vector<4xf32>
  %g = vector.insert %f, %g [1] : f32 into vector<4xf32>
  "any.use"(%e) : (f32) -> ()
  cf.br ^x
^end:
  return %a : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @chains(%arg0: index, %arg1: f32, %arg2: vector<4xf32>) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
