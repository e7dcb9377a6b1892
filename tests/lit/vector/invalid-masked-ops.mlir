// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// A mask is around an op that takes one, or around none, and yields what that gives.

func.func @f(%m: vector<8xi1>, %a: f32) {
  // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %m { vector.broadcast %a : f32 to vector<4xf32> } : vector<8xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  // expected-error @+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %x : f32
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects only one operation to mask}}
  %0 = "vector.mask"(%m) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
    vector.yield %2 : f32
  }) : (vector<4xi1>) -> f32
  return
}
