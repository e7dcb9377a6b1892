// The game of life on a torus, with affine loops and two boards that take turns.
func.func @main(%board: memref<6x7xi8>, %steps: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  %other = memref.alloc() : memref<6x7xi8>
  scf.for %t = %c0 to %steps step %c1 {
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 7 {
        %sum = affine.for %a = 0 to 3 iter_args(%s = %zero) -> i8 {
          %u = affine.for %b = 0 to 3 iter_args(%v = %s) -> i8 {
            %y = affine.apply affine_map<(d0, d1) -> ((d0 + d1 + 5) mod 6)>(%i, %a)
            %x = affine.apply affine_map<(d0, d1) -> ((d0 + d1 + 6) mod 7)>(%j, %b)
            %cell = memref.load %board[%y, %x] : memref<6x7xi8>
            %w = arith.addi %v, %cell : i8
            affine.yield %w : i8
          }
          affine.yield %u : i8
        }
        %self = affine.load %board[%i, %j] : memref<6x7xi8>
        %count = arith.subi %sum, %self : i8
        %born = arith.cmpi eq, %count, %three : i8
        %stays = arith.cmpi eq, %count, %two : i8
        %kept = arith.select %stays, %self, %zero : i8
        %new = arith.select %born, %one, %kept : i8
        affine.store %new, %other[%i, %j] : memref<6x7xi8>
      }
    }
    memref.copy %other, %board : memref<6x7xi8> to memref<6x7xi8>
  }
  memref.dealloc %other : memref<6x7xi8>
  return
}
