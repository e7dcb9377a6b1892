// RUN: pyopt --split-input-file --sroa %s | FileCheck %s

llvm.func @use(i32)

// Fields and elements, found by their bytes.

llvm.func @basic(%x: i32, %y: f32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.store %y, %g : f32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @i64one(%x: i32) {
  %1 = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @array(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<4 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g : i32, !llvm.ptr
  %k = llvm.getelementptr %q[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.return
}

llvm.func @array16(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<16 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @gepbytes(%y: f32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %y, %g : f32, !llvm.ptr
  llvm.return
}

llvm.func @gepmid2(%h: i16) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %q[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %h, %g : i16, !llvm.ptr
  %g2 = llvm.getelementptr inbounds %q[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %t = llvm.load %g2 : !llvm.ptr -> i16
  llvm.return
}

llvm.func @packed(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<packed (i8, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

llvm.func @padded4(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i8, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

llvm.func @gepmany(%h: i16, %b: i8, %ptr: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, array<3 x i16>, ptr, i8)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1, 2]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i16>, ptr, i8)>
  llvm.store %h, %g : i16, !llvm.ptr
  %k = llvm.getelementptr %q[0, 2]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i16>, ptr, i8)>
  llvm.store %ptr, %k : !llvm.ptr, !llvm.ptr
  %l = llvm.getelementptr %q[0, 3]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i16>, ptr, i8)>
  llvm.store %b, %l : i8, !llvm.ptr
  %o = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %h, %o : i16, !llvm.ptr
  llvm.return
}

llvm.func @named(%y: f32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<"n", (i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %y, %g : f32, !llvm.ptr
  llvm.return
}

llvm.func @gepzero(%x: i32, %y: f32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.store %x, %g : i32, !llvm.ptr
  %k = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %y, %k : f32, !llvm.ptr
  llvm.return
}

llvm.func @gepunused() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

llvm.func @notentry(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb1
^bb1:
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @blocks(%x: i32, %y: f32, %c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %g = llvm.getelementptr inbounds %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.store %y, %g : f32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.return %t : i32
}

llvm.func @atomicload(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %t = llvm.load %q atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %x, %q atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

llvm.func @inregion(%x: i32, %c: i1) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  scf.if %c {
    llvm.store %x, %q : i32, !llvm.ptr
  }
  llvm.return
}

llvm.func @struct17(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> {
    alignment = 4 : i64
  } : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @scal(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, vector<[4]xi32>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @loadvec() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> vector<2xi16>
  llvm.return
}

// Parts of parts.

llvm.func @nested(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %q[0, 1, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.store %x, %g : i32, !llvm.ptr
  %t = llvm.load %g : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @nested2(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %q[0, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i32)>)>
  %k = llvm.getelementptr inbounds %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  %t = llvm.load %k : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @nested3(%v: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %q[0, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.store %v, %g : i64, !llvm.ptr
  llvm.return
}

llvm.func @nestedfirst2(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(struct<(i32, i32)>, i32)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

llvm.func @deep(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(struct<(struct<(i32, i32)>, i32)>, i32)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  %t = llvm.load %q : !llvm.ptr -> i32
  llvm.call @use(%t) : (i32) -> ()
  llvm.return
}

llvm.func @arrayvec(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.array<2 x vector<4xi32>> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[20] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

llvm.func @fieldover(%v: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.getelementptr %g[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %k : i64, !llvm.ptr
  llvm.return
}

llvm.func @fieldover6(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i64, i64)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.getelementptr %g[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %l = llvm.getelementptr %k[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %l : i32, !llvm.ptr
  llvm.return
}

llvm.func @vec3b(%b: i8) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(vector<3xi32>, i32)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[12] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %g : i8, !llvm.ptr
  llvm.return
}

llvm.func @gepchain(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.getelementptr %g[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.return
}

llvm.func @gepchain2(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, struct<(i32, i32)>)> {alignment = 4 : i64}
      : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %k = llvm.getelementptr %g[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %k : i32, !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}

llvm.func @twice(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %r = llvm.alloca %1 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %x, %r : i32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @basic(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %2 : f32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%3) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @i64one(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @array(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @array16(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepbytes(%arg0: f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : f32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepmid2(%arg0: i16) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr inbounds %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %2 : i16, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr inbounds %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> i16
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @packed(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @padded4(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepmany(%arg0: i16, %arg1: i8, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i16, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %3 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %2 : i8, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i16, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @named(%arg0: f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : f32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepzero(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %1 : f32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepunused() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @notentry(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @blocks(%arg0: i32, %arg1: f32, %arg2: i1) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.store %arg1, %2 : f32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @atomicload(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.store %arg0, %1 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @inregion(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @struct17(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @scal(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @loadvec() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> vector<2xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @nested(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%2) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @nested2(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%3) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @nested3(%arg0: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i64, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @nestedfirst2(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @deep(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.call @use(%2) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @arrayvec(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x vector<4xi32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @fieldover(%arg0: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.store %arg0, %2 : i64, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @fieldover6(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.getelementptr %2[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %3 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @vec3b(%arg0: i8) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x vector<3xi32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[12] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %2 : i8, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepchain(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @gepchain2(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @twice(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the layout says of integers and pointers counts.
module attributes {
  dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 32]> : vector<3xi64>, i64 = dense<32> : vector<2xi64>>
} {
  llvm.func @m(%x: i32, %p: !llvm.ptr) {
    %1 = llvm.mlir.constant(1 : i32) : i32
    %q = llvm.alloca %1 x !llvm.struct<(i32, ptr, i64)> : (i32) -> !llvm.ptr
    %g = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %x, %g : i32, !llvm.ptr
    %h = llvm.getelementptr %q[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %p, %h : !llvm.ptr, !llvm.ptr
    llvm.return
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>, i64 = dense<32> : vector<2xi64>>} {
// CHECK-NEXT:   llvm.func @m(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
