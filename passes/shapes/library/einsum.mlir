// Shape functions of sums of products that an equation describes: "bij,bjk->bik". Its characters are numbers here.
module {
  shape.function_library @einsum {

    // How many letters the part of the equation for operand `which` has.
    func.func private @letters(%equation: tensor<?xindex>, %which: index) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %comma = arith.constant 44 : index
      %minus = arith.constant 45 : index
      %first_letter = arith.constant 65 : index
      %none = arith.constant -1 : index
      %length = tensor.dim %equation, %c0 : tensor<?xindex>
      %last, %result = scf.for %at = %c0 to %length step %c1 iter_args(%operand = %c0, %so_far = %c0) -> (index, index) {
        %character = tensor.extract %equation[%at] : tensor<?xindex>
        %is_letter = arith.cmpi sge, %character, %first_letter : index
        %is_here = arith.cmpi eq, %operand, %which : index
        %counts = arith.andi %is_letter, %is_here : i1
        %more = arith.addi %so_far, %c1 : index
        %count = arith.select %counts, %more, %so_far : index
        %is_comma = arith.cmpi eq, %character, %comma : index
        %is_arrow = arith.cmpi eq, %character, %minus : index
        %following = arith.addi %operand, %c1 : index
        %0 = arith.select %is_comma, %following, %operand : index
        // What stands behind the arrow is the result's. Nothing there counts.
        %1 = arith.select %is_arrow, %none, %0 : index
        %is_over = arith.cmpi slt, %operand, %c0 : index
        %next = arith.select %is_over, %none, %1 : index
        scf.yield %next, %count : index, index
      }
      return %result : index
    }

    // The extents of all dimensions that a letter names, broadcast; of a dot, all that stands in place of "...".
    func.func private @named(%equation: tensor<?xindex>, %letter: index, %all: tensor<?x!shape.shape>) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %comma = arith.constant 44 : index
      %minus = arith.constant 45 : index
      %dot = arith.constant 46 : index
      %first_letter = arith.constant 65 : index
      %none = arith.constant -1 : index
      %nothing = shape.const_shape [] : !shape.shape
      %length = tensor.dim %equation, %c0 : tensor<?xindex>
      %wants_dots = arith.cmpi eq, %letter, %dot : index
      %o, %p, %d, %result = scf.for %at = %c0 to %length step %c1 iter_args(%operand = %c0, %before = %c0, %place = %c0, %so_far = %nothing)
          -> (index, index, index, !shape.shape) {
        %character = tensor.extract %equation[%at] : tensor<?xindex>
        %is_over = arith.cmpi slt, %operand, %c0 : index
        %next_operand, %next_place, %found = scf.if %is_over -> (index, index, !shape.shape) {
          scf.yield %none, %c0, %so_far : index, index, !shape.shape
        } else {
          %is_letter = arith.cmpi sge, %character, %first_letter : index
          %is_dot = arith.cmpi eq, %character, %dot : index
          %was_dot = arith.cmpi eq, %before, %dot : index
          %place_and_shape:2 = scf.if %is_letter -> (index, !shape.shape) {
            %is_this = arith.cmpi eq, %character, %letter : index
            %0 = scf.if %is_this -> (!shape.shape) {
              %shape = tensor.extract %all[%operand] : tensor<?x!shape.shape>
              %size = shape.get_extent %shape, %place : !shape.shape, index -> !shape.size
              %own = shape.from_extents %size : !shape.size
              %1 = shape.broadcast %so_far, %own {error = "a letter names different extents"} : !shape.shape, !shape.shape -> !shape.shape
              scf.yield %1 : !shape.shape
            } else {
              scf.yield %so_far : !shape.shape
            }
            %2 = arith.addi %place, %c1 : index
            scf.yield %2, %0 : index, !shape.shape
          } else {
            %starts = arith.xori %is_dot, %was_dot : i1
            %is_first_dot = arith.andi %is_dot, %starts : i1
            %3:2 = scf.if %is_first_dot -> (index, !shape.shape) {
              %shape = tensor.extract %all[%operand] : tensor<?x!shape.shape>
              %ranks = shape.rank %shape : !shape.shape -> !shape.size
              %rank = shape.size_to_index %ranks : !shape.size
              %letters = func.call @letters(%equation, %operand) : (tensor<?xindex>, index) -> index
              %width = arith.subi %rank, %letters : index
              %4 = arith.addi %place, %width : index
              %5 = scf.if %wants_dots -> (!shape.shape) {
                %head, %rest = "shape.split_at"(%shape, %place) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
                %own, %tail = "shape.split_at"(%rest, %width) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
                %6 = shape.broadcast %so_far, %own {error = "the dimensions for '...' do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
                scf.yield %6 : !shape.shape
              } else {
                scf.yield %so_far : !shape.shape
              }
              scf.yield %4, %5 : index, !shape.shape
            } else {
              scf.yield %place, %so_far : index, !shape.shape
            }
            scf.yield %3#0, %3#1 : index, !shape.shape
          }
          %is_comma = arith.cmpi eq, %character, %comma : index
          %is_arrow = arith.cmpi eq, %character, %minus : index
          %following = arith.addi %operand, %c1 : index
          %7 = arith.select %is_comma, %following, %operand : index
          %8 = arith.select %is_arrow, %none, %7 : index
          %9 = arith.select %is_comma, %c0, %place_and_shape#0 : index
          scf.yield %8, %9, %place_and_shape#1 : index, index, !shape.shape
        }
        scf.yield %next_operand, %character, %next_place, %found : index, index, index, !shape.shape
      }
      return %result : !shape.shape
    }

    // Each operand has a part in the equation, and a dimension for each of its letters, or more where dots stand.
    func.func private @check(%equation: tensor<?xindex>, %all: tensor<?x!shape.shape>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %comma = arith.constant 44 : index
      %minus = arith.constant 45 : index
      %dot = arith.constant 46 : index
      %false = arith.constant false
      %length = tensor.dim %equation, %c0 : tensor<?xindex>
      %count = tensor.dim %all, %c0 : tensor<?x!shape.shape>
      %parts, %is_over = scf.for %at = %c0 to %length step %c1 iter_args(%so_far = %c1, %over = %false) -> (index, i1) {
        %character = tensor.extract %equation[%at] : tensor<?xindex>
        %is_comma = arith.cmpi eq, %character, %comma : index
        %is_arrow = arith.cmpi eq, %character, %minus : index
        %still = arith.ori %over, %is_arrow : i1
        %more = arith.addi %so_far, %c1 : index
        %0 = arith.select %is_comma, %more, %so_far : index
        %1 = arith.select %still, %so_far, %0 : index
        scf.yield %1, %still : index, i1
      }
      %is_right = arith.cmpi eq, %parts, %count : index
      %fits = shape.cstr_require %is_right, "the equation is for another number of operands"
      scf.for %which = %c0 to %count step %c1 {
        %shape = tensor.extract %all[%which] : tensor<?x!shape.shape>
        %ranks = shape.rank %shape : !shape.shape -> !shape.size
        %rank = shape.size_to_index %ranks : !shape.size
        %letters = func.call @letters(%equation, %which) : (tensor<?xindex>, index) -> index
        %dots, %last = scf.for %at = %c0 to %length step %c1 iter_args(%so_far = %false, %operand = %c0) -> (i1, index) {
          %character = tensor.extract %equation[%at] : tensor<?xindex>
          %is_dot = arith.cmpi eq, %character, %dot : index
          %is_here = arith.cmpi eq, %operand, %which : index
          %found = arith.andi %is_dot, %is_here : i1
          %0 = arith.ori %so_far, %found : i1
          %is_comma = arith.cmpi eq, %character, %comma : index
          %is_arrow = arith.cmpi eq, %character, %minus : index
          %ends = arith.ori %is_comma, %is_arrow : i1
          %following = arith.addi %operand, %c1 : index
          %1 = arith.select %ends, %following, %operand : index
          scf.yield %0, %1 : i1, index
        }
        %is_exact = arith.cmpi eq, %rank, %letters : index
        %is_more = arith.cmpi sgt, %rank, %letters : index
        %is_open = arith.andi %dots, %is_more : i1
        %2 = arith.ori %is_exact, %is_open : i1
        %has_all = shape.cstr_require %2, "an operand has another number of dimensions than the equation names"
      }
      return
    }

    // Without an arrow the result has all letters that stand there once, in the order of the alphabet, behind "...".
    func @einsum(%all: tensor<?x!shape.shape>, %equation: tensor<?xindex> {shape.attribute = ["equation", "einsum_config"], shape.characters})
        -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %dot = arith.constant 46 : index
      %greater = arith.constant 62 : index
      %first_letter = arith.constant 65 : index
      %behind_letters = arith.constant 123 : index
      %false = arith.constant false
      %nothing = shape.const_shape [] : !shape.shape
      %length = tensor.dim %equation, %c0 : tensor<?xindex>
      func.call @check(%equation, %all) : (tensor<?xindex>, tensor<?x!shape.shape>) -> ()
      %behind_arrow, %p, %said = scf.for %at = %c0 to %length step %c1 iter_args(%behind = %false, %before = %c0, %so_far = %nothing)
          -> (i1, index, !shape.shape) {
        %character = tensor.extract %equation[%at] : tensor<?xindex>
        %is_same = arith.cmpi eq, %character, %before : index
        %is_dot = arith.cmpi eq, %character, %dot : index
        %again = arith.andi %is_same, %is_dot : i1
        %is_name = arith.cmpi sge, %character, %first_letter : index
        %0 = arith.ori %is_name, %is_dot : i1
        %1 = arith.andi %0, %behind : i1
        %2 = scf.if %1 -> (!shape.shape) {
          %3 = scf.if %again -> (!shape.shape) {
            scf.yield %so_far : !shape.shape
          } else {
            %extents = func.call @named(%equation, %character, %all) : (tensor<?xindex>, index, tensor<?x!shape.shape>) -> !shape.shape
            %4 = shape.concat %so_far, %extents : !shape.shape, !shape.shape -> !shape.shape
            scf.yield %4 : !shape.shape
          }
          scf.yield %3 : !shape.shape
        } else {
          scf.yield %so_far : !shape.shape
        }
        %is_arrow = arith.cmpi eq, %character, %greater : index
        %5 = arith.ori %behind, %is_arrow : i1
        scf.yield %5, %character, %2 : i1, index, !shape.shape
      }
      %result = scf.if %behind_arrow -> (!shape.shape) {
        scf.yield %said : !shape.shape
      } else {
        %start = func.call @named(%equation, %dot, %all) : (tensor<?xindex>, index, tensor<?x!shape.shape>) -> !shape.shape
        %6 = scf.for %letter = %first_letter to %behind_letters step %c1 iter_args(%so_far = %start) -> (!shape.shape) {
          %times = scf.for %at = %c0 to %length step %c1 iter_args(%count = %c0) -> (index) {
            %character = tensor.extract %equation[%at] : tensor<?xindex>
            %is_this = arith.cmpi eq, %character, %letter : index
            %more = arith.addi %count, %c1 : index
            %7 = arith.select %is_this, %more, %count : index
            scf.yield %7 : index
          }
          %is_kept = arith.cmpi eq, %times, %c1 : index
          %8 = scf.if %is_kept -> (!shape.shape) {
            %extents = func.call @named(%equation, %letter, %all) : (tensor<?xindex>, index, tensor<?x!shape.shape>) -> !shape.shape
            %9 = shape.concat %so_far, %extents : !shape.shape, !shape.shape -> !shape.shape
            scf.yield %9 : !shape.shape
          } else {
            scf.yield %so_far : !shape.shape
          }
          scf.yield %8 : !shape.shape
        }
        scf.yield %6 : !shape.shape
      }
      return %result : !shape.shape
    }
  } mapping {onnx.Einsum = @einsum, stablehlo.einsum = @einsum, tf.Einsum = @einsum}
}
