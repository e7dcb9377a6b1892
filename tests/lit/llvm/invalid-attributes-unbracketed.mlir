// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// expected-error @+2 {{invalid debug info debug info operation encoding name: foo}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
"test.op"() {b = #llvm<di_expression_elem foo>} : () -> ()

// -----

// expected-error @+1 {{encountered unknown attribute encoding "DW_ATE_xx"}}
"test.op"() {b = #llvm<di_expression_elem DW_OP_LLVM_convert(16, DW_ATE_xx)>} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"test.op"() {c = #llvm.dso_local_equivalent @foo} : () -> ()

// -----

// expected-error @+2 {{expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: foo}}
// expected-error @+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"test.op"() {a = #llvm.comdat foo} : () -> ()

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"test.op"() {b = #llvm.di_expression<[DW_OP_LLVM_convert(DW_ATE_float, 3)]>} : () -> ()

// -----

// expected-error @+3 {{integer value too large}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"test.op"() {b = #llvm.di_expression<[DW_OP_constu(18446744073709551616)]>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"test.op"() {b = #llvm.di_expression<[DW_OP_constu] x>} : () -> ()

// -----

// expected-error @+3 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"test.op"() {b = #llvm.di_expression<[DW_OP_foo]>} : () -> ()
