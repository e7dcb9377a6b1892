// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(view-op-graph))" -o /dev/null 2>&1 | FileCheck %s

// Differs: the reference goes on counting from function to function, and repeats the edges of those before.

func.func @f(%a: i32) -> i32 {
  return %a : i32
}

func.func @g(%a: i64) -> i64 {
  return %a : i64
}

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"f\"\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       v5 [label = "<res_arg0> %arg0 i32", shape = Mrecord];
// CHECK-NEXT{LITERAL}:       v6 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// CHECK-NEXT: }
// CHECK-NEXT: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "func.func : ()\lfunction_type: (i64) -\> i64\lsym_name: \"g\"\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       v5 [label = "<res_arg0> %arg0 i64", shape = Mrecord];
// CHECK-NEXT{LITERAL}:       v6 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg0> %arg0}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v5:res_arg0:s -> v6:arg_arg0:n[style = solid];
// CHECK-NEXT: }
