// RUN: pyopt %s --mlir-timing --mlir-disable-threading --pass-pipeline="builtin.module(func.func(cse,canonicalize),cse)" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TREE
// RUN: pyopt %s --mlir-timing --mlir-disable-threading --mlir-timing-display=list --cse -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: pyopt %s --mlir-timing --mlir-disable-threading --mlir-output-format=json --canonicalize -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON

// TREE:      ===-------------------------------------------------------------------------===
// TREE-NEXT:                          ... Execution time report ...
// TREE-NEXT: ===-------------------------------------------------------------------------===
// TREE-NEXT:   Total Execution Time: {{.*}} seconds
// TREE:        ----Wall Time----  ----Name----
// TREE-NEXT: {{^    [0-9.]+ \( *[0-9.]+%\)}}  Parser
// TREE-NEXT: %)  'func.func' Pipeline
// TREE-NEXT: %)    CSE
// TREE:      %)    Canonicalizer
// TREE-NEXT: %)  CSE
// TREE:      %)  Output
// TREE-NEXT: %)  Rest
// TREE-NEXT: (100.0%)  Total

// LIST:        ----Wall Time----  ----Name----
// LIST-NEXT: (100.0%)  root
// LIST-DAG:  %)  Parser
// LIST-DAG:  %)  CSE
// LIST-DAG:  %)  Output
// LIST:      %)  Rest
// LIST-NEXT: (100.0%)  Total

// JSON:      [
// JSON-NEXT: {"wall": {"duration": {{ *[0-9.]+}}, "percentage": {{ *[0-9.]+}}}, "name": "Parser", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "Canonicalizer", "passes": [
// JSON:      {}]},
// JSON-NEXT: "name": "Output", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "Rest"},
// JSON-NEXT: "percentage": 100.0}, "name": "Total"}
// JSON-NEXT: ]
func.func @f() {
  return
}
