// Ops that fold, constants, and blocks that may be merged: test_folds_of_passes.py runs all passes on this.

func.func @order(%v: vector<8xf32>) -> vector<2x4xf32> {
  %p0 = vector.broadcast %v : vector<8xf32> to vector<1x8xf32>
  %p1 = vector.transpose %p0, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
  %p = vector.shape_cast %p1 : vector<8x1xf32> to vector<8xf32>
  %r = vector.shape_cast %p : vector<8xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

func.func @merging(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = index.add %a, %b
  cf.br ^z(%0 : index)
^y:
  %1 = index.add %a, %b
  cf.br ^z(%1 : index)
^z(%r: index):
  return %r : index
}

func.func @arguments(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^y, ^z
^y:
  "t.y"() : () -> ()
  cf.br ^x(%a, %b : index, index)
^z:
  "t.z"() : () -> ()
  cf.br ^x(%b, %a : index, index)
^x(%i: index, %unused: index):
  return %i : index
}

func.func @unreachable(%a: index) -> index {
  return %a : index
^x:
  "t.x"() : () -> ()
  cf.br ^x
}

func.func @dead_loop(%a: index, %b: index, %s: index) -> index {
  %0 = index.add %a, %b
  %l = scf.for %i = %a to %b step %s iter_args(%x = %a) -> (index) {
    %1 = index.add %x, %i
    scf.yield %1 : index
  }
  return %a : index
}

func.func @constants(%m: memref<4xindex>) {
  %c1 = index.constant 1
  %c2 = index.constant 1
  %0 = index.add %c1, %c2
  memref.store %0, %m[%c1] : memref<4xindex>
  scf.execute_region {
    %c3 = index.constant 2
    %1 = index.add %c3, %c2
    memref.store %1, %m[%c3] : memref<4xindex>
    scf.yield
  }
  return
}

func.func @branch(%a: index) -> index {
  cf.br ^x(%a : index)
^x(%i: index):
  %t = index.bool.constant true
  cf.cond_br %t, ^y, ^z
^y:
  return %i : index
^z:
  return %a : index
}

func.func @poison(%a: vector<3xf32>, %i: index) -> (vector<3xf32>, vector<2xf32>, index, f32) {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %p = ub.poison : vector<3xf32>
  %q = ub.poison : f32
  %n = ub.poison : index
  %0 = vector.shuffle %p, %c [0, 5, 4] : vector<3xf32>, vector<3xf32>
  %1 = vector.from_elements %q, %q : vector<2xf32>
  %2 = shape.size_to_index %n : index
  %3 = vector.extract %p[%i] : f32 from vector<3xf32>
  return %0, %1, %2, %3 : vector<3xf32>, vector<2xf32>, index, f32
}

func.func @commuted(%i: index) -> (index, index, index) {
  %c0 = index.constant 0
  %c5 = index.constant 5
  %0 = index.mul %c5, %i
  %1 = index.mul %c0, %i
  %2 = index.add %c0, %i
  return %0, %1, %2 : index, index, index
}

func.func @views(%a: tensor<4x8xf32>, %v: vector<8xf32>, %s: vector<f32>, %m: memref<4xf32>, %c: i1,
                 %i: index) -> (tensor<4x8xf32>, index, f32, f32, memref<4xf32>, index, i1) {
  %c0 = arith.constant 0 : index
  %0 = tensor.bitcast %a : tensor<4x8xf32> to tensor<4x8xf32>
  %1 = tensor.dim %0, %c0 : tensor<4x8xf32>
  %2 = vector.extract %v[%c0] : f32 from vector<8xf32>
  %3 = vector.broadcast %s : vector<f32> to vector<4x8xf32>
  %4 = vector.extract %3[%i, 2] : f32 from vector<4x8xf32>
  %5 = memref.cast %m : memref<4xf32> to memref<4xf32>
  %6 = affine.apply affine_map<(d0) -> (d0)>(%i)
  %7 = arith.andi %c, %c : i1
  return %0, %1, %2, %4, %5, %6, %7 : tensor<4x8xf32>, index, f32, f32, memref<4xf32>, index, i1
}

func.func @casts(%a: i32, %m: memref<2xi32>) -> (i32, i32, memref<2xi32>) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  %1 = builtin.unrealized_conversion_cast %a : i32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  %3 = memref.cast %m : memref<2xi32> to memref<2xi32>
  return %0, %2, %3 : i32, i32, memref<2xi32>
}
