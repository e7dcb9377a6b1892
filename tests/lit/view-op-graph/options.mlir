// RUN: pyopt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(view-op-graph))" -o /dev/null 2>&1 | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph="print-attrs=false print-result-types=false print-data-flow-edges=false print-control-flow-edges=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONTROL
// RUN: not pyopt %s --allow-unregistered-dialect --view-op-graph=svg=%t.folder/none/graph.svg 2>&1 | FileCheck %s --check-prefix=FOLDER

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

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"f\"\lx.large: [...]\lx.long: dense\<[1, 2, 3, 4, 5...\lx.wide: [...] : tensor\<17xi8\>\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       v5 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// CHECK-NEXT:       v6 [fillcolor = "0.000000 0.3 0.95", label = "{x.two\l|{<res_0_0> %0#0 i32|<res_0_1> %0#1 i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:       subgraph cluster_7 {
// CHECK-NEXT:         v8 [label = " ", shape = plain];
// CHECK-NEXT:         label = "x.region : (i32)\l";
// CHECK-NEXT:         subgraph cluster_9 {
// CHECK-NEXT:           v10 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT{LITERAL}:           v11 [fillcolor = "0.200000 0.3 0.95", label = "{{<arg_0_0> %0#0|<arg_0_1> %0#1}|x.end\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT{LITERAL}:       v12 [fillcolor = "0.600000 0.3 0.95", label = "{{<arg_1> %1}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v6:res_0_0:s -> v11:arg_0_0:n[style = solid];
// CHECK-NEXT:   v6:res_0_1:s -> v11:arg_0_1:n[style = solid];
// CHECK-NEXT:   v5:res_arg0:s -> v8[lhead = cluster_7, style = solid];
// CHECK-NEXT:   v8 -> v12:arg_1:n[ltail = cluster_7, style = solid];
// CHECK-NEXT: }
// CONTROL: digraph G {
// CONTROL-NEXT:   compound = true;
// CONTROL-NEXT:   subgraph cluster_1 {
// CONTROL-NEXT:     v2 [label = " ", shape = plain];
// CONTROL-NEXT:     label = "builtin.module";
// CONTROL-NEXT:     subgraph cluster_3 {
// CONTROL-NEXT:       v4 [label = " ", shape = plain];
// CONTROL-NEXT:       label = "";
// CONTROL-NEXT:       subgraph cluster_5 {
// CONTROL-NEXT:         v6 [label = " ", shape = plain];
// CONTROL-NEXT:         label = "func.func";
// CONTROL-NEXT:         subgraph cluster_7 {
// CONTROL-NEXT:           v8 [label = " ", shape = plain];
// CONTROL-NEXT:           label = "";
// CONTROL-NEXT:           v9 [label = "<res_arg0> %arg0", shape = Mrecord];
// CONTROL-NEXT:           v10 [fillcolor = "0.000000 0.3 0.95", label = "{x.two\l|{<res_0_0> %0#0|<res_0_1> %0#1}}", shape = Mrecord, style = filled];
// CONTROL-NEXT:           subgraph cluster_11 {
// CONTROL-NEXT:             v12 [label = " ", shape = plain];
// CONTROL-NEXT:             label = "x.region";
// CONTROL-NEXT:             subgraph cluster_13 {
// CONTROL-NEXT:               v14 [label = " ", shape = plain];
// CONTROL-NEXT:               label = "";
// CONTROL-NEXT{LITERAL}:               v15 [fillcolor = "0.166667 0.3 0.95", label = "{{<arg_0_0> %0#0|<arg_0_1> %0#1}|x.end\l}", shape = Mrecord, style = filled];
// CONTROL-NEXT:             }
// CONTROL-NEXT:           }
// CONTROL-NEXT{LITERAL}:           v16 [fillcolor = "0.500000 0.3 0.95", label = "{{<arg_1> %1}|func.return\l}", shape = Mrecord, style = filled];
// CONTROL-NEXT:         }
// CONTROL-NEXT:       }
// CONTROL-NEXT:     }
// CONTROL-NEXT:   }
// CONTROL-NEXT:   v10 -> v12[lhead = cluster_11, style = dashed];
// CONTROL-NEXT:   v12 -> v16[ltail = cluster_11, style = dashed];
// CONTROL-NEXT: }
// FOLDER: {{.*}}:0:0: error: view-op-graph: cannot write '{{.*}}.tmp.folder/none/graph.svg': there is no folder '{{.*}}.tmp.folder/none'
