// RUN: pyopt %s --split-input-file --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Locations with ranges.

func.func @a() {
  return loc("f.py":1:2 to :9)
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @a() {
// CHECK-NEXT:     return loc("f.py":1:2 to :9)
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc("{{.*}}":0:0)

// -----

func.func @b() {
  return loc("f.py":1:2 to 3:9)
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @b() {
// CHECK-NEXT:     return loc("f.py":1:2 to 3:9)
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc({{.*}})

// -----

func.func @c() {
  return loc("f.py":1:2 to 1:2)
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @c() {
// CHECK-NEXT:     return loc("f.py":1:2)
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc({{.*}})

// -----

func.func @g() {
  return loc(fused["f.py":1:2 to :5, "g.py":3:4])
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @g() {
// CHECK-NEXT:     return loc(fused["f.py":1:2 to :5, "g.py":3:4])
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc({{.*}})

// -----

func.func @h() {
  return loc(callsite("f"("f.py":1:2 to 4:5) at "g.py":3:4 to :8))
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @h() {
// CHECK-NEXT:     return loc(callsite("f"("f.py":1:2 to 4:5) at "g.py":3:4 to :8))
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc({{.*}})

// -----

#l = loc("f.py":10:2 to 11:3)
func.func @i() {
  return loc(#l)
} loc(#l)

// CHECK: module {
// CHECK-NEXT:   func.func @i() {
// CHECK-NEXT:     return loc("f.py":10:2 to 11:3)
// CHECK-NEXT:   } loc("f.py":10:2 to 11:3)
// CHECK-NEXT: } loc({{.*}})

// -----

func.func @l() {
  return loc("f.py")
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @l() {
// CHECK-NEXT:     return loc("f.py")
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc({{.*}})

// -----

func.func @m() {
  return loc("f.py":7:0 to 7:0)
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @m() {
// CHECK-NEXT:     return loc("f.py":7:0)
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc({{.*}})

// -----

func.func @n() {
  return loc("f.py":7:5 to :3)
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @n() {
// CHECK-NEXT:     return loc("f.py":7:5 to :3)
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc({{.*}})
