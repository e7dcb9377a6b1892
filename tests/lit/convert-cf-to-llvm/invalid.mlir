// RUN: pyopt --split-input-file --verify-diagnostics --convert-cf-to-llvm %s

// Blocks whose arguments have no type in llvm.

func.func @cond(%c: i1, %a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'cf.cond_br' that was explicitly marked illegal}}
  cf.cond_br %c, ^a(%a : tensor<2xf32>), ^a(%a : tensor<2xf32>)
^a(%x: tensor<2xf32>):
  return %x : tensor<2xf32>
}

// -----

func.func @sw(%c: i32, %a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'cf.switch' that was explicitly marked illegal}}
  cf.switch %c : i32, [ default: ^a(%a : tensor<2xf32>), 3: ^a(%a : tensor<2xf32>) ]
^a(%x: tensor<2xf32>):
  return %x : tensor<2xf32>
}

// -----

func.func @loop(%c: i1, %a: i32, %m: memref<2xf32>, %t: tensor<2xf32>) -> i32 {
  cf.cond_br %c, ^a(%m : memref<2xf32>), ^a(%m : memref<2xf32>)
^a(%x: memref<2xf32>):
  // expected-error @+1 {{failed to legalize operation 'cf.br' that was explicitly marked illegal}}
  cf.br ^b(%t : tensor<2xf32>)
^b(%y: tensor<2xf32>):
  return %a : i32
}
