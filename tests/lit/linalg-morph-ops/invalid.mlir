// RUN: pyopt --split-input-file --linalg-morph-ops="named-to-generic generic-to-named" --verify-diagnostics %s
// RUN: pyopt --split-input-file --linalg-morph-ops="category-to-generic generic-to-named" --verify-diagnostics %s

// There would be no end. (The reference has none.)

// expected-error @+1 {{generic-to-named takes back what named-to-generic and category-to-generic do}}
module {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.add
        ins(%a, %b : tensor<4xf32>, tensor<4xf32>)
        outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
