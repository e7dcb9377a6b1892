// RUN: pyopt %s --outline-shape-computation --symbol-privatize --test-print-shape-mapping --allow-unregistered-dialect --split-input-file -o /dev/null 2>&1 | FileCheck %s

// Behind other passes nothing is known.

func.func @shape_from_an_extent(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = shape.from_extents %n : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// -----

func.func @shape_from_two_ops(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %m = arith.addi %n, %n : index
  %s = shape.from_extents %m : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: No cached ShapeMappingAnalysis existed.No cached ShapeMappingAnalysis existed.
