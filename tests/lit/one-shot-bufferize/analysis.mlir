// RUN: pyopt --split-input-file --one-shot-bufferize="test-analysis-only dump-alias-sets allow-return-allocs-from-loops" %s | FileCheck %s
// RUN: pyopt --split-input-file --one-shot-bufferize="test-analysis-only dump-alias-sets allow-return-allocs-from-loops analysis-heuristic=top-down" %s | FileCheck %s --check-prefix=DOWN
// RUN: pyopt --split-input-file --one-shot-bufferize="test-analysis-only dump-alias-sets allow-return-allocs-from-loops analysis-heuristic=bottom-up-from-terminators" %s | FileCheck %s --check-prefix=ENDS

// The order of decisions says which write is copied.

func.func @two_writes(%i: index, %v: f32) -> (f32, f32) {
  %e = bufferization.alloc_tensor() : tensor<8xf32>
  %f = tensor.insert %v into %e[%i] : tensor<8xf32>
  %1 = tensor.insert %v into %f[%i] : tensor<8xf32>
  %2 = tensor.insert %v into %f[%i] : tensor<8xf32>
  %x = tensor.extract %1[%i] : tensor<8xf32>
  %y = tensor.extract %2[%i] : tensor<8xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_writes(%arg0: index, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %inserted = tensor.insert %arg1 into %0[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %inserted_0 = tensor.insert %arg1 into %inserted[%arg0] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted_0"]]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %inserted_1 = tensor.insert %arg1 into %inserted[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_0[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// CHECK-NEXT:     %extracted_2 = tensor.extract %inserted_1[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// CHECK-NEXT:     return %extracted, %extracted_2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @two_writes(%arg0: index, %arg1: f32) -> (f32, f32) {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %inserted = tensor.insert %arg1 into %0[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %inserted_0 = tensor.insert %arg1 into %inserted[%arg0] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted_0"]]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %inserted_1 = tensor.insert %arg1 into %inserted[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// DOWN-NEXT:     %extracted = tensor.extract %inserted_0[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// DOWN-NEXT:     %extracted_2 = tensor.extract %inserted_1[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// DOWN-NEXT:     return %extracted, %extracted_2 : f32, f32
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @two_writes(%arg0: index, %arg1: f32) -> (f32, f32) {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %inserted = tensor.insert %arg1 into %0[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %inserted_0 = tensor.insert %arg1 into %inserted[%arg0] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted_0"]]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %inserted_1 = tensor.insert %arg1 into %inserted[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_1", "%inserted", "%0"]]} : tensor<8xf32>
// ENDS-NEXT:     %extracted = tensor.extract %inserted_0[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// ENDS-NEXT:     %extracted_2 = tensor.extract %inserted_1[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// ENDS-NEXT:     return %extracted, %extracted_2 : f32, f32
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @two_slices(%i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<16xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %a = tensor.extract_slice %f[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %b = tensor.extract_slice %f[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %c = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %g = tensor.insert_slice %c into %f[2] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %x = tensor.extract %g[%i] : tensor<16xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_slices(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} : tensor<16xf32>
// CHECK-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT{LITERAL}:     %extracted_slice = tensor.extract_slice %1[0] [4] [1] {__inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = [["%extracted_slice"]]} : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT{LITERAL}:     %extracted_slice_0 = tensor.extract_slice %1[2] [4] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT{LITERAL}:     %2 = linalg.copy {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} ins(%extracted_slice : tensor<4xf32>) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT{LITERAL}:     %inserted_slice = tensor.insert_slice %2 into %1[2] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_slice[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<16xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @two_slices(%arg0: index, %arg1: f32) -> f32 {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%inserted_slice", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<16xf32>
// DOWN-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%inserted_slice", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// DOWN-NEXT{LITERAL}:     %extracted_slice = tensor.extract_slice %1[0] [4] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%inserted_slice", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<16xf32> to tensor<4xf32>
// DOWN-NEXT{LITERAL}:     %extracted_slice_0 = tensor.extract_slice %1[2] [4] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%inserted_slice", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<16xf32> to tensor<4xf32>
// DOWN-NEXT{LITERAL}:     %2 = linalg.copy {__inplace_operands_attr__ = ["true", "false"], __opresult_alias_set_attr__ = [["%2"]]} ins(%extracted_slice : tensor<4xf32>) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// DOWN-NEXT{LITERAL}:     %inserted_slice = tensor.insert_slice %2 into %1[2] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%inserted_slice", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<4xf32> into tensor<16xf32>
// DOWN-NEXT:     %extracted = tensor.extract %inserted_slice[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<16xf32>
// DOWN-NEXT:     return %extracted : f32
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @two_slices(%arg0: index, %arg1: f32) -> f32 {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} : tensor<16xf32>
// ENDS-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// ENDS-NEXT{LITERAL}:     %extracted_slice = tensor.extract_slice %1[0] [4] [1] {__inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = [["%extracted_slice"]]} : tensor<16xf32> to tensor<4xf32>
// ENDS-NEXT{LITERAL}:     %extracted_slice_0 = tensor.extract_slice %1[2] [4] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} : tensor<16xf32> to tensor<4xf32>
// ENDS-NEXT{LITERAL}:     %2 = linalg.copy {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} ins(%extracted_slice : tensor<4xf32>) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// ENDS-NEXT{LITERAL}:     %inserted_slice = tensor.insert_slice %2 into %1[2] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%1", "%0"]]} : tensor<4xf32> into tensor<16xf32>
// ENDS-NEXT:     %extracted = tensor.extract %inserted_slice[%arg0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<16xf32>
// ENDS-NEXT:     return %extracted : f32
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @slice_of_slice(%i: index, %v: f32) -> tensor<16xf32> {
  %e = bufferization.alloc_tensor() : tensor<16xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %a = tensor.extract_slice %f[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = tensor.extract_slice %a[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %c = linalg.fill ins(%v : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %d = tensor.insert_slice %c into %a[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %g = tensor.insert_slice %d into %f[0] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %g : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_of_slice(%arg0: index, %arg1: f32) -> tensor<16xf32> {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<16xf32>
// CHECK-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT{LITERAL}:     %extracted_slice = tensor.extract_slice %1[0] [8] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<16xf32> to tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %extracted_slice_0 = tensor.extract_slice %extracted_slice[2] [4] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT{LITERAL}:     %2 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} ins(%arg1 : f32) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT{LITERAL}:     %inserted_slice = tensor.insert_slice %2 into %extracted_slice[2] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %inserted_slice_1 = tensor.insert_slice %inserted_slice into %1[0] [8] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<8xf32> into tensor<16xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted_slice_1 : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @slice_of_slice(%arg0: index, %arg1: f32) -> tensor<16xf32> {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%inserted_slice_1", "%inserted_slice", "%2", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<16xf32>
// DOWN-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%inserted_slice_1", "%inserted_slice", "%2", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// DOWN-NEXT{LITERAL}:     %extracted_slice = tensor.extract_slice %1[0] [8] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%inserted_slice_1", "%inserted_slice", "%2", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<16xf32> to tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %extracted_slice_0 = tensor.extract_slice %extracted_slice[2] [4] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%inserted_slice_1", "%inserted_slice", "%2", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<8xf32> to tensor<4xf32>
// DOWN-NEXT{LITERAL}:     %2 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%inserted_slice_1", "%inserted_slice", "%2", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} ins(%arg1 : f32) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// DOWN-NEXT{LITERAL}:     %inserted_slice = tensor.insert_slice %2 into %extracted_slice[2] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%inserted_slice_1", "%inserted_slice", "%2", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<4xf32> into tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %inserted_slice_1 = tensor.insert_slice %inserted_slice into %1[0] [8] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%inserted_slice_1", "%inserted_slice", "%2", "%extracted_slice_0", "%extracted_slice", "%1", "%0"]]} : tensor<8xf32> into tensor<16xf32>
// DOWN-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted_slice_1 : tensor<16xf32>
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @slice_of_slice(%arg0: index, %arg1: f32) -> tensor<16xf32> {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<16xf32>
// ENDS-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
// ENDS-NEXT{LITERAL}:     %extracted_slice = tensor.extract_slice %1[0] [8] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<16xf32> to tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %extracted_slice_0 = tensor.extract_slice %extracted_slice[2] [4] [1] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<8xf32> to tensor<4xf32>
// ENDS-NEXT{LITERAL}:     %2 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} ins(%arg1 : f32) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// ENDS-NEXT{LITERAL}:     %inserted_slice = tensor.insert_slice %2 into %extracted_slice[2] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<4xf32> into tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %inserted_slice_1 = tensor.insert_slice %inserted_slice into %1[0] [8] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%2", "%extracted_slice_0", "%inserted_slice", "%extracted_slice", "%inserted_slice_1", "%1", "%0"]]} : tensor<8xf32> into tensor<16xf32>
// ENDS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted_slice_1 : tensor<16xf32>
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @swap_in_loop(%l: index, %u: index, %s: index, %v: f32)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %r:2 = scf.for %k = %l to %u step %s
      iter_args(%a = %e, %b = %f) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = tensor.insert %v into %a[%k] : tensor<8xf32>
    scf.yield %b, %1 : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap_in_loop(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT{LITERAL}:     %0 = tensor.empty() {__opresult_alias_set_attr__ = [["%2#0", "%0"]]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %1 = tensor.empty() {__opresult_alias_set_attr__ = [["%2#1", "%1"]]} : tensor<8xf32>
// CHECK-NEXT:     %2:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %0, %arg6 = %1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "true"]} %arg6, %inserted : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"], ["%arg6"]]]], __inplace_operands_attr__ = ["none", "none", "none", "true", "true"], __opresult_alias_set_attr__ = [["%2#0", "%0"], ["%2#1", "%1"]]}
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %2#0, %2#1 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @swap_in_loop(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// DOWN-NEXT{LITERAL}:     %0 = tensor.empty() {__opresult_alias_set_attr__ = [["%2#0", "%0"]]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %1 = tensor.empty() {__opresult_alias_set_attr__ = [["%2#1", "%1"]]} : tensor<8xf32>
// DOWN-NEXT:     %2:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %0, %arg6 = %1) -> (tensor<8xf32>, tensor<8xf32>) {
// DOWN-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// DOWN-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "true"]} %arg6, %inserted : tensor<8xf32>, tensor<8xf32>
// DOWN-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"], ["%arg6"]]]], __inplace_operands_attr__ = ["none", "none", "none", "true", "true"], __opresult_alias_set_attr__ = [["%2#0", "%0"], ["%2#1", "%1"]]}
// DOWN-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %2#0, %2#1 : tensor<8xf32>, tensor<8xf32>
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @swap_in_loop(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// ENDS-NEXT{LITERAL}:     %0 = tensor.empty() {__opresult_alias_set_attr__ = [["%2#0", "%0"]]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %1 = tensor.empty() {__opresult_alias_set_attr__ = [["%2#1", "%1"]]} : tensor<8xf32>
// ENDS-NEXT:     %2:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %0, %arg6 = %1) -> (tensor<8xf32>, tensor<8xf32>) {
// ENDS-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// ENDS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "true"]} %arg6, %inserted : tensor<8xf32>, tensor<8xf32>
// ENDS-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"], ["%arg6"]]]], __inplace_operands_attr__ = ["none", "none", "none", "true", "true"], __opresult_alias_set_attr__ = [["%2#0", "%0"], ["%2#1", "%1"]]}
// ENDS-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %2#0, %2#1 : tensor<8xf32>, tensor<8xf32>
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @write_in_loop_read_behind(%l: index, %u: index, %s: index, %v: f32, %i: index)
    -> (f32, tensor<8xf32>) {
  %e = bufferization.alloc_tensor() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %f) -> tensor<8xf32> {
    %x = tensor.extract %a[%k] : tensor<8xf32>
    %1 = tensor.insert %x into %a[%i] : tensor<8xf32>
    %y = tensor.extract %a[%i] : tensor<8xf32>
    %2 = tensor.insert %y into %1[%k] : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  %z = tensor.extract %f[%i] : tensor<8xf32>
  return %z, %r : f32, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_in_loop_read_behind(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: index) -> (f32, tensor<8xf32>) {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg3 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %1) -> (tensor<8xf32>) {
// CHECK-NEXT:       %extracted_0 = tensor.extract %arg6[%arg5] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:       %inserted = tensor.insert %extracted_0 into %arg6[%arg4] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted_2", "%inserted"]]} : tensor<8xf32>
// CHECK-NEXT:       %extracted_1 = tensor.extract %arg6[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:       %inserted_2 = tensor.insert %extracted_1 into %inserted[%arg5] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_2", "%inserted"]]} : tensor<8xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_2 : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%arg6"]]]], __inplace_operands_attr__ = ["none", "none", "none", "false"], __opresult_alias_set_attr__ = [["%2"]]}
// CHECK-NEXT:     %extracted = tensor.extract %1[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["none", "true"]} %extracted, %2 : f32, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @write_in_loop_read_behind(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: index) -> (f32, tensor<8xf32>) {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg3 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// DOWN-NEXT:     %2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %1) -> (tensor<8xf32>) {
// DOWN-NEXT:       %extracted_0 = tensor.extract %arg6[%arg5] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:       %inserted = tensor.insert %extracted_0 into %arg6[%arg4] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted_2", "%inserted"]]} : tensor<8xf32>
// DOWN-NEXT:       %extracted_1 = tensor.extract %arg6[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:       %inserted_2 = tensor.insert %extracted_1 into %inserted[%arg5] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_2", "%inserted"]]} : tensor<8xf32>
// DOWN-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_2 : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%arg6"]]]], __inplace_operands_attr__ = ["none", "none", "none", "false"], __opresult_alias_set_attr__ = [["%2"]]}
// DOWN-NEXT:     %extracted = tensor.extract %1[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// DOWN-NEXT:     return {__inplace_operands_attr__ = ["none", "true"]} %extracted, %2 : f32, tensor<8xf32>
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @write_in_loop_read_behind(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: index) -> (f32, tensor<8xf32>) {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg3 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// ENDS-NEXT:     %2 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %1) -> (tensor<8xf32>) {
// ENDS-NEXT:       %extracted_0 = tensor.extract %arg6[%arg5] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:       %inserted = tensor.insert %extracted_0 into %arg6[%arg4] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted_2", "%inserted"]]} : tensor<8xf32>
// ENDS-NEXT:       %extracted_1 = tensor.extract %arg6[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:       %inserted_2 = tensor.insert %extracted_1 into %inserted[%arg5] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted_2", "%inserted"]]} : tensor<8xf32>
// ENDS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_2 : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%arg6"]]]], __inplace_operands_attr__ = ["none", "none", "none", "false"], __opresult_alias_set_attr__ = [["%2"]]}
// ENDS-NEXT:     %extracted = tensor.extract %1[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// ENDS-NEXT:     return {__inplace_operands_attr__ = ["none", "true"]} %extracted, %2 : f32, tensor<8xf32>
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @inits_of_two_loops(%l: index, %u: index, %s: index, %v: f32)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %e = bufferization.alloc_tensor() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %f) -> tensor<8xf32> {
    %1 = tensor.insert %v into %a[%k] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  %q = scf.for %k = %l to %u step %s iter_args(%a = %f) -> tensor<8xf32> {
    %1 = tensor.insert %v into %a[%l] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r, %q : tensor<8xf32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inits_of_two_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%3", "%1", "%0"]]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%3", "%1", "%0"]]} ins(%arg3 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (tensor<8xf32>) {
// CHECK-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"]]]], __inplace_operands_attr__ = ["none", "none", "none", "false"], __opresult_alias_set_attr__ = [["%2"]]}
// CHECK-NEXT:     %3 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (tensor<8xf32>) {
// CHECK-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"]]]], __inplace_operands_attr__ = ["none", "none", "none", "true"], __opresult_alias_set_attr__ = [["%3", "%1", "%0"]]}
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %2, %3 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @inits_of_two_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%3", "%1", "%0"]]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%3", "%1", "%0"]]} ins(%arg3 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// DOWN-NEXT:     %2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (tensor<8xf32>) {
// DOWN-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// DOWN-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"]]]], __inplace_operands_attr__ = ["none", "none", "none", "false"], __opresult_alias_set_attr__ = [["%2"]]}
// DOWN-NEXT:     %3 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (tensor<8xf32>) {
// DOWN-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// DOWN-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"]]]], __inplace_operands_attr__ = ["none", "none", "none", "true"], __opresult_alias_set_attr__ = [["%3", "%1", "%0"]]}
// DOWN-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %2, %3 : tensor<8xf32>, tensor<8xf32>
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @inits_of_two_loops(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%3", "%1", "%0"]]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%3", "%1", "%0"]]} ins(%arg3 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// ENDS-NEXT:     %2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (tensor<8xf32>) {
// ENDS-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// ENDS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"]]]], __inplace_operands_attr__ = ["none", "none", "none", "false"], __opresult_alias_set_attr__ = [["%2"]]}
// ENDS-NEXT:     %3 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (tensor<8xf32>) {
// ENDS-NEXT{LITERAL}:       %inserted = tensor.insert %arg3 into %arg5[%arg0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg5"]]} : tensor<8xf32>
// ENDS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg5"]]]], __inplace_operands_attr__ = ["none", "none", "none", "true"], __opresult_alias_set_attr__ = [["%3", "%1", "%0"]]}
// ENDS-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %2, %3 : tensor<8xf32>, tensor<8xf32>
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @read_in_one_branch(%c: i1, %i: index, %v: f32) -> (tensor<8xf32>, f32) {
  %e = bufferization.alloc_tensor() : tensor<8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r, %s = scf.if %c -> (tensor<8xf32>, f32) {
    %1 = tensor.insert %v into %f[%i] : tensor<8xf32>
    scf.yield %1, %v : tensor<8xf32>, f32
  } else {
    %x = tensor.extract %f[%i] : tensor<8xf32>
    scf.yield %f, %x : tensor<8xf32>, f32
  }
  return %r, %s : tensor<8xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_in_one_branch(%arg0: i1, %arg1: index, %arg2: f32) -> (tensor<8xf32>, f32) {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} : tensor<8xf32>
// CHECK-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} ins(%arg2 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %2:2 = scf.if %arg0 -> (tensor<8xf32>, f32) {
// CHECK-NEXT{LITERAL}:       %inserted = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} : tensor<8xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "none"]} %inserted, %arg2 : tensor<8xf32>, f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %extracted = tensor.extract %1[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "none"]} %1, %extracted : tensor<8xf32>, f32
// CHECK-NEXT{LITERAL}:     } {__opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]}
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %2#0, %2#1 : tensor<8xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @read_in_one_branch(%arg0: i1, %arg1: index, %arg2: f32) -> (tensor<8xf32>, f32) {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} : tensor<8xf32>
// DOWN-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} ins(%arg2 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// DOWN-NEXT:     %2:2 = scf.if %arg0 -> (tensor<8xf32>, f32) {
// DOWN-NEXT{LITERAL}:       %inserted = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} : tensor<8xf32>
// DOWN-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "none"]} %inserted, %arg2 : tensor<8xf32>, f32
// DOWN-NEXT:     } else {
// DOWN-NEXT:       %extracted = tensor.extract %1[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// DOWN-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "none"]} %1, %extracted : tensor<8xf32>, f32
// DOWN-NEXT{LITERAL}:     } {__opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]}
// DOWN-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %2#0, %2#1 : tensor<8xf32>, f32
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @read_in_one_branch(%arg0: i1, %arg1: index, %arg2: f32) -> (tensor<8xf32>, f32) {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} : tensor<8xf32>
// ENDS-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} ins(%arg2 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// ENDS-NEXT:     %2:2 = scf.if %arg0 -> (tensor<8xf32>, f32) {
// ENDS-NEXT{LITERAL}:       %inserted = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]} : tensor<8xf32>
// ENDS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "none"]} %inserted, %arg2 : tensor<8xf32>, f32
// ENDS-NEXT:     } else {
// ENDS-NEXT:       %extracted = tensor.extract %1[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// ENDS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true", "none"]} %1, %extracted : tensor<8xf32>, f32
// ENDS-NEXT{LITERAL}:     } {__opresult_alias_set_attr__ = [["%2#0", "%inserted", "%1", "%0"]]}
// ENDS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %2#0, %2#1 : tensor<8xf32>, f32
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @forall_reads_whole(%n: index, %v: f32, %i: index) -> tensor<64xf32> {
  %e = bufferization.alloc_tensor() : tensor<64xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %r = scf.forall (%k) in (8) shared_outs(%o = %f) -> (tensor<64xf32>) {
    %q = tensor.extract_slice %o[%k] [8] [1] : tensor<64xf32> to tensor<8xf32>
    %x = tensor.extract %f[%i] : tensor<64xf32>
    %m = linalg.fill ins(%x : f32) outs(%q : tensor<8xf32>) -> tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%k] [8] [1] : tensor<8xf32> into tensor<64xf32>
    }
  }
  return %r : tensor<64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall_reads_whole(%arg0: index, %arg1: f32, %arg2: index) -> tensor<64xf32> {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<64xf32>
// CHECK-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
// CHECK-NEXT:     %2 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %1) -> (tensor<64xf32>) {
// CHECK-NEXT{LITERAL}:       %extracted_slice = tensor.extract_slice %arg4[%arg3] [8] [1] {__inplace_operands_attr__ = ["true", "none"], __opresult_alias_set_attr__ = [["%3", "%extracted_slice", "%arg4"]]} : tensor<64xf32> to tensor<8xf32>
// CHECK-NEXT:       %extracted = tensor.extract %1[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<64xf32>
// CHECK-NEXT{LITERAL}:       %3 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%3", "%extracted_slice", "%arg4"]]} ins(%extracted : f32) outs(%extracted_slice : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %3 into %arg4[%arg3] [8] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<8xf32> into tensor<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%3", "%extracted_slice", "%arg4"]]]], __inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = [["%2"]]}
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %2 : tensor<64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @forall_reads_whole(%arg0: index, %arg1: f32, %arg2: index) -> tensor<64xf32> {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<64xf32>
// DOWN-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
// DOWN-NEXT:     %2 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %1) -> (tensor<64xf32>) {
// DOWN-NEXT{LITERAL}:       %extracted_slice = tensor.extract_slice %arg4[%arg3] [8] [1] {__inplace_operands_attr__ = ["true", "none"], __opresult_alias_set_attr__ = [["%3", "%extracted_slice", "%arg4"]]} : tensor<64xf32> to tensor<8xf32>
// DOWN-NEXT:       %extracted = tensor.extract %1[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<64xf32>
// DOWN-NEXT{LITERAL}:       %3 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%3", "%extracted_slice", "%arg4"]]} ins(%extracted : f32) outs(%extracted_slice : tensor<8xf32>) -> tensor<8xf32>
// DOWN-NEXT:       scf.forall.in_parallel {
// DOWN-NEXT:         tensor.parallel_insert_slice %3 into %arg4[%arg3] [8] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<8xf32> into tensor<64xf32>
// DOWN-NEXT:       }
// DOWN-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%3", "%extracted_slice", "%arg4"]]]], __inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = [["%2"]]}
// DOWN-NEXT:     return {__inplace_operands_attr__ = ["true"]} %2 : tensor<64xf32>
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @forall_reads_whole(%arg0: index, %arg1: f32, %arg2: index) -> tensor<64xf32> {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<64xf32>
// ENDS-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg1 : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
// ENDS-NEXT:     %2 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %1) -> (tensor<64xf32>) {
// ENDS-NEXT{LITERAL}:       %extracted_slice = tensor.extract_slice %arg4[%arg3] [8] [1] {__inplace_operands_attr__ = ["true", "none"], __opresult_alias_set_attr__ = [["%3", "%extracted_slice", "%arg4"]]} : tensor<64xf32> to tensor<8xf32>
// ENDS-NEXT:       %extracted = tensor.extract %1[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<64xf32>
// ENDS-NEXT{LITERAL}:       %3 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%3", "%extracted_slice", "%arg4"]]} ins(%extracted : f32) outs(%extracted_slice : tensor<8xf32>) -> tensor<8xf32>
// ENDS-NEXT:       scf.forall.in_parallel {
// ENDS-NEXT:         tensor.parallel_insert_slice %3 into %arg4[%arg3] [8] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<8xf32> into tensor<64xf32>
// ENDS-NEXT:       }
// ENDS-NEXT{LITERAL}:     } {__bbarg_alias_set_attr__ = [[[["%3", "%extracted_slice", "%arg4"]]]], __inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = [["%2"]]}
// ENDS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %2 : tensor<64xf32>
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @matmul_of_itself(%v: f32) -> tensor<4x4xf32> {
  %e = bufferization.alloc_tensor() : tensor<4x4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %0 = linalg.matmul
      ins(%f, %f : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul_of_itself(%arg0: f32) -> tensor<4x4xf32> {
// CHECK-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<4x4xf32>
// CHECK-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg0 : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT{LITERAL}:     %2 = linalg.matmul {__inplace_operands_attr__ = ["true", "true", "false"], __opresult_alias_set_attr__ = [["%2"]]} ins(%1, %1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %2 : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func @matmul_of_itself(%arg0: f32) -> tensor<4x4xf32> {
// DOWN-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<4x4xf32>
// DOWN-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg0 : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
// DOWN-NEXT{LITERAL}:     %2 = linalg.matmul {__inplace_operands_attr__ = ["true", "true", "false"], __opresult_alias_set_attr__ = [["%2"]]} ins(%1, %1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// DOWN-NEXT:     return {__inplace_operands_attr__ = ["true"]} %2 : tensor<4x4xf32>
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func @matmul_of_itself(%arg0: f32) -> tensor<4x4xf32> {
// ENDS-NEXT{LITERAL}:     %0 = bufferization.alloc_tensor() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<4x4xf32>
// ENDS-NEXT{LITERAL}:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} ins(%arg0 : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
// ENDS-NEXT{LITERAL}:     %2 = linalg.matmul {__inplace_operands_attr__ = ["true", "true", "false"], __opresult_alias_set_attr__ = [["%2"]]} ins(%1, %1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// ENDS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %2 : tensor<4x4xf32>
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func @dead_write(%t: tensor<4xf32>, %i: index, %v: f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT{LITERAL}:   func.func @dead_write(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
// CHECK-NEXT{LITERAL}:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted"]]} : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT{LITERAL}:   func.func @dead_write(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
// DOWN-NEXT{LITERAL}:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted"]]} : tensor<4xf32>
// DOWN-NEXT:     return
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT{LITERAL}:   func.func @dead_write(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
// ENDS-NEXT{LITERAL}:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"], __opresult_alias_set_attr__ = [["%inserted"]]} : tensor<4xf32>
// ENDS-NEXT:     return
// ENDS-NEXT:   }
// ENDS-NEXT: }

// -----

func.func private @declaration(tensor<4xf32>)

func.func @nothing() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declaration(tensor<4xf32>)
// CHECK-NEXT:   func.func @nothing() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// DOWN: module {
// DOWN-NEXT:   func.func private @declaration(tensor<4xf32>)
// DOWN-NEXT:   func.func @nothing() {
// DOWN-NEXT:     return
// DOWN-NEXT:   }
// DOWN-NEXT: }
// ENDS: module {
// ENDS-NEXT:   func.func private @declaration(tensor<4xf32>)
// ENDS-NEXT:   func.func @nothing() {
// ENDS-NEXT:     return
// ENDS-NEXT:   }
// ENDS-NEXT: }
