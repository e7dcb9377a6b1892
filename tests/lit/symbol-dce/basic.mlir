// RUN: pyopt %s --allow-unregistered-dialect --symbol-dce --split-input-file | FileCheck %s

// Which symbols die: private ones that nothing live refers to, and all but public ones in a table that nobody sees.

func.func private @unused()
func.func private @declared()
func.func private @callee() {
  call @declared() : () -> ()
  return
}
memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
memref.global "private" @unused_table : memref<2xi32>
func.func nested @seen_by_nobody() {
  return
}
func.func @main() -> memref<2xi32> {
  call @callee() : () -> ()
  %0 = memref.get_global @table : memref<2xi32>
  return %0 : memref<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT:   func.func private @callee() {
// CHECK-NEXT:     call @declared() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
// CHECK-NEXT:   func.func @main() -> memref<2xi32> {
// CHECK-NEXT:     call @callee() : () -> ()
// CHECK-NEXT:     %0 = memref.get_global @table : memref<2xi32>
// CHECK-NEXT:     return %0 : memref<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// References in attributes, deep inside, and from ops that are no symbols; unknown names are nobody's.

func.func private @in_array()
func.func private @in_dictionary()
func.func private @in_module_attribute()
func.func private @unused()
"any.op"() {list = [1, [@in_array, @missing]], map = {one = {two = @in_dictionary}}} : () -> ()
module attributes {any.use = @in_module_attribute, any.other = @inner_only} {
  func.func private @inner_only()
  func.func private @in_array()
}

// CHECK: module {
// CHECK-NEXT:   func.func private @in_array()
// CHECK-NEXT:   func.func private @in_dictionary()
// CHECK-NEXT:   func.func private @in_module_attribute()
// CHECK-NEXT:   "any.op"() {list = [1, [@in_array, @missing]], map = {one = {two = @in_dictionary}}} : () -> ()
// CHECK-NEXT:   module attributes {any.other = @inner_only, any.use = @in_module_attribute} {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Nested tables: what they hold is looked up in them, and from outside by a path.

module @library {
  func.func private @used_from_outside()
  func.func nested @nested_and_unused() {
    return
  }
  func.func private @unused()
  func.func @public() {
    return
  }
  module @deeper {
    func.func nested @leaf() {
      return
    }
    func.func nested @other() {
      return
    }
  }
}
module @private_library attributes {sym_visibility = "private"} {
  func.func @public_but_gone() {
    return
  }
}
module @half attributes {sym_visibility = "private"} {
  func.func private @there()
}
module @not_a_table attributes {sym_visibility = "private"} {
  func.func private @f() {
    return
  }
}
"any.op"() {
  a = @library::@used_from_outside,
  b = @library::@deeper::@leaf,
  c = @half::@missing,
  d = @not_a_table::@f::@g
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   module @library {
// CHECK-NEXT:     func.func private @used_from_outside()
// CHECK-NEXT:     func.func @public() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     module @deeper {
// CHECK-NEXT:       func.func nested @leaf() {
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "any.op"() {a = @library::@used_from_outside, b = @library::@deeper::@leaf, c = @half::@missing, d = @not_a_table::@f::@g} : () -> ()
// CHECK-NEXT: }

// -----
// Only the tables inside an op that is looked at; an op with two regions is no unknown table.

module {
  func.func private @gone()
  func.func private @stays()
  "any.regions"() ({
    "any.op"() {use = @stays} : () -> ()
  }, {
  }) : () -> ()
}
func.func @f() {
  %0 = scf.execute_region -> i32 {
    "any.op"() {use = @kept} : () -> ()
    %c = arith.constant 1 : i32
    scf.yield %c : i32
  }
  return
}
func.func private @kept()
func.func private @not_kept()

// CHECK: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @stays()
// CHECK-NEXT:     "any.regions"() ({
// CHECK-NEXT:       "any.op"() {use = @stays} : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 {
// CHECK-NEXT:       "any.op"() {use = @kept} : () -> ()
// CHECK-NEXT:       %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:       scf.yield %c1_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @kept()
// CHECK-NEXT: }
