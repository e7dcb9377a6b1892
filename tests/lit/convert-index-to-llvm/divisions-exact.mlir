// RUN: pyopt --split-input-file --convert-index-to-llvm='reference-exact=true' %s | FileCheck %s

// Signed divisions that round up or down.

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.floordivs %a, %b
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.constant 42
  %1 = index.ceildivs %a, %0
  %2 = index.floordivs %0, %a
  return
}

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b
  %1 = index.floordivs %0, %b
  %2 = arith.addi %1, %b : index
  return
}
