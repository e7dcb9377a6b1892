// RUN: not pyopt %s --lift-cf-to-scf 2>&1 | FileCheck %s

// The reference reports it, and then crashes or not.
// CHECK: error: 'llvm.cond_br' op Cannot convert unknown control flow op to structured control flow
// CHECK: note: see current operation: "llvm.cond_br"(%arg0)[INVALIDBLOCK, INVALIDBLOCK]
func.func @not_of_cf(%c: i1) {
  llvm.cond_br %c, ^one, ^two
^one:
  return
^two:
  return
}
