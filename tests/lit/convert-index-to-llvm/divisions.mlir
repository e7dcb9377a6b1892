// RUN: pyopt --split-input-file --convert-index-to-llvm %s | FileCheck %s

// Known faults 89382, 215696: the least number has no opposite, and nothing is divided by -1 but by the program.

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
