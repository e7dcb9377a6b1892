// RUN: pyopt --split-input-file --verify-diagnostics %s

// The errors of an encoding without its mnemonic are those of the op in which it stands.

func.func @f(%a: index) {
  // expected-error @below {{custom op 'sparse_tensor.crd_translate' unexpected key: foo}}
  %0 = sparse_tensor.crd_translate dim_to_lvl[%a] as<{foo = 1}> : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{custom op 'sparse_tensor.crd_translate' unexpected position bitwidth: 7}}
  %0 = sparse_tensor.crd_translate dim_to_lvl[%a] as<{map = (i) -> (i : dense), posWidth = 7}> : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{custom op 'sparse_tensor.crd_translate' redefinition of identifier 'i'}}
  %0 = sparse_tensor.crd_translate dim_to_lvl[%a] as<{map = (i, i) -> (i : dense)}> : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{custom op 'sparse_tensor.crd_translate' unknown level format: dens}}
  %0 = sparse_tensor.crd_translate dim_to_lvl[%a] as<{map = (i) -> (i : dens)}> : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{custom op 'sparse_tensor.crd_translate' unknown level property: foo}}
  %0 = sparse_tensor.crd_translate dim_to_lvl[%a] as<{map = (i) -> (i : dense(nonordered, foo))}> : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{custom op 'sparse_tensor.crd_translate' expected structured size to be >= 0}}
  %0 = sparse_tensor.crd_translate dim_to_lvl[%a] as<{map = (i) -> (i : structured[-4, 2])}> : index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{custom op 'sparse_tensor.crd_translate' expected bare identifier}}
  %0 = sparse_tensor.crd_translate dim_to_lvl[%a] as<{map = (5) -> (i : dense)}> : index
  return
}

// -----

// expected-error @below {{unexpected key: foo}}
#x = #sparse_tensor.encoding<{ foo = 1 }>
