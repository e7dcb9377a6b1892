// RUN: pyopt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(view-op-graph))" -o /dev/null 2>&1 | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph="print-attrs=false print-result-types=false print-data-flow-edges=false print-control-flow-edges=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONTROL
// RUN: not pyopt %s --allow-unregistered-dialect --view-op-graph=svg=%t.folder/none/graph.svg 2>&1 | FileCheck %s --check-prefix=FOLDER

// FOLDER: error: view-op-graph: cannot write '{{.*}}/none/graph.svg': there is no folder '{{.*}}/none'

// CHECK:      digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "func.func : ()\n\nfunction_type: (i32) -> i32\nsym_name: \"f\"\nx.large: [...]\nx.long: dense<[1, 2, 3, 4, 5...\nx.wide: [...] : tensor<17xi8>";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       v5 [label = "arg0", shape = ellipse];
// CHECK-NEXT:       v6 [fillcolor = "0.000000 1.0 1.0", label = "x.two : (i32, i32)\n", shape = ellipse, style = filled];
// CHECK-NEXT:       subgraph cluster_7 {
// CHECK-NEXT:         v8 [label = " ", shape = plain];
// CHECK-NEXT:         label = "x.region : (i32)\n";
// CHECK-NEXT:         subgraph cluster_9 {
// CHECK-NEXT:           v10 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v11 [fillcolor = "0.200000 1.0 1.0", label = "x.end : ()\n", shape = ellipse, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       v12 [fillcolor = "0.600000 1.0 1.0", label = "func.return : ()\n", shape = ellipse, style = filled];
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v6 -> v11 [label = "0", style = solid];
// CHECK-NEXT:   v6 -> v11 [label = "1", style = solid];
// CHECK-NEXT:   v5 -> v8 [lhead = cluster_7, style = solid];
// CHECK-NEXT:   v8 -> v12 [ltail = cluster_7, style = solid];
// CHECK-NEXT: }

// CONTROL:     label = "x.two"
// CONTROL:     v10 -> v12 [lhead = cluster_11, style = dashed];
// CONTROL-NEXT: v12 -> v16 [ltail = cluster_11, style = dashed];
// CONTROL-NOT: solid
func.func @f(%a: i32) -> i32 attributes {
  x.large = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  x.long = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>,
  x.wide = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi8>
} {
  %0:2 = "x.two"() : () -> (i32, i32)
  %1 = "x.region"(%a) ({
    "x.end"(%0#0, %0#1) : (i32, i32) -> ()
  }) : (i32) -> i32
  return %1 : i32
}
