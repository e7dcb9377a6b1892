// RUN: pyopt %s --verify-roundtrip | FileCheck %s
// RUN: pyopt %s --verify-roundtrip --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK:   return %{{.*}} : index
// GENERIC: "func.return"(%{{.*}}) : (index) -> ()
#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: index) -> index attributes {func.map = #map} {
  return %a : index
}
