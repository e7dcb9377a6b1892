// RUN: rm -f %t %t.other
// RUN: not pyopt %s -o %t 2> /dev/null
// RUN: not test -e %t
// RUN: pyopt %s --allow-unregistered-dialect -o %t.other -o=%t
// RUN: test ! -e %t.other
// RUN: FileCheck %s --input-file=%t
// RUN: pyopt - -o - --allow-unregistered-dialect < %s | FileCheck %s
// RUN: cat %s | pyopt --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect -- %s | FileCheck %s

// A file for the output is not there when the run failed; the last one named is taken.
// CHECK:      module {
// CHECK-NEXT:   "some.op"() : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
"some.op"() : () -> ()
