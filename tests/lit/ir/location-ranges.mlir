// RUN: pyopt --allow-unregistered-dialect %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s --check-prefix=LOCAL
// RUN: pyopt --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo %s | FileCheck %s --check-prefix=PRETTY
// pyopt-format: off
// A line alone is column 0; a range on one line is written with its line once; one that ends where it begins is a place.

"foo"() {a = loc("f":1), b = loc("f":1:2 to 3:4), c = loc("h":1:2 to 1:4), d = loc("f":1:2 to 1:2)} : () -> ()

"foo"() {a = loc("f":5:2 to 3:1), b = loc("f":1:2 to :4), c = loc("f":4294967295:0 to :4294967295), d = loc("f":0x1:2 to 0x3:0x4)} : () -> ()

"foo"() {a = loc(fused["f":1:2 to 3:4, "g":5]), b = loc(callsite("x"("f":1:2 to :3) at "g":4:5 to 6:7))} : () -> ()

"foo"() : () -> () loc("f":1:2 to 3:4)
"foo"() : () -> () loc(callsite("x" at "f":1:2 to :4))

// CHECK: #loc = loc("f":1:0)
// CHECK-NEXT: #loc1 = loc("f":1:2 to 3:4)
// CHECK-NEXT: #loc2 = loc("h":1:2 to :4)
// CHECK-NEXT: #loc3 = loc("f":1:2)
// CHECK-NEXT: #loc4 = loc("f":5:2 to 3:1)
// CHECK-NEXT: #loc5 = loc("f":1:2 to :4)
// CHECK-NEXT: #loc6 = loc("f":4294967295:0 to :4294967295)
// CHECK-NEXT: #loc7 = loc("g":5:0)
// CHECK-NEXT: #loc8 = loc("f":1:2 to :3)
// CHECK-NEXT: #loc9 = loc("g":4:5 to 6:7)
// CHECK-NEXT: #loc10 = loc(fused[#loc1, #loc7])
// CHECK-NEXT: #loc11 = loc("x"(#loc8))
// CHECK-NEXT: #loc12 = loc(callsite(#loc11 at #loc9))
// CHECK-NEXT: module {
// CHECK-NEXT:   "foo"() {a = #loc, b = #loc1, c = #loc2, d = #loc3} : () -> ()
// CHECK-NEXT:   "foo"() {a = #loc4, b = #loc5, c = #loc6, d = #loc1} : () -> ()
// CHECK-NEXT:   "foo"() {a = #loc10, b = #loc12} : () -> ()
// CHECK-NEXT:   "foo"() : () -> ()
// CHECK-NEXT:   "foo"() : () -> ()
// CHECK-NEXT: }
// LOCAL: module {
// LOCAL-NEXT:   "foo"() {a = loc("f":1:0), b = loc("f":1:2 to 3:4), c = loc("h":1:2 to :4), d = loc("f":1:2)} : () -> () loc("{{.*}}":7:1)
// LOCAL-NEXT:   "foo"() {a = loc("f":5:2 to 3:1), b = loc("f":1:2 to :4), c = loc("f":4294967295:0 to :4294967295), d = loc("f":1:2 to 3:4)} : () -> () loc("{{.*}}":9:1)
// LOCAL-NEXT:   "foo"() {a = loc(fused["f":1:2 to 3:4, "g":5:0]), b = loc(callsite("x"("f":1:2 to :3) at "g":4:5 to 6:7))} : () -> () loc("{{.*}}":11:1)
// LOCAL-NEXT:   "foo"() : () -> () loc("f":1:2 to 3:4)
// LOCAL-NEXT:   "foo"() : () -> () loc(callsite("x" at "f":1:2 to :4))
// LOCAL-NEXT: } loc("{{.*}}":0:0)
// PRETTY: #loc2 = f:1:0
// PRETTY-NEXT: #loc3 = f:1:2 to 3:4
// PRETTY-NEXT: #loc4 = h:1:2 to :4
// PRETTY-NEXT: #loc5 = f:1:2
// PRETTY-NEXT: #loc7 = f:5:2 to 3:1
// PRETTY-NEXT: #loc8 = f:1:2 to :4
// PRETTY-NEXT: #loc9 = f:4294967295:0 to :4294967295
// PRETTY-NEXT: #loc11 = g:5:0
// PRETTY-NEXT: #loc12 = f:1:2 to :3
// PRETTY-NEXT: #loc13 = g:4:5 to 6:7
// PRETTY-NEXT: #loc15 = [#loc3, #loc11]
// PRETTY-NEXT: #loc16 = "x"(#loc12)
// PRETTY-NEXT: #loc18 = #loc16 at #loc13
// PRETTY-NEXT: module {
// PRETTY-NEXT:   "foo"() {a = #loc2, b = #loc3, c = #loc4, d = #loc5} : () -> () {{.*}}:7:1
// PRETTY-NEXT:   "foo"() {a = #loc7, b = #loc8, c = #loc9, d = #loc3} : () -> () {{.*}}:9:1
// PRETTY-NEXT:   "foo"() {a = #loc15, b = #loc18} : () -> () {{.*}}:11:1
// PRETTY-NEXT:   "foo"() : () -> () f:1:2 to 3:4
// PRETTY-NEXT:   "foo"() : () -> () #loc14 at #loc8
// PRETTY-NEXT: } {{.*}}:0:0
// PRETTY-NEXT: #loc = {{.*}}:0:0
// PRETTY-NEXT: #loc1 = {{.*}}:7:1
// PRETTY-NEXT: #loc6 = {{.*}}:9:1
// PRETTY-NEXT: #loc10 = {{.*}}:11:1
// PRETTY-NEXT: #loc14 = "x"
// PRETTY-NEXT: #loc17 = #loc14 at #loc8
