// RUN: not pyopt %s --split-input-file 2>&1 | FileCheck %s

// The reference has read the token behind what it finds fault with: what is wrong with that token comes first.

func.func @unknown_op(%a: index) {
  %0 = foo $
}

// CHECK: {{.*}}:6:12: error: unexpected character
// CHECK-NEXT:   %0 = foo $
// CHECK-NEXT:            ^

// -----

func.func @not_read_yet(%a: index) {
  return ]$
}

// CHECK: {{.*}}:16:9: error: expected operation name in quotes
// CHECK-NEXT:   return ]$
// CHECK-NEXT:         ^

// -----

func.func @no_body(%a: index)
  : "abc

// CHECK: {{.*}}:25:30: error: expected operation name in quotes
// CHECK-NEXT: func.func @no_body(%a: index)
// CHECK-NEXT:                              ^

// -----

func.func @result_number(%a: index) {
  %0#1 = arith.addi %a, %a : index
  return
}

// CHECK: {{.*}}:35:5: error: expected '=' after SSA name
// CHECK-NEXT:   %0#1 = arith.addi %a, %a : index
// CHECK-NEXT:     ^

// -----

func.func @prior_use(%a: index) {
  %0 = arith.addi %a, %a : index loc("elsewhere.mlir":1:3)
  %1 = arith.addi %0, %0 : i32
  return
}

// CHECK: {{.*}}:47:19: error: use of value '%0' expects different type than prior uses: 'i32' vs 'index'
// CHECK-NEXT:   %1 = arith.addi %0, %0 : i32
// CHECK-NEXT:                   ^
// CHECK-NEXT: {{.*}}:46:3: note: prior use here
// CHECK-NEXT:   %0 = arith.addi %a, %a : index loc("elsewhere.mlir":1:3)
// CHECK-NEXT:   ^
