// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// The alignment of memref.load and memref.store.

func.func @no_power(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 3 : i64} : memref<4xf32>
  return %0 : f32
}

// -----

func.func @negative(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{custom op 'memref.store' 'memref.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  memref.store %v, %m[%i] {alignment = -4 : i64} : memref<4xf32>
  return
}

// -----

func.func @zero(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 0 : i64} : memref<4xf32>
  return %0 : f32
}

// -----

func.func @type(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 4 : i32} : memref<4xf32>
  return %0 : f32
}

// -----

func.func @text(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = "4"} : memref<4xf32>
  return %0 : f32
}
