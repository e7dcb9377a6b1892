// RUN: not pyopt %s --split-input-file 2>&1 | FileCheck %s

// Symbols and keys are quoted in messages by the characters that they have in UTF-8, beside words of the source.

// CHECK: error: 'func.call' op 'é' does not reference a valid function
func.func @unknown() {
  call @"é"() : () -> ()
  return
}

// -----

// CHECK: error: redefinition of symbol named 'αβ'
// CHECK: note: see existing symbol definition here
func.func @"αβ"() {
  return
}
func.func @"αβ"() {
  return
}

// -----

// CHECK: error: duplicate key 'é' in dictionary attribute
func.func @keys() attributes {"é" = 1, "é" = 2} {
  return
}

// -----

// CHECK: error: 'memref.get_global' op 'ü' does not reference a valid global memref
func.func @global() {
  %0 = memref.get_global @"ü" : memref<2xf32>
  return
}

// -----

// CHECK: error: unexpected character
// CHECK-NEXT: {a = é}
"test.use"() {a = é} : () -> ()
