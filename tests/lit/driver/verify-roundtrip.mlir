// RUN: pyopt %s --verify-roundtrip | FileCheck %s
// RUN: pyopt %s --verify-roundtrip --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK:   return %{{.*}} : index
// GENERIC: "func.return"(%{{.*}}) : (index) -> ()
#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: index) -> index attributes {func.map = #map} {
  return %a : index
}

// Named structured ops: the verifier adds their maps as an attribute, which the custom form leaves out.
// CHECK: linalg.matvec
func.func @matvec(%a: tensor<7x3xf32>, %x: tensor<3xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  %0 = linalg.matvec
      ins(%a, %x : tensor<7x3xf32>, tensor<3xf32>)
      outs(%y : tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// The name of a symbol may have a type in generic form; custom forms leave it out.
// CHECK: func.func private @typed(i32) -> i32
// GENERIC: sym_name = "typed" : i32
"func.func"() <{
  function_type = (i32) -> i32,
  sym_name = "typed" : i32,
  sym_visibility = "private"
}> ({
}) : () -> ()
