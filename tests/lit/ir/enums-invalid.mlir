// RUN: pyopt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// What the reference says of wrong enum attributes, in full and in custom forms.

// expected-error @+2 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error @+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
"foo"() {f = #index<cmp_predicate foo>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
"foo"() {f = #index<cmp_predicate 3>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
"foo"() {f = #index.cmp_predicate<slt>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"foo"() {f = #arith.fastmath} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"foo"() {f = #arith.fastmath<3>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"foo"() {f = #arith.fastmath<fast,>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"foo"() {f = #arith.fastmath<fast none>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
"foo"() {f = #arith.overflow<x>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `arith`}}
"foo"() {f = #arith<foo>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"foo"() {f = #arith.} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"foo"() {f = #arith<>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"foo"() {f = #arith<fastmath<fast> >, g = #arith.fastmath<nnan,"ninf,none">} : () -> ()

// -----

// expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }

// -----

// expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi 3, %a, %a : i32 return }

// -----

// expected-error @+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "eqx"}}
func.func @f(%a: i32) { %0 = arith.cmpi "eqx", %a, %a : i32 return }

// -----

// expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi, %a, %a : i32 return }

// -----

// expected-error @+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32 return }

// -----

// expected-error @+1 {{expected '<'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow foo : i32 return }

// -----

// expected-error @+1 {{expected '>'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<nsw nuw> : i32 return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow #arith.overflow<nsw> : i32 return }

// -----

// expected-error @+1 {{custom op 'arith.addf' invalid kind of attribute specified}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath #arith.overflow<nsw> : f32 return }

// -----

// expected-error @+1 {{expected '<'}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath 3 : f32 return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a: f32) { %0 = arith.truncf %a foo : f32 to f16 return }

// -----

// expected-error @+1 {{unknown attribute `rounding_mode` in dialect `arith`}}
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) {roundingmode = #arith.rounding_mode<upward>} : (f32) -> f16 return }

// -----

// expected-error @+1 {{unknown attribute `rounding_mode` in dialect `arith`}}
func.func @f(%a: f32) { %0 = "arith.truncf"(%a) {roundingmode = #arith.rounding_mode upward} : (f32) -> f16 return }

// -----

// expected-error @+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error @+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%a: index) { %0 = index.cmp foo(%a, %a) return }

// -----

// expected-error @+2 {{custom op 'index.cmp' expected valid keyword or string}}
// expected-error @+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%a: index) { %0 = index.cmp(%a, %a) return }
