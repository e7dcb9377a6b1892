// Shape functions of constants, and of ops that make a tensor of a shape that they are told.
module {
  shape.function_library @makers attributes {
    shape.dialects = {mhlo = "stablehlo"}, shape.many_versions = ["tosa"],
    shape.values = {tosa.const_shape = @constant_value}
  } {

    // The value of a type that has no shape.
    func @constant_value(%value: tensor<?xindex> {shape.attribute = ["values", "value"]}) -> tensor<?xindex> {
      return %value : tensor<?xindex>
    }

    // A constant is also its own value.
    func @constant(%value: !shape.value_shape {shape.attribute = ["value", "values"]}) -> !shape.value_shape {
      return %value : !shape.value_shape
    }

    func @onnx_constant(%value: !shape.value_shape {shape.attribute = [
                          "value", "value_int", "value_ints", "value_float", "value_floats", "sparse_value", "value_strings"
                        ]}) -> !shape.value_shape {
      return %value : !shape.value_shape
    }

    func @scalar(%x: !shape.value_shape) -> !shape.shape {
      %0 = shape.const_shape [] : !shape.shape
      return %0 : !shape.shape
    }

    // The shape is the first operand's value.
    func @of_shape(%extents: tensor<?xindex>, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %0 = shape.from_extent_tensor %extents : tensor<?xindex>
      return %0 : !shape.shape
    }

    // From one number on, in steps, up to another.
    func @range(%start: index, %end: index, %step: index) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %distance = arith.subi %end, %start : index
      %steps = arith.ceildivsi %distance, %step : index
      %count = arith.maxsi %steps, %c0 : index
      %0 = shape.from_extents %count : index
      return %0 : !shape.shape
    }

    func @onnx_expand(%x: !shape.value_shape, %extents: tensor<?xindex>) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.from_extent_tensor %extents : tensor<?xindex>
      %2 = shape.broadcast %0, %1 {error = "the shapes do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }
  } mapping {
    chlo.constant = @constant,
    onnx.Constant = @onnx_constant, onnx.ConstantOfShape = @of_shape, onnx.Expand = @onnx_expand, onnx.Range = @range,
    onnx.Size = @scalar, stablehlo.constant = @constant, tf.Const = @constant,
    tf.Fill = @of_shape, tf.Range = @range, tf.Rank = @scalar, tf.Size = @scalar, tosa.const = @constant
  }
}
