// RUN: pyopt %s --outline-shape-computation --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: pyopt %s --outline-shape-computation --test-print-shape-mapping --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s --check-prefix=MAP

// Each op that may compute a shape, each kind of value that is said to have one, and what the function takes.

func.func @extent_by_divui(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.divui %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_divui(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.divui %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_divsi(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.divsi %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_divsi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_ceildivsi(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.ceildivsi %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_ceildivsi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.ceildivsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_ceildivui(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.ceildivui %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_ceildivui(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.ceildivui %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_floordivsi(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.floordivsi %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_floordivsi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.floordivsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_remui(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.remui %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_remui(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.remui %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_remsi(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.remsi %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_remsi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_maxsi(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.maxsi %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_maxsi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.maxsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_maxui(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.maxui %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_maxui(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.maxui %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_minsi(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.minsi %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_minsi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.minsi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_minui(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.minui %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_minui(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.minui %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_andi(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.andi %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_andi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.andi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_ori(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.ori %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_ori(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.ori %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_xori(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.xori %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_xori(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.xori %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_shli(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.shli %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_shli(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.shli %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_shrui(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = arith.shrui %n, %m : index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_shrui(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.shrui %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_select(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %c = arith.cmpi ult, %n, %m : index
  %e = arith.select %c, %n, %m : index
  %s = shape.from_extents %e, %n : index, index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_select(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.cmpi ult, %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : index
// CHECK-NEXT:     %2 = from_extents %1, %arg0 : index, index
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_index_ops(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = index.ceildivu %n, %m
  %f = index.maxs %e, %m
  %s = shape.from_extents %f : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_by_index_ops(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = index.ceildivu %arg0, %arg1
// CHECK-NEXT:     %1 = index.maxs %0, %arg1
// CHECK-NEXT:     %2 = from_extents %1 : index
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extent_by_affine_apply(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = affine.apply affine_map<(d0) -> (d0 floordiv 2 + 1)>(%n)
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extent_by_affine_apply(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = affine.apply #map(%arg0)
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1)

// -----

func.func @extent_by_affine_min(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %e = affine.min affine_map<(d0)[s0] -> (d0, s0, 128)>(%n)[%m]
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0, 128)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extent_by_affine_min(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = affine.min #map(%arg0)[%arg1]
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @sizes_by_add_and_mul(%t: tensor<?xf32>, %n: !shape.size, %m: index) -> tensor<?xf32> {
  %e = shape.add %n, %m : !shape.size, index -> !shape.size
  %f = shape.mul %e, %n : !shape.size, !shape.size -> !shape.size
  %s = shape.from_extents %f : !shape.size
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes_by_add_and_mul(%arg0: tensor<?xf32>, %arg1: !shape.size, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.size, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = add %arg0, %arg1 : !shape.size, index -> !shape.size
// CHECK-NEXT:     %1 = mul %0, %arg0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %2 = from_extents %1 : !shape.size
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.size' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @sizes_by_div(%t: tensor<?xf32>, %n: !shape.size, %m: index) -> tensor<?xf32> {
  %e = shape.div %n, %m : !shape.size, index -> !shape.size
  %s = shape.from_extents %e, %n, %m : !shape.size, !shape.size, index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes_by_div(%arg0: tensor<?xf32>, %arg1: !shape.size, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.size, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = div %arg0, %arg1 : !shape.size, index -> !shape.size
// CHECK-NEXT:     %1 = from_extents %0, %arg0, %arg1 : !shape.size, !shape.size, index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.size' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @sizes_by_extremes(%t: tensor<?xf32>, %n: !shape.size, %m: !shape.size) -> tensor<?xf32> {
  %e = shape.max %n, %m : !shape.size, !shape.size -> !shape.size
  %f = shape.min %e, %m : !shape.size, !shape.size -> !shape.size
  %s = shape.from_extents %e, %f : !shape.size, !shape.size
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes_by_extremes(%arg0: tensor<?xf32>, %arg1: !shape.size, %arg2: !shape.size) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.size, %arg1: !shape.size) -> !shape.shape {
// CHECK-NEXT:     %0 = max %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %1 = min %0, %arg1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %2 = from_extents %0, %1 : !shape.size, !shape.size
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.size' at index: 1, <block argument> of type '!shape.size' at index: 2)

// -----

func.func @sizes_by_conversion(%t: tensor<?xf32>, %n: index, %m: !shape.size) -> tensor<?xf32> {
  %e = shape.index_to_size %n
  %f = shape.size_to_index %m : !shape.size
  %s = shape.from_extents %e, %f : !shape.size, index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes_by_conversion(%arg0: tensor<?xf32>, %arg1: index, %arg2: !shape.size) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: !shape.size) -> !shape.shape {
// CHECK-NEXT:     %0 = index_to_size %arg0
// CHECK-NEXT:     %1 = size_to_index %arg1 : !shape.size
// CHECK-NEXT:     %2 = from_extents %0, %1 : !shape.size, index
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type '!shape.size' at index: 2)

// -----

func.func @a_known_size(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = shape.const_size 4
  %s = shape.from_extents %e, %n : !shape.size, index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a_known_size(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %c4 = const_size 4
// CHECK-NEXT:     %0 = from_extents %c4, %arg0 : !shape.size, index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1)

// -----

func.func @shape_by_concat(%t: tensor<?xf32>, %a: !shape.shape, %b: !shape.shape) -> tensor<?xf32> {
  %s = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_by_concat(%arg0: tensor<?xf32>, %arg1: !shape.shape, %arg2: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %0 = concat %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1, <block argument> of type '!shape.shape' at index: 2)

// -----

// A shape that may be an error is one like any other.
func.func @shape_by_meet(%t: tensor<?xf32>, %a: !shape.shape, %b: !shape.shape) -> tensor<?xf32> {
  %s = shape.meet %a, %b, error = "no" : !shape.shape, !shape.shape -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_by_meet(%arg0: tensor<?xf32>, %arg1: !shape.shape, %arg2: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = shape.meet %arg1, %arg2, error = "no" : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %0 = meet %arg0, %arg1, error = "no" : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1, <block argument> of type '!shape.shape' at index: 2)

// -----

func.func @shape_by_any(%t: tensor<?xf32>, %a: !shape.shape, %b: tensor<?xindex>) -> tensor<?xf32> {
  %s = shape.any %a, %b : !shape.shape, tensor<?xindex> -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_by_any(%arg0: tensor<?xf32>, %arg1: !shape.shape, %arg2: tensor<?xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> !shape.shape {
// CHECK-NEXT:     %0 = any %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1, <block argument> of type 'tensor<?xindex>' at index: 2)

// -----

func.func @shape_by_broadcast_of_three(%t: tensor<?xf32>, %a: !shape.shape, %b: tensor<?xindex>,
                                       %c: tensor<2xindex>) -> tensor<?xf32> {
  %s = shape.broadcast %a, %b, %c : !shape.shape, tensor<?xindex>, tensor<2xindex> -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_by_broadcast_of_three(%arg0: tensor<?xf32>, %arg1: !shape.shape, %arg2: tensor<?xindex>, %arg3: tensor<2xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<2xindex>) -> !shape.shape {
// CHECK-NEXT:     %0 = broadcast %arg0, %arg1, %arg2 : !shape.shape, tensor<?xindex>, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1, <block argument> of type 'tensor<?xindex>' at index: 2, <block argument> of type 'tensor<2xindex>' at index: 3)

// -----

func.func @head_of_a_split(%t: tensor<?xf32>, %a: !shape.shape, %i: index) -> tensor<?xf32> {
  %s, %r = "shape.split_at"(%a, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @head_of_a_split(%arg0: tensor<?xf32>, %arg1: !shape.shape, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%arg0, %arg1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     return %head : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @tail_of_a_split(%t: tensor<?xf32>, %a: tensor<?xindex>, %i: !shape.size)
    -> tensor<?xf32> {
  %h, %s = "shape.split_at"(%a, %i)
      : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, !shape.shape)
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tail_of_a_split(%arg0: tensor<?xf32>, %arg1: tensor<?xindex>, %arg2: !shape.size) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<?xindex>, %arg1: !shape.size) -> !shape.shape {
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%arg0, %arg1) : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, !shape.shape)
// CHECK-NEXT:     return %tail : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<?xindex>' at index: 1, <block argument> of type '!shape.size' at index: 2)

// -----

func.func @shape_of_unranked(%t: tensor<?xf32>, %a: tensor<*xf32>) -> tensor<?xf32> {
  %s = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<?xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_unranked(%arg0: tensor<?xf32>, %arg1: tensor<*xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<*xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %0 = shape_of %arg0 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     return %0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<*xf32>' at index: 1)

// -----

func.func @shape_of_a_value_with_shape(%t: tensor<?xf32>, %a: !shape.value_shape) -> tensor<?xf32> {
  %s = shape.shape_of %a : !shape.value_shape -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_a_value_with_shape(%arg0: tensor<?xf32>, %arg1: !shape.value_shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:     %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.value_shape' at index: 1)

// -----

func.func @value_as_shape(%t: tensor<?xf32>, %a: !shape.value_shape) -> tensor<?xf32> {
  %s = shape.value_as_shape %a : !shape.value_shape -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_as_shape(%arg0: tensor<?xf32>, %arg1: !shape.value_shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:     %0 = value_as_shape %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.value_shape' at index: 1)

// -----

func.func @to_extents_and_back(%t: tensor<?xf32>, %a: !shape.shape) -> tensor<?xf32> {
  %e = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
  %s = shape.from_extent_tensor %e : tensor<?xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_extents_and_back(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %0 = to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     %1 = from_extent_tensor %0 : tensor<?xindex>
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1)

// -----

func.func @rank_and_number_of_elements(%t: tensor<?xf32>, %a: tensor<?xindex>) -> tensor<?xf32> {
  %r = shape.rank %a : tensor<?xindex> -> index
  %n = shape.num_elements %a : tensor<?xindex> -> index
  %s = shape.from_extents %r, %n : index, index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_and_number_of_elements(%arg0: tensor<?xf32>, %arg1: tensor<?xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<?xindex>) -> !shape.shape {
// CHECK-NEXT:     %0 = rank %arg0 : tensor<?xindex> -> index
// CHECK-NEXT:     %1 = num_elements %arg0 : tensor<?xindex> -> index
// CHECK-NEXT:     %2 = from_extents %0, %1 : index, index
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<?xindex>' at index: 1)

// -----

func.func @get_extent_of_a_shape(%t: tensor<?xf32>, %a: !shape.shape, %i: !shape.size)
    -> tensor<?xf32> {
  %e = shape.get_extent %a, %i : !shape.shape, !shape.size -> !shape.size
  %s = shape.from_extents %e : !shape.size
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_of_a_shape(%arg0: tensor<?xf32>, %arg1: !shape.shape, %arg2: !shape.size) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape, %arg1: !shape.size) -> !shape.shape {
// CHECK-NEXT:     %0 = get_extent %arg0, %arg1 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     %1 = from_extents %0 : !shape.size
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1, <block argument> of type '!shape.size' at index: 2)

// -----

func.func @shape_dim(%t: tensor<?xf32>, %a: tensor<?x?xf32>, %i: index) -> tensor<?xf32> {
  %e = shape.dim %a, %i : tensor<?x?xf32>, index -> index
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_dim(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<?x?xf32>, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = dim %arg0, %arg1 : tensor<?x?xf32>, index -> index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<?x?xf32>' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @printed_on_the_way(%t: tensor<?xf32>, %a: !shape.shape) -> tensor<?xf32> {
  %s = "shape.debug_print"(%a) : (!shape.shape) -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @printed_on_the_way(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "shape.debug_print"(%arg1) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %0 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type '!shape.shape' at index: 1)

// -----

func.func @a_constant_shape(%t: tensor<?xf32>) -> tensor<?xf32> {
  %s = shape.const_shape [5] : !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a_constant_shape(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0() -> !shape.shape {
// CHECK-NEXT:     %0 = const_shape [5] : !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0()

// -----

func.func @known_extents(%t: tensor<?xf32>) -> tensor<?xf32> {
  %s = arith.constant dense<[5, 6]> : tensor<2xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @known_extents(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0() -> tensor<2xindex> {
// CHECK-NEXT:     %cst = arith.constant dense<[5, 6]> : tensor<2xindex>
// CHECK-NEXT:     return %cst : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0()

// -----

func.func @rank_of_a_tensor(%t: tensor<?xf32>, %a: tensor<*xf32>) -> tensor<?xf32> {
  %e = tensor.rank %a : tensor<*xf32>
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_of_a_tensor(%arg0: tensor<?xf32>, %arg1: tensor<*xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<*xf32>) -> !shape.shape {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     %0 = from_extents %rank : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<*xf32>' at index: 1)

// -----

func.func @extent_read_from_a_tensor(%t: tensor<?xf32>, %a: tensor<?xindex>, %i: index)
    -> tensor<?xf32> {
  %e = tensor.extract %a[%i] : tensor<?xindex>
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_read_from_a_tensor(%arg0: tensor<?xf32>, %arg1: tensor<?xindex>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<?xindex>, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<?xindex>
// CHECK-NEXT:     %0 = from_extents %extracted : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<?xindex>' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extents_in_a_tensor(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %s = tensor.from_elements %n, %m : tensor<2xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_in_a_tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> tensor<2xindex> {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xindex>
// CHECK-NEXT:     return %from_elements : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'index' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extents_sliced(%t: tensor<?xf32>, %a: tensor<?xindex>, %n: index) -> tensor<?xf32> {
  %s = tensor.extract_slice %a[1] [%n] [1] : tensor<?xindex> to tensor<?xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<?xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_sliced(%arg0: tensor<?xf32>, %arg1: tensor<?xindex>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<?xindex>, %arg1: index) -> tensor<?xindex> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1] [%arg1] [1] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     return %extracted_slice : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<?xindex>' at index: 1, <block argument> of type 'index' at index: 2)

// -----

func.func @extents_cast(%t: tensor<?xf32>, %a: tensor<2xi32>) -> tensor<?xf32> {
  %s = arith.index_cast %a : tensor<2xi32> to tensor<2xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_cast(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<2xi32>) -> tensor<2xindex> {
// CHECK-NEXT:     %0 = arith.index_cast %arg0 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:     return %0 : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<2xi32>' at index: 1)

// -----

func.func @extents_generated_by_linalg(%t: tensor<?xf32>, %a: tensor<2xindex>, %o: tensor<2xindex>)
    -> tensor<?xf32> {
  %s = linalg.map { arith.addi }
      ins(%a, %a : tensor<2xindex>, tensor<2xindex>)
      outs(%o : tensor<2xindex>)
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<2xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_generated_by_linalg(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>, %arg2: tensor<2xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<2xindex>, %arg1: tensor<2xindex>) -> tensor<2xindex> {
// CHECK-NEXT:     %mapped = linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%arg0, %arg0 : tensor<2xindex>, tensor<2xindex>) outs(%arg1 : tensor<2xindex>)
// CHECK-NEXT:     return %mapped : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
// MAP-NEXT: // Shape for %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32> :: @shape_cal_0(<block argument> of type 'tensor<2xindex>' at index: 1, <block argument> of type 'tensor<2xindex>' at index: 2)

// -----

func.func @extent_of_a_buffer(%t: tensor<?xf32>, %a: memref<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %e = memref.dim %a, %c0 : memref<?xf32>
  %s = shape.from_extents %e : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_of_a_buffer(%arg0: tensor<?xf32>, %arg1: memref<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: memref<?xf32>) -> !shape.shape {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %0 = from_extents %dim : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func private @callee(!shape.shape) -> !shape.shape
func.func @shape_by_a_call(%t: tensor<?xf32>, %a: !shape.shape) -> tensor<?xf32> {
  %s = func.call @callee(%a) : (!shape.shape) -> !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(!shape.shape) -> !shape.shape
// CHECK-NEXT:   func.func @shape_by_a_call(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = call @callee(%arg1) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     %0 = func.call @callee(%arg0) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @shape_converted(%t: tensor<?xf32>, %a: tensor<?xindex>) -> tensor<?xf32> {
  %s = builtin.unrealized_conversion_cast %a : tensor<?xindex> to !shape.shape
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_converted(%arg0: tensor<?xf32>, %arg1: tensor<?xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<?xindex>) -> !shape.shape {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : tensor<?xindex> to !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @value_with_two_results(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = shape.from_extents %n : index
  %u, %v = "test.a"(%t) {of = 2 : i32} : (tensor<?xf32>) -> (i1, tensor<?xf32>)
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_with_two_results(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0:2 = "test.a"(%arg0) {of = 2 : i32} : (tensor<?xf32>) -> (i1, tensor<?xf32>)
// CHECK-NEXT:     return %0#1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @value_of_a_group_of_results(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = shape.from_extents %n : index
  %v:3 = "test.a"(%t) : (tensor<?xf32>) -> (i1, tensor<?xf32>, tensor<?xf32>)
  %w = shape.with_shape %v#2, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_of_a_group_of_results(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0:3 = "test.a"(%arg0) : (tensor<?xf32>) -> (i1, tensor<?xf32>, tensor<?xf32>)
// CHECK-NEXT:     return %0#2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @value_of_an_op_with_a_form_of_its_own(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = shape.from_extents %n : index
  %v = math.exp %t : tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_of_an_op_with_a_form_of_its_own(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = math.exp %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @inputs_in_the_order_of_their_use(%t: tensor<?xf32>, %n: index, %m: index, %k: index)
    -> tensor<?xf32> {
  %e = arith.subi %m, %n : index
  %f = arith.subi %k, %e : index
  %s = shape.from_extents %f, %n : index, index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inputs_in_the_order_of_their_use(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index, %arg2: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.subi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.subi %arg2, %0 : index
// CHECK-NEXT:     %2 = from_extents %1, %arg1 : index, index
// CHECK-NEXT:     return %2 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

// Nobody uses the question, but it does not go, and needs the shape.
func.func @dead_op_that_uses_the_shape(%t: tensor<?xf32>, %a: !shape.shape, %b: tensor<2xindex>)
    -> tensor<?xf32> {
  %s = shape.broadcast %a, %b : !shape.shape, tensor<2xindex> -> !shape.shape
  %u = shape.is_broadcastable %s, %b : !shape.shape, tensor<2xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead_op_that_uses_the_shape(%arg0: tensor<?xf32>, %arg1: !shape.shape, %arg2: tensor<2xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = shape.broadcast %arg1, %arg2 : !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     %1 = shape.is_broadcastable %0, %arg2 : !shape.shape, tensor<2xindex>
// CHECK-NEXT:     %2 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     return %arg0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @chain_of_shapes(%t: tensor<?xf32>, %a: tensor<?xf32>, %b: tensor<?xf32>, %n: index)
    -> tensor<?xf32> {
  %p = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>
  %q = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  %c = shape.concat %p, %q : tensor<1xindex>, tensor<1xindex> -> tensor<?xindex>
  %h = shape.broadcast %c, %p : tensor<?xindex>, tensor<1xindex> -> tensor<?xindex>
  %s = shape.any %h, %c : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, tensor<?xindex>
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain_of_shapes(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %0 = shape_of %arg0 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %1 = shape_of %arg1 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %2 = concat %0, %1 : tensor<1xindex>, tensor<1xindex> -> tensor<?xindex>
// CHECK-NEXT:     %3 = broadcast %2, %0 : tensor<?xindex>, tensor<1xindex> -> tensor<?xindex>
// CHECK-NEXT:     %4 = any %3, %2 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     return %4 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

// In the body of an op of a loop.
func.func @induction_variable_as_extent(%t: tensor<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %e = arith.addi %i, %n : index
    %s = shape.from_extents %e : index
    %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
    %x = shape.value_of %w : tensor<?xf32>
    "test.use"(%x) : (tensor<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @induction_variable_as_extent(%arg0: tensor<?xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       "test.use"(%0) : (tensor<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @argument_of_a_block(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  cf.br ^next(%t, %n : tensor<?xf32>, index)
^next(%a: tensor<?xf32>, %m: index):
  %e = arith.muli %m, %n : index
  %s = shape.from_extents %e : index
  %w = shape.with_shape %a, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument_of_a_block(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg0 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

func.func @result_of_a_branch(%t: tensor<?xf32>, %n: index, %c: i1) -> tensor<?xf32> {
  %v = scf.if %c -> tensor<?xf32> {
    scf.yield %t : tensor<?xf32>
  } else {
    %u = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  %e = arith.muli %n, %n : index
  %s = shape.from_extents %e : index
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_of_a_branch(%arg0: tensor<?xf32>, %arg1: index, %arg2: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = scf.if %arg2 -> (tensor<?xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %1 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg0 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information

// -----

// A shape function is no function of the program: nothing is outlined in it.
shape.func @shape_function(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %s = from_extents %n : index
  %w = with_shape %t, %s : tensor<?xf32>, !shape.shape
  %x = value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   shape.func @shape_function(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = from_extents %arg1 : index
// CHECK-NEXT:     %1 = with_shape %arg0, %0 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:     %2 = value_of %1 : tensor<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MAP: Shape Mapping Information
