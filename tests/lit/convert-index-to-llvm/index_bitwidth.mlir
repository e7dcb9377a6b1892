// RUN: pyopt --split-input-file --convert-index-to-llvm='index-bitwidth=32' %s | FileCheck %s

// Indices of 32 bits: numbers are cut off.

func.func @f(%a: index, %b: index) {
  %0 = index.add %a, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.divs %a, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.shl %a, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivu %a, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.maxu %a, %b
  return
}

// -----

func.func @f(%a: index, %b: i32, %c: i64) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %b : i32 to index
  %2 = index.casts %a : index to i64
  %3 = index.castu %c : i64 to index
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.sizeof
  %1 = index.constant 42
  %2 = index.constant -1
  %3 = index.bool.constant true
  %4 = index.constant 5000000000
  %5 = index.constant 2147483648
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp ugt(%a, %b)
  return
}
