// RUN: pyopt %s --generate-runtime-verification --mlir-print-op-generic --mlir-print-debuginfo | FileCheck %s
// RUN: pyopt %s --generate-runtime-verification --mlir-print-debuginfo --mlir-pretty-debuginfo | FileCheck %s --check-prefix=PRETTY

#name = loc("name"("a.mlir":3:4))
func.func @f(%m: memref<?xf32> loc("m"), %i: index loc("i")) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32> loc(#name)
  return %0 : f32 loc("r")
}

// CHECK: #loc2 = loc("m")
// CHECK-NEXT: #loc3 = loc("i")
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<?xf32>, index) -> f32, sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%arg0: memref<?xf32> loc("m"), %arg1: index loc("i")):
// CHECK-NEXT:     %0 = "arith.constant"() <{value = 0 : index}> : () -> index loc(#loc6)
// CHECK-NEXT:     %1 = "arith.constant"() <{value = 0 : index}> : () -> index loc(#loc6)
// CHECK-NEXT:     %2 = "memref.dim"(%arg0, %1) : (memref<?xf32>, index) -> index loc(#loc6)
// CHECK-NEXT:     %3 = "arith.cmpi"(%arg1, %0) <{predicate = 5 : i64}> : (index, index) -> i1 loc(#loc6)
// CHECK-NEXT:     %4 = "arith.cmpi"(%arg1, %2) <{predicate = 2 : i64}> : (index, index) -> i1 loc(#loc6)
// CHECK-NEXT:     %5 = "arith.andi"(%3, %4) : (i1, i1) -> i1 loc(#loc6)
// CHECK-NEXT:     "cf.assert"(%5) <{msg = "ERROR: Runtime op verification failed\0A%0 = \22memref.load\22(%arg0, %arg1) : (memref<?xf32>, index) -> f32 loc(\22name\22(\22a.mlir\22:3:4))\0A^ out-of-bounds access\0ALocation: loc(\22name\22(\22a.mlir\22:3:4))"}> : (i1) -> () loc(#loc6)
// CHECK-NEXT:     %6 = "memref.load"(%arg0, %arg1) : (memref<?xf32>, index) -> f32 loc(#loc6)
// CHECK-NEXT:     "func.return"(%6) : (f32) -> () loc(#loc5)
// CHECK-NEXT:   }) : () -> () loc(#loc1)
// CHECK-NEXT: }) : () -> () loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}":0:0)
// CHECK-NEXT: #loc1 = loc("{{.*}}":5:1)
// CHECK-NEXT: #loc4 = loc("a.mlir":3:4)
// CHECK-NEXT: #loc5 = loc("r")
// CHECK-NEXT: #loc6 = loc("name"(#loc4))
// PRETTY: #loc2 = "m"
// PRETTY-NEXT: #loc3 = "i"
// PRETTY-NEXT: module {
// PRETTY-NEXT:   func.func @f(%arg0: memref<?xf32> "m", %arg1: index "i") -> f32 {
// PRETTY-NEXT:     %c0 = arith.constant 0 : index "name"(#loc4)
// PRETTY-NEXT:     %c0_0 = arith.constant 0 : index "name"(#loc4)
// PRETTY-NEXT:     %dim = memref.dim %arg0, %c0_0 : memref<?xf32> "name"(#loc4)
// PRETTY-NEXT:     %0 = arith.cmpi sge, %arg1, %c0 : index "name"(#loc4)
// PRETTY-NEXT:     %1 = arith.cmpi slt, %arg1, %dim : index "name"(#loc4)
// PRETTY-NEXT:     %2 = arith.andi %0, %1 : i1 "name"(#loc4)
// PRETTY-NEXT:     cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] : memref<?xf32> \22name\22(a.mlir:3:4)\0A^ out-of-bounds access\0ALocation: \22name\22(a.mlir:3:4)" "name"(#loc4)
// PRETTY-NEXT:     %3 = memref.load %arg0[%arg1] : memref<?xf32> "name"(#loc4)
// PRETTY-NEXT:     return %3 : f32 "r"
// PRETTY-NEXT:   } {{.*}}:5:1
// PRETTY-NEXT: } {{.*}}:0:0
// PRETTY-NEXT: #loc = {{.*}}:0:0
// PRETTY-NEXT: #loc1 = {{.*}}:5:1
// PRETTY-NEXT: #loc4 = a.mlir:3:4
// PRETTY-NEXT: #loc5 = "r"
// PRETTY-NEXT: #loc6 = "name"(#loc4)
