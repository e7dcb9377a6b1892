// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// What an op refers to is never what its own region defines. The reference crashes on custom forms.

// Around the region, before or behind it, the names mean the same as in it.
// CHECK: scf.for %{{.*}} = %[[C:.*]] to %[[N:.*]] step %[[N]] {
// CHECK-NEXT: "test.use"(%[[C]], %[[D:.*]]#1)
// CHECK-NEXT: scf.if %[[B:.*]] {
// CHECK-NEXT: "test.use"(%[[C]], %[[B]])
// CHECK: "test.def"(%[[C]])
// CHECK: %[[B]] = arith.constant true
// CHECK: %[[C]] = arith.constant 0 : index
// CHECK: %[[D]]:2 = "test.def"
"test.graph"() ({
  %n = arith.constant 4 : index
  scf.for %i = %c to %n step %n {
    "test.use"(%c, %d#1) : (index, i32) -> ()
    scf.if %b {
      "test.use"(%c, %b) : (index, i1) -> ()
    } else {
      %x = "test.def"(%c) : (index) -> i1
    }
  }
  %b = arith.constant true
  %c = arith.constant 0 : index
  %d:2 = "test.def"() : () -> (i32, i32)
}) : () -> ()

// -----

// A name may be used for something else in the region, as in generic form.
// CHECK: scf.if %[[OUT:.*]] {
// CHECK-NEXT: %[[IN:.*]] = arith.constant 1 : i32
// CHECK-NEXT: "test.use"(%[[IN]]) : (i32)
// CHECK: %[[OUT]] = arith.constant true
"test.graph"() ({
  scf.if %c {
    %c = arith.constant 1 : i32
    "test.use"(%c) : (i32) -> ()
  }
  %c = arith.constant true
}) : () -> ()

// -----

func.func @bounds(%n: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  scf.for %i = %n to %c step %n {
    %c = arith.constant 0 : index
  }
  return
}

// -----

func.func @carried(%n: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %r = scf.for %i = %n to %n step %n iter_args(%a = %c) -> index {
    %c = arith.constant 0 : index
    scf.yield %c : index
  }
  return
}

// -----

func.func @second_region(%x: i32) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  scf.if %c {
    "test.use"(%x) : (i32) -> ()
  } else {
    %c = arith.constant true
  }
  return
}

// -----

func.func @deeper(%x: i1) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  affine.for %i = 0 to %c {
    scf.if %x {
      %c = arith.constant 1 : index
    }
  }
  return
}

// -----

func.func @generic(%n: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  "scf.for"(%c, %n, %n) ({
  ^bb0(%i: index):
    %c = arith.constant 0 : index
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @unreachable(%n: index) {
  return
^dead:
  // expected-error @+1 {{use of undeclared SSA value name}}
  "test.use"(%c) : (i1) -> ()
  scf.if %c {
    %c = arith.constant true
  }
  cf.br ^dead
}

// -----

// Another op's region is another matter.
func.func @later_region(%n: index) {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "test.use"(%c) : (i1) -> ()
  "test.region"() ({
    // expected-note @+1 {{operand defined here (op in a child region)}}
    %c = arith.constant true
  }) : () -> ()
  return
}

// -----

"test.graph"() ({
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %i = %c to %c step %c {
    // expected-note @+1 {{prior use here}}
    "test.use"(%c) : (i32) -> ()
  }
  %c = arith.constant 0 : index
}) : () -> ()

// -----

"test.graph"() ({
  // expected-error @+1 {{use of undeclared SSA value name}}
  scf.for %i = %c to %c step %c {
    scf.for %c = %i to %i step %i {
    }
  }
}) : () -> ()
