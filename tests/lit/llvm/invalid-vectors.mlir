// RUN: pyopt --split-input-file --verify-diagnostics %s

// Forms that are read with the type of a vector.

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.insertelement' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.insertelement %a, %a[%a : i32] : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.shufflevector %a, %a [0, 0] : i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %i: i32) {
  // expected-error @+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.vector, but found '!llvm.ptr'}}
  %0 = llvm.extractelement %a[%i : i32] : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.array<2 x i32>, %i: i32) {
  // expected-error @+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.vector, but found '!llvm.array<2 x i32>'}}
  %0 = llvm.extractelement %a[%i : i32] : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %i: i32) {
  // expected-error @+1 {{custom op 'llvm.insertelement' 'vector' must be LLVM dialect-compatible vector type, but got 'vector<2x2xi32>'}}
  %0 = llvm.insertelement %i, %a[%i : i32] : vector<2x2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'llvm.intr.vector.extract' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.intr.vector.extract %a[0] : vector<2xi32> from i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'llvm.intr.vector.insert' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.intr.vector.insert %a, %v[0] : i32 into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>) {
  // expected-error @+1 {{custom op 'llvm.intr.matrix.transpose' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 2 : i32} : i32 into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>, %p: !llvm.ptr, %s: i64) {
  // expected-error @+1 {{custom op 'llvm.intr.matrix.column.major.load' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %s> {rows = 2 : i32, columns = 2 : i32, isVolatile = 0 : i1} : i32 from !llvm.ptr stride i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xi32>) {
  // expected-error @+1 {{'llvm.extractelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %0 = "llvm.extractelement"(%a, %a) : (i32, i32) -> i32
  llvm.return
}
