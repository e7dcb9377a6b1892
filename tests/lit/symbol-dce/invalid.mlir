// RUN: pyopt %s --allow-unregistered-dialect --symbol-dce --split-input-file --verify-diagnostics

// expected-error @+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
func.func @public() {
  "any.table"() ({
    "any.op"() {use = @private} : () -> ()
  }) : () -> ()
  return
}
func.func private @private()

// -----
// A dead function may hold anything.

func.func private @dead() {
  "any.table"() ({
    "any.op"() {use = @private} : () -> ()
  }) : () -> ()
  return
}
func.func private @private()

// -----

// expected-error @+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
"any.table"() ({
  "any.op"() : () -> ()
}) : () -> ()

// -----

module @inner {
  // expected-error @+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
  "any.table"() ({
    "any.op"() : () -> ()
  }) : () -> ()
}
