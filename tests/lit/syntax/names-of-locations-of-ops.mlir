// RUN: pyopt %s --mlir-use-nameloc-as-prefix | FileCheck %s
// RUN: pyopt %s --mlir-use-nameloc-as-prefix --mlir-print-value-users | FileCheck %s --check-prefix=USERS
// RUN: pyopt %s --mlir-use-nameloc-as-prefix --mlir-print-unique-ssa-ids | FileCheck %s --check-prefix=UNIQUE
// RUN: pyopt %s --mlir-use-nameloc-as-prefix --mlir-print-debuginfo | FileCheck %s --check-prefix=DEBUG
// RUN: pyopt %s --mlir-use-nameloc-as-prefix --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// Names of locations are taken also where an op suggests names for its results, of all groups of them, or for the
// arguments of its blocks. An argument named by its location leaves out the number that it would have.
func.func @f(%arg0: i32 loc("a"), %arg1: i32, %arg2: i32 loc("arg1"), %arg3: memref<4xf32>) {
  %c1_i32 = arith.constant 1 : i32 loc("cc"(unknown))
  %c4_i32 = arith.constant 4 : i32 loc("nm"("a":1:2))
  %c4 = arith.constant 4 : index loc("nm")
  %c7 = arith.constant 7 : index
  %alloc = memref.alloc() : memref<4xf32> loc(fused["memory"("a":1:2)])
  %sum, %overflow = arith.addui_extended %c1_i32, %arg1 : i32, i1 loc("both")
  %0:2 = scf.for %arg4 = %c4 to %c7 step %c7 iter_args(%arg5 = %arg0, %arg6 = %sum) -> (i32, i32) {
    scf.yield %arg5, %arg6 : i32, i32
  } loc("loop")
  linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%arg3 : memref<4xf32>) outs(%alloc : memref<4xf32>) {
  ^bb0(%in: f32 loc("element"), %out: f32):
    linalg.yield %in : f32
  }
  cf.br ^bb1(%c4_i32 : i32)
^bb1(%1: i32 loc("cc")):
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%a: i32, %arg1: i32, %arg1_0: i32, %arg3: memref<4xf32>) {
// CHECK-NEXT:     %cc = arith.constant 1 : i32
// CHECK-NEXT:     %nm = arith.constant 4 : i32
// CHECK-NEXT:     %nm_1 = arith.constant 4 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %memory = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %both, %both_2 = arith.addui_extended %cc, %arg1 : i32, i1
// CHECK-NEXT:     %loop:2 = scf.for %arg4 = %nm_1 to %c7 step %c7 iter_args(%arg5 = %a, %arg6 = %both) -> (i32, i32) {
// CHECK-NEXT:       scf.yield %arg5, %arg6 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : memref<4xf32>) outs(%memory : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%element: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %element : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb1(%nm : i32)
// CHECK-NEXT:   ^bb1(%cc_3: i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// USERS: #map = affine_map<(d0) -> (d0)>
// USERS-NEXT: module {
// USERS-NEXT:   func.func @f(%a: i32, %arg1: i32, %arg1_0: i32, %arg3: memref<4xf32>) {
// USERS-NEXT:     // %a is used by %loop#0, %loop#1
// USERS-NEXT:     // %arg1 is used by %both, %both_2
// USERS-NEXT:     // %arg1_0 is unused
// USERS-NEXT:     // %arg3 is used by %1
// USERS-NEXT:     %cc = arith.constant 1 : i32 // users: %both, %both_2
// USERS-NEXT:     %nm = arith.constant 4 : i32 // user: %2
// USERS-NEXT:     %nm_1 = arith.constant 4 : index // users: %loop#0, %loop#1
// USERS-NEXT:     %c7 = arith.constant 7 : index // users: %loop#0, %loop#1
// USERS-NEXT:     %memory = memref.alloc() : memref<4xf32> // user: %1
// USERS-NEXT:     %both, %both_2 = arith.addui_extended %cc, %arg1 : i32, i1 // users: (%loop#0, %loop#1), (unused)
// USERS-NEXT:     %loop:2 = scf.for %arg4 = %nm_1 to %c7 step %c7 iter_args(%arg5 = %a, %arg6 = %both) -> (i32, i32) {
// USERS-NEXT:       // %arg4 is unused
// USERS-NEXT:       // %arg5 is used by %4
// USERS-NEXT:       // %arg6 is used by %4
// USERS-NEXT:       scf.yield %arg5, %arg6 : i32, i32 // id: %4
// USERS-NEXT:     } // unused
// USERS-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : memref<4xf32>) outs(%memory : memref<4xf32>) {
// USERS-NEXT:     ^bb0(%element: f32, %out: f32):
// USERS-NEXT:       // %element is used by %4
// USERS-NEXT:       // %out is unused
// USERS-NEXT:       linalg.yield %element : f32 // id: %4
// USERS-NEXT:     } // id: %1
// USERS-NEXT:     cf.br ^bb1(%nm : i32) // id: %2
// USERS-NEXT:   ^bb1(%cc_3: i32):  // pred: ^bb0
// USERS-NEXT:     // %cc_3 is unused
// USERS-NEXT:     return
// USERS-NEXT:   }
// USERS-NEXT: }
// UNIQUE: #map = affine_map<(d0) -> (d0)>
// UNIQUE-NEXT: module {
// UNIQUE-NEXT:   func.func @f(%a: i32, %arg1: i32, %arg1_0: i32, %arg3: memref<4xf32>) {
// UNIQUE-NEXT:     %cc = arith.constant 1 : i32
// UNIQUE-NEXT:     %nm = arith.constant 4 : i32
// UNIQUE-NEXT:     %nm_1 = arith.constant 4 : index
// UNIQUE-NEXT:     %c7 = arith.constant 7 : index
// UNIQUE-NEXT:     %memory = memref.alloc() : memref<4xf32>
// UNIQUE-NEXT:     %both, %both_2 = arith.addui_extended %cc, %arg1 : i32, i1
// UNIQUE-NEXT:     %loop:2 = scf.for %arg4 = %nm_1 to %c7 step %c7 iter_args(%arg5 = %a, %arg6 = %both) -> (i32, i32) {
// UNIQUE-NEXT:       scf.yield %arg5, %arg6 : i32, i32
// UNIQUE-NEXT:     }
// UNIQUE-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : memref<4xf32>) outs(%memory : memref<4xf32>) {
// UNIQUE-NEXT:     ^bb0(%element: f32, %out: f32):
// UNIQUE-NEXT:       linalg.yield %element : f32
// UNIQUE-NEXT:     }
// UNIQUE-NEXT:     cf.br ^bb1(%nm : i32)
// UNIQUE-NEXT:   ^bb1(%cc_3: i32):  // pred: ^bb0
// UNIQUE-NEXT:     return
// UNIQUE-NEXT:   }
// UNIQUE-NEXT: }
// DEBUG: #loc2 = loc("a")
// DEBUG-NEXT: #loc3 = loc("{{.*}}":9:35)
// DEBUG-NEXT: #loc4 = loc("arg1")
// DEBUG-NEXT: #loc5 = loc("{{.*}}":9:71)
// DEBUG-NEXT: #loc6 = loc("cc")
// DEBUG-NEXT: #loc14 = loc("element")
// DEBUG-NEXT: #loc15 = loc("{{.*}}":23:33)
// DEBUG-NEXT: #map = affine_map<(d0) -> (d0)>
// DEBUG-NEXT: module {
// DEBUG-NEXT:   func.func @f(%a: i32 loc("a"), %arg1: i32 loc("{{.*}}":9:35), %arg1_0: i32 loc("arg1"), %arg3: memref<4xf32> loc("{{.*}}":9:71)) {
// DEBUG-NEXT:     %cc = arith.constant 1 : i32 loc(#loc6)
// DEBUG-NEXT:     %nm = arith.constant 4 : i32 loc(#loc19)
// DEBUG-NEXT:     %nm_1 = arith.constant 4 : index loc(#loc8)
// DEBUG-NEXT:     %c7 = arith.constant 7 : index loc(#loc9)
// DEBUG-NEXT:     %memory = memref.alloc() : memref<4xf32> loc(#loc20)
// DEBUG-NEXT:     %both, %both_2 = arith.addui_extended %cc, %arg1 : i32, i1 loc(#loc10)
// DEBUG-NEXT:     %loop:2 = scf.for %arg4 = %nm_1 to %c7 step %c7 iter_args(%arg5 = %a, %arg6 = %both) -> (i32, i32) {
// DEBUG-NEXT:       scf.yield %arg5, %arg6 : i32, i32 loc(#loc12)
// DEBUG-NEXT:     } loc(#loc11)
// DEBUG-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : memref<4xf32>) outs(%memory : memref<4xf32>) {
// DEBUG-NEXT:     ^bb0(%element: f32 loc("element"), %out: f32 loc("{{.*}}":23:33)):
// DEBUG-NEXT:       linalg.yield %element : f32 loc(#loc16)
// DEBUG-NEXT:     } loc(#loc13)
// DEBUG-NEXT:     cf.br ^bb1(%nm : i32) loc(#loc17)
// DEBUG-NEXT:   ^bb1(%cc_3: i32 loc("cc")):  // pred: ^bb0
// DEBUG-NEXT:     return loc(#loc18)
// DEBUG-NEXT:   } loc(#loc1)
// DEBUG-NEXT: } loc(#loc)
// DEBUG-NEXT: #loc = loc("{{.*}}":0:0)
// DEBUG-NEXT: #loc1 = loc("{{.*}}":9:1)
// DEBUG-NEXT: #loc7 = loc("a":1:2)
// DEBUG-NEXT: #loc8 = loc("nm")
// DEBUG-NEXT: #loc9 = loc("{{.*}}":13:9)
// DEBUG-NEXT: #loc10 = loc("both")
// DEBUG-NEXT: #loc11 = loc("loop")
// DEBUG-NEXT: #loc12 = loc("{{.*}}":17:5)
// DEBUG-NEXT: #loc13 = loc("{{.*}}":19:3)
// DEBUG-NEXT: #loc16 = loc("{{.*}}":24:5)
// DEBUG-NEXT: #loc17 = loc("{{.*}}":26:3)
// DEBUG-NEXT: #loc18 = loc("{{.*}}":28:3)
// DEBUG-NEXT: #loc19 = loc("nm"(#loc7))
// DEBUG-NEXT: #loc20 = loc("memory"(#loc7))
// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, i32, memref<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%a: i32, %arg1: i32, %arg1_0: i32, %arg3: memref<4xf32>):
// GENERIC-NEXT:     %cc = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %nm = "arith.constant"() <{value = 4 : i32}> : () -> i32
// GENERIC-NEXT:     %nm_1 = "arith.constant"() <{value = 4 : index}> : () -> index
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 7 : index}> : () -> index
// GENERIC-NEXT:     %memory = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:     %both:2 = "arith.addui_extended"(%cc, %arg1) : (i32, i32) -> (i32, i1)
// GENERIC-NEXT:     %loop:2 = "scf.for"(%nm_1, %0, %0, %a, %both#0) ({
// GENERIC-NEXT:     ^bb0(%arg6: index, %arg7: i32, %arg8: i32):
// GENERIC-NEXT:       "scf.yield"(%arg7, %arg8) : (i32, i32) -> ()
// GENERIC-NEXT:     }) : (index, index, index, i32, i32) -> (i32, i32)
// GENERIC-NEXT:     "linalg.generic"(%arg3, %memory) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%element: f32, %arg5: f32):
// GENERIC-NEXT:       "linalg.yield"(%element) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "cf.br"(%nm)[^bb1] : (i32) -> ()
// GENERIC-NEXT:   ^bb1(%cc_2: i32):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
