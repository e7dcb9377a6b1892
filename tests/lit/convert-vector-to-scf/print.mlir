// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Vectors are printed element by element.

func.func @bits(%v: vector<2xi1>) {
  vector.print %v : vector<2xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bits(%arg0: vector<2xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.extui %arg0 : vector<2xi1> to vector<2xi8>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %1 = vector.extract %0[%arg1] : i8 from vector<2xi8>
// CHECK-NEXT:       vector.print %1 : i8 punctuation <no_punctuation>
// CHECK-NEXT:       %2 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @signed(%v: vector<2xsi16>) {
  vector.print %v : vector<2xsi16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed(%arg0: vector<2xsi16>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %0 = vector.extract %arg0[%arg1] : si16 from vector<2xsi16>
// CHECK-NEXT:       vector.print %0 : si16 punctuation <no_punctuation>
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide(%v: vector<2xi128>) {
  vector.print %v : vector<2xi128>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide(%arg0: vector<2xi128>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %0 = vector.extract %arg0[%arg1] : i128 from vector<2xi128>
// CHECK-NEXT:       vector.print %0 : i128 punctuation <no_punctuation>
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalable(%v: vector<[4]xf32>) {
  vector.print %v : vector<[4]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: vector<[4]xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %vscale = vector.vscale
// CHECK-NEXT:     %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT:     %0 = arith.subi %c4_vscale, %c1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT:       %1 = vector.extract %arg0[%arg1] : f32 from vector<[4]xf32>
// CHECK-NEXT:       vector.print %1 : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %2 = arith.cmpi ult, %arg1, %0 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
