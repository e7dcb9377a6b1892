// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Values whose type would change while something that stays uses them, and ops that have no equivalent.

func.func @size() -> !shape.size {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %0 = shape.const_size 3
  // expected-note @+1 {{see existing live user here: func.return %0 : !shape.size}}
  return %0 : !shape.size
}

// -----

func.func @size_used_by_an_op(%a: !shape.size) -> !shape.size {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %0 = shape.const_size 3
  // expected-note @+1 {{see existing live user here: %1 = shape.add %arg0, %0 : !shape.size, !shape.size -> !shape.size}}
  %1 = shape.add %a, %0 : !shape.size, !shape.size -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @known_size(%t: tensor<4xf32>) -> !shape.size {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %0 = shape.dim %t, %c0 : tensor<4xf32>, index -> !shape.size
  // expected-note @+1 {{see existing live user here: func.return %0 : !shape.size}}
  return %0 : !shape.size
}

// -----

func.func @any_of_another_rank(%a: tensor<3xindex>, %b: tensor<?xindex>) -> tensor<4xindex> {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<?xindex>') to ('tensor<4xindex>') that remained live after conversion}}
  %0 = shape.any %b, %a : tensor<?xindex>, tensor<3xindex> -> tensor<4xindex>
  // expected-note @+1 {{see existing live user here: func.return %0 : tensor<4xindex>}}
  return %0 : tensor<4xindex>
}

// -----

func.func @any_to_a_shape(%a: tensor<3xindex>) -> !shape.shape {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<3xindex>') to ('!shape.shape') that remained live after conversion}}
  %0 = shape.any %a : tensor<3xindex> -> !shape.shape
  // expected-note @+1 {{see existing live user here: func.return %0 : !shape.shape}}
  return %0 : !shape.shape
}

// -----

func.func @any_through_any(%a: tensor<3xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.any %a, %b : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  // expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<3xindex>') to ('tensor<?xindex>') that remained live after conversion}}
  %1 = shape.any %0, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  // expected-note @+1 {{see existing live user here: func.return %0 : tensor<?xindex>}}
  return %1 : tensor<?xindex>
}

// -----

func.func @any_in_a_region(%a: tensor<3xindex>, %c: i1, %s: !shape.shape) -> !shape.shape {
  %0 = scf.if %c -> !shape.shape {
    // expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<3xindex>') to ('!shape.shape') that remained live after conversion}}
    %1 = shape.any %a : tensor<3xindex> -> !shape.shape
    // expected-note @+1 {{see existing live user here: scf.yield %0 : !shape.shape}}
    scf.yield %1 : !shape.shape
  } else {
    scf.yield %s : !shape.shape
  }
  return %0 : !shape.shape
}

// -----

func.func @shape_of_unranked(%t: tensor<*xf32>) -> tensor<2xindex> {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<?xindex>') to ('tensor<2xindex>') that remained live after conversion}}
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<2xindex>
  // expected-note @+1 {{see existing live user here: func.return %0 : tensor<2xindex>}}
  return %0 : tensor<2xindex>
}

// -----

func.func @constant_of_a_commutative_op(%arg0: index) -> !shape.size {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c2 = shape.const_size 2
  // expected-note @+1 {{see existing live user here: %1 = shape.mul %arg0, %0 : index, !shape.size -> !shape.size}}
  %0 = shape.mul %arg0, %c2 : index, !shape.size -> !shape.size
  return %c2 : !shape.size
}
// -----
func.func @constant_of_a_meet(%arg5: !shape.size) -> (!shape.size, !shape.size) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c0 = shape.const_size 0
  // expected-note @+1 {{see existing live user here: %1 = shape.meet %arg0, %0 : !shape.size, !shape.size -> !shape.size}}
  %0 = shape.meet %arg5, %c0 : !shape.size, !shape.size -> !shape.size
  return %c0, %0 : !shape.size, !shape.size
}
// -----
func.func @constant_that_goes_right(%arg5: !shape.size) -> (!shape.size, !shape.size) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c0 = shape.const_size 0
  // expected-note @+1 {{see existing live user here: %1 = shape.meet %arg0, %0 : !shape.size, !shape.size -> !shape.size}}
  %0 = shape.meet %c0, %arg5 : !shape.size, !shape.size -> !shape.size
  %1 = shape.max %c0, %c0 : !shape.size, !shape.size -> !shape.size
  return %c0, %0 : !shape.size, !shape.size
}
// -----
func.func @constant_of_a_quotient(%arg5: !shape.size) -> (!shape.size, !shape.size) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c0 = shape.const_size 0
  // expected-note @+1 {{see existing live user here: %1 = shape.div %0, %arg0 : !shape.size, !shape.size -> !shape.size}}
  %0 = shape.div %c0, %arg5 : !shape.size, !shape.size -> !shape.size
  return %c0, %0 : !shape.size, !shape.size
}

// -----

// Constants have gone to the end before it is known that the constant does not help.
func.func @constant_in_the_middle_of_any(%a: tensor<3xindex>, %b: tensor<2xindex>) -> !shape.shape {
  %c = arith.constant dense<3> : tensor<2xindex>
  // expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<2xindex>') to ('!shape.shape') that remained live after conversion}}
  %0 = shape.any %b, %c, %a : tensor<2xindex>, tensor<2xindex>, tensor<3xindex> -> !shape.shape
  // expected-note @+1 {{see existing live user here: func.return %0 : !shape.shape}}
  return %0 : !shape.shape
}

// -----

// Blocks are converted depth first, and the first user counts.
func.func @order_of_blocks(%a: !shape.size, %c: i1) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %k = shape.const_size 3
  cf.cond_br %c, ^one, ^other
^one:
  // expected-note @+1 {{see existing live user here: %1 = shape.min %arg0, %0 : !shape.size, !shape.size -> !shape.size}}
  %0 = shape.min %a, %k : !shape.size, !shape.size -> !shape.size
  cf.br ^end
^other:
  %1 = shape.min %k, %a : !shape.size, !shape.size -> !shape.size
  cf.br ^end
^end:
  %2 = shape.max %a, %k : !shape.size, !shape.size -> !shape.size
  return
}

// -----

func.func @used_first(%arg5: !shape.size) -> (!shape.size, !shape.size) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c0 = shape.const_size 0
  // expected-note @+1 {{see existing live user here: "test.use"(%0) : (!shape.size) -> ()}}
  "test.use"(%c0) : (!shape.size) -> ()
  %0 = shape.meet %c0, %arg5 : !shape.size, !shape.size -> !shape.size
  return %c0, %0 : !shape.size, !shape.size
}

// -----

func.func @used_by_any(%arg5: !shape.size) -> (!shape.size, !shape.size) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c0 = shape.const_size 0
  // expected-note @+1 {{see existing live user here: %1 = shape.div %arg0, %0 : !shape.size, !shape.size -> !shape.size}}
  %0 = shape.div %arg5, %c0 : !shape.size, !shape.size -> !shape.size
  "test.use"(%c0) : (!shape.size) -> ()
  %1 = shape.meet %c0, %arg5 : !shape.size, !shape.size -> !shape.size
  return %c0, %0 : !shape.size, !shape.size
}

// -----

func.func @first_branch(%arg5: !shape.size, %c: i1) -> (!shape.size, !shape.size) {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c0 = shape.const_size 0
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note @+1 {{see existing live user here: "test.a"(%0) : (!shape.size) -> ()}}
  "test.a"(%c0) : (!shape.size) -> ()
  cf.br ^b
^b:
  "test.b"(%c0) : (!shape.size) -> ()
  return %c0, %c0 : !shape.size, !shape.size
}

// -----

func.func @blocks_out_of_order(%arg5: !shape.size, %c: i1) -> (!shape.size, !shape.size) {
  cf.br ^b
^a:
  "test.a"(%c0) : (!shape.size) -> ()
  return %c0, %c0 : !shape.size, !shape.size
^b:
  // expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %c0 = shape.const_size 0
  // expected-note @+1 {{see existing live user here: "test.b"(%0) : (!shape.size) -> ()}}
  "test.b"(%c0) : (!shape.size) -> ()
  cf.br ^a
}
