// RUN: pyopt %s --allow-unregistered-dialect --view-op-graph -o /dev/null 2>&1 | FileCheck %s

// Attributes and types are escaped, but for backslashes; so are the names of attributes in clusters, but not in
// records, and not the names of ops. A text is cut behind bytes, and lines of it are indented.

"odd|name.<a>"() {"k<|>{}\22\5C" = "\"<>|{}\\\0A\C3\A9", "z\C3\A9\0Al" = #x<"a|b">} : () -> !x<"{}">
"odd|name.<a>"() ({
}) {"k<|>{}\22\5C" = "\"<>|{}\\\0A\C3\A9", "z\C3\A9\0Al" = #x<"a|b">} : () -> !x<"{}">
"x.cut"() {even = #x<"äöüäöüäöü">, lines = #x<a
b>} : () -> ()

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "builtin.module : ()\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       v5 [fillcolor = "0.000000 0.3 0.95", label = "{odd|name.<a>\l\lk<|>{}"\: \"\22\<\>\|\{\}\\\0A\C3\A9...\lzé
// CHECK-NEXT:       l: #x\<\"a\|b\"\>\l|{<res_0> %0 !x\<\"\{\}\"\>}}", shape = Mrecord, style = filled];
// CHECK-NEXT:       subgraph cluster_6 {
// CHECK-NEXT:         v7 [label = " ", shape = plain];
// CHECK-NEXT:         label = "odd|name.<a> : (!x<"{}">)\lk\<\|\>\{\}\"\: \"\22\<\>\|\{\}\\\0A\C3\A9...\lzé\
// CHECK-NEXT:         l: #x\<\"a\|b\"\>\l";
// CHECK-NEXT:       }
// CHECK-NEXT:       v8 [fillcolor = "0.333333 0.3 0.95", label = "{x.cut\l\leven: #x\<\"äöüäöüäö...\llines: #x\<a\
// CHECK-NEXT:       b\>\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
