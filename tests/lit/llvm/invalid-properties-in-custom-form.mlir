// RUN: pyopt --split-input-file --verify-diagnostics %s

// Properties stand before the attributes of the custom form, and are all there.

llvm.func @a() {
  // expected-error @+1 {{invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap <{}>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {failureKind = 3 : i8, foo} for op llvm.intr.ubsantrap: unknown key '"foo"' when parsing properties dictionary}}
  llvm.intr.ubsantrap <{failureKind = 3 : i8, foo}>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {failureKind = "a"} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: "a"}}
  llvm.intr.ubsantrap <{failureKind = "a"}>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{'llvm.intr.ubsantrap' op requires attribute 'failureKind'}}
  "llvm.intr.ubsantrap"() : () -> ()
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {foo} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap <{foo}>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {failureKind = "a", foo} for op llvm.intr.ubsantrap: Invalid attribute `failureKind` in property conversion: "a"}}
  llvm.intr.ubsantrap <{failureKind = "a", foo}>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {foo} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap <{foo}> {
    llvm.return
  }

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties 3 : i64 for op llvm.intr.ubsantrap: expected DictionaryAttr to set properties}}
  llvm.intr.ubsantrap <3>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {failureKind = 3 : i8, foo, goo} for op llvm.intr.ubsantrap: unknown key '"foo"' when parsing properties dictionary}}
  llvm.intr.ubsantrap <{goo, failureKind = 3 : i8, foo}>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{expected attribute value}}
  llvm.intr.ubsantrap <>
  llvm.return
}

// -----

llvm.func @a() {
  // expected-error @+1 {{invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap {foo}
  llvm.return
}
