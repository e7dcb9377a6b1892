// RUN: pyopt-run %s --entry library::both --arg "[[0, 0, 0], [1, 1, 1]]" --arg "[4, 5]" | FileCheck %s --check-prefix=LIBRARY
// RUN: pyopt-run %s --entry broadcast --arg "[2, 1]" --arg "[-1]" | FileCheck %s --check-prefix=UNKNOWN
// RUN: pyopt-run %s --entry broadcast --arg "[2, 2]" --arg "[3, 3]" | FileCheck %s --check-prefix=ERROR
// RUN: not pyopt-run %s --entry checked --arg "[2, 2]" --arg "[3, 3]" 2>&1 | FileCheck %s --check-prefix=CHECKED
// RUN: pyopt-run %s --entry checked --arg "[2, 1]" --arg "[2, 3]" | FileCheck %s --check-prefix=HOLDS
// RUN: not pyopt-run %s 2>&1 | FileCheck %s --check-prefix=SIGNATURES

// SIGNATURES: note: there is: @broadcast(!shape.shape, !shape.shape) -> !shape.shape
// SIGNATURES: note: there is: @checked(tensor<?xindex>, tensor<?xindex>) -> index
// SIGNATURES: note: there is: @both(!shape.value_shape, !shape.shape) -> !shape.shape

// LIBRARY: [2, 3, 4, 5]
shape.function_library @library {
  func.func @both(%value: !shape.value_shape, %other: !shape.shape) -> !shape.shape {
    %0 = shape.shape_of %value : !shape.value_shape -> !shape.shape
    %1 = shape.concat %0, %other : !shape.shape, !shape.shape -> !shape.shape
    return %1 : !shape.shape
  }
} mapping {
  test.both = @both
}

// UNKNOWN: [2, ?]
// ERROR: [invalid]
func.func @broadcast(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// CHECKED: shapes.mlir:34:8: error: 'shape.cstr_broadcastable' op assertion failed: the shapes [2, 2] and [3, 3] do not broadcast
// HOLDS: {{^}}[2, 3]
// HOLDS-NEXT: {{^}}6
func.func @checked(%a: tensor<?xindex>, %b: tensor<?xindex>) -> index {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.assuming %0 -> index {
    %2 = shape.broadcast %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %3 = shape.from_extent_tensor %2 : tensor<?xindex>
    %4 = "shape.debug_print"(%3) : (!shape.shape) -> !shape.shape
    %5 = shape.num_elements %2 : tensor<?xindex> -> index
    shape.assuming_yield %5 : index
  }
  return %1 : index
}
