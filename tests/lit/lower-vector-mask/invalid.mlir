// RUN: pyopt %s --split-input-file --lower-vector-mask --verify-diagnostics

func.func @gather_pass(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                       %x: vector<4xi32>, %t: vector<4xi1>) -> vector<4xf32> {
  // expected-error @+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %k, %v {
    vector.gather %m[%i] [%x], %t, %v
        : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @nested(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32, %b: i1)
    -> vector<4xf32> {
  %1 = scf.if %b -> vector<4xf32> {
    %0 = vector.mask %k {
      vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    } : vector<4xi1> -> vector<4xf32>
    // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
    %2 = vector.mask %k { arith.addf %0, %0 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    scf.yield %2 : vector<4xf32>
  } else {
    %0 = vector.mask %k {
      vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    } : vector<4xi1> -> vector<4xf32>
    scf.yield %0 : vector<4xf32>
  }
  return %1 : vector<4xf32>
}

// -----

func.func @scatter(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>,
                   %x: vector<4xi32>, %t: vector<4xi1>) {
  // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  vector.mask %k {
    vector.scatter %m[%i] [%x], %t, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  } : vector<4xi1>
  return
}

// -----

func.func @cplx(%m: memref<?xvector<2xf32>>, %i: index, %k: vector<2xi1>, %v: vector<4xindex>,
                %p: vector<2xf32>) -> vector<2xf32> {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<1xi1>' mask for the maskable operation}}
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xvector<2xf32>>, vector<2xf32> }
      : vector<2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @yield_other(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32, %v: vector<4xf32>)
    -> vector<4xf32> {
  // expected-error @+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = "vector.mask"(%k) ({
    %1 = "vector.transfer_read"(%m, %i, %p) <{
      in_bounds = [false],
      operandSegmentSizes = array<i32: 1, 1, 1, 0>,
      permutation_map = affine_map<(d0) -> (d0)>
    }> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.yield"(%v) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @zero_rank(%m: memref<f32>, %k: vector<i1>, %p: f32) -> vector<f32> {
  // expected-error @+1 {{'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<i1>'}}
  %0 = vector.mask %k { vector.transfer_read %m[], %p : memref<f32>, vector<f32> }
      : vector<i1> -> vector<f32>
  return %0 : vector<f32>
}
