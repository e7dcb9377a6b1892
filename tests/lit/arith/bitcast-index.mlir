// RUN: pyopt %s --split-input-file --verify-diagnostics

// bitcast takes no indices.

func.func @index(%a: index) {
  // expected-error @+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : index to index
  return
}

// -----

func.func @vectors(%a: vector<2xindex>) {
  // expected-error @+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'vector<2xindex>'}}
  %0 = arith.bitcast %a : vector<2xindex> to vector<2xindex>
  return
}

// -----

func.func @memrefs(%a: memref<2xindex>) {
  // expected-error @+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'memref<2xindex>'}}
  %0 = arith.bitcast %a : memref<2xindex> to memref<2xindex>
  return
}
