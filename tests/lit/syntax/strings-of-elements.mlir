// RUN: pyopt %s --split-input-file --verify-diagnostics

// Strings in the literals of elements end in their line, and data in hexadecimal has no escapes.

func.func @data_of_two_lines() {
  // expected-error@+1 {{expected '"' in string literal}}
  %0 = arith.constant dense<"0xAB
CD"> : tensor<2xi8>
  return
}

// -----

func.func @data_without_end() {
  // expected-error@+1 {{expected '"' in string literal}}
  %0 = arith.constant dense<"0xABCD> : tensor<2xi8>
  %1 = arith.constant dense<"0xABCD"> : tensor<2xi8>
  return
}

// -----

func.func @escapes() {
  // expected-error@+1 {{expected string containing hex digits starting with `0x`}}
  %0 = arith.constant dense<"0x\41\42"> : tensor<2xi8>
  return
}

// -----

func.func @wrong_escapes() {
  // expected-error@+1 {{unknown escape in string literal}}
  %0 = arith.constant dense<"0x\q"> : tensor<2xi8>
  return
}

// -----

func.func @list_without_end() {
  // expected-error@+1 {{expected '"' in string literal}}
  %0 = arith.constant dense<["a", "b]> : tensor<2xi8>
  return
}

// -----

// A comment may hold half of a literal: dense<"0xAB
func.func @whole() {
  %0 = arith.constant dense<"0xABCD"> : tensor<2xi8>
  return
}
