// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Vectors are printed element by element.

func.func @one(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: vector<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %0 = vector.extractelement %arg0[%arg1 : index] : vector<4xf32>
// CHECK-NEXT:       vector.print %0 : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg1, %c3 : index
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

func.func @two(%v: vector<2x3xf32>) {
  vector.print %v : vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: vector<2x3xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %2 = arith.muli %arg1, %c3 : index
// CHECK-NEXT:         %3 = arith.addi %arg2, %2 : index
// CHECK-NEXT:         %4 = vector.extractelement %0[%3 : index] : vector<6xf32>
// CHECK-NEXT:         vector.print %4 : f32 punctuation <no_punctuation>
// CHECK-NEXT:         %5 = arith.cmpi ult, %arg2, %c2 : index
// CHECK-NEXT:         scf.if %5 {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
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

func.func @three(%v: vector<2x3x4xf32>) {
  vector.print %v : vector<2x3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: vector<2x3x4xf32>) {
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x3x4xf32> to vector<24xf32>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         vector.print punctuation <open>
// CHECK-NEXT:         scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT:           %3 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:           %4 = arith.addi %arg3, %3 : index
// CHECK-NEXT:           %5 = arith.muli %arg1, %c12 : index
// CHECK-NEXT:           %6 = arith.addi %4, %5 : index
// CHECK-NEXT:           %7 = vector.extractelement %0[%6 : index] : vector<24xf32>
// CHECK-NEXT:           vector.print %7 : f32 punctuation <no_punctuation>
// CHECK-NEXT:           %8 = arith.cmpi ult, %arg3, %c3 : index
// CHECK-NEXT:           scf.if %8 {
// CHECK-NEXT:             vector.print punctuation <comma>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         vector.print punctuation <close>
// CHECK-NEXT:         %2 = arith.cmpi ult, %arg2, %c2 : index
// CHECK-NEXT:         scf.if %2 {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
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

func.func @none(%v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @none(%arg0: vector<f32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c1 step %c1 {
// CHECK-NEXT:       %1 = vector.extractelement %0[%arg1 : index] : vector<1xf32>
// CHECK-NEXT:       vector.print %1 : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %2 = arith.cmpi ult, %arg1, %c0 : index
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
// CHECK-NEXT:       %1 = vector.extractelement %0[%arg1 : index] : vector<2xi8>
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

func.func @unsigned(%v: vector<2xui8>) {
  vector.print %v : vector<2xui8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned(%arg0: vector<2xui8>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %0 = vector.extractelement %arg0[%arg1 : index] : vector<2xui8>
// CHECK-NEXT:       vector.print %0 : ui8 punctuation <no_punctuation>
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

func.func @odd(%v: vector<2x2xi9>) {
  vector.print %v : vector<2x2xi9>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @odd(%arg0: vector<2x2xi9>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.extsi %arg0 : vector<2x2xi9> to vector<2x2xi16>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<2x2xi16> to vector<4xi16>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       scf.for %arg2 = %c0 to %c2 step %c1 {
// CHECK-NEXT:         %3 = arith.muli %arg1, %c2 : index
// CHECK-NEXT:         %4 = arith.addi %arg2, %3 : index
// CHECK-NEXT:         %5 = vector.extractelement %1[%4 : index] : vector<4xi16>
// CHECK-NEXT:         vector.print %5 : i16 punctuation <no_punctuation>
// CHECK-NEXT:         %6 = arith.cmpi ult, %arg2, %c1 : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
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
// CHECK-NEXT:       %0 = vector.extractelement %arg0[%arg1 : index] : vector<2xsi16>
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

func.func @odd_unsigned(%v: vector<2xui3>) {
  vector.print %v : vector<2xui3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @odd_unsigned(%arg0: vector<2xui3>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.bitcast %arg0 : vector<2xui3> to vector<2xi3>
// CHECK-NEXT:     %1 = arith.extui %0 : vector<2xi3> to vector<2xi8>
// CHECK-NEXT:     %2 = vector.bitcast %1 : vector<2xi8> to vector<2xui8>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %3 = vector.extractelement %2[%arg1 : index] : vector<2xui8>
// CHECK-NEXT:       vector.print %3 : ui8 punctuation <no_punctuation>
// CHECK-NEXT:       %4 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT:       scf.if %4 {
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
// CHECK-NEXT:       %0 = vector.extractelement %arg0[%arg1 : index] : vector<2xi128>
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

func.func @indices(%v: vector<2xindex>) {
  vector.print %v : vector<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @indices(%arg0: vector<2xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %0 = vector.extractelement %arg0[%arg1 : index] : vector<2xindex>
// CHECK-NEXT:       vector.print %0 : index punctuation <no_punctuation>
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
// CHECK-NEXT:       %1 = vector.extractelement %arg0[%arg1 : index] : vector<[4]xf32>
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

// -----

func.func @scalable_rows(%v: vector<2x[4]xf32>) {
  vector.print %v : vector<2x[4]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable_rows(%arg0: vector<2x[4]xf32>) {
// CHECK-NEXT:     vector.print %arg0 : vector<2x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalar(%v: f32) {
  vector.print %v : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalar(%arg0: f32) {
// CHECK-NEXT:     vector.print %arg0 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @comma(%v: vector<2xf32>) {
  vector.print %v : vector<2xf32> punctuation <comma>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @comma(%arg0: vector<2xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %0 = vector.extractelement %arg0[%arg1 : index] : vector<2xf32>
// CHECK-NEXT:       vector.print %0 : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg1, %c1 : index
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @text() {
  vector.print str "text"
  vector.print punctuation <open>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @text() {
// CHECK-NEXT:     vector.print str "text"
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit(%v: vector<1xi32>) {
  vector.print %v : vector<1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit(%arg0: vector<1xi32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c1 step %c1 {
// CHECK-NEXT:       %0 = vector.extractelement %arg0[%arg1 : index] : vector<1xi32>
// CHECK-NEXT:       vector.print %0 : i32 punctuation <no_punctuation>
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg1, %c0 : index
// CHECK-NEXT:       scf.if %1 {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
