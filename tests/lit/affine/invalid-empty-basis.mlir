// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @custom(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op basis should not be empty}}
  affine.delinearize_index %i into () : index
  return
}

// -----

func.func @generic(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op basis should not be empty}}
  "affine.delinearize_index"(%i) : (index) -> ()
  return
}

// -----

func.func @results(%i: index) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element}}
  %0 = "affine.delinearize_index"(%i, %i, %i) : (index, index, index) -> index
  return
}
