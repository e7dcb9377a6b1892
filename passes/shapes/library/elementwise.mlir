// Shape functions of ops that work element by element, operands broadcasting.
module {
  shape.function_library @elementwise attributes {shape.many_versions = ["tosa"]} {

    func @same(%x: !shape.value_shape) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }

    // The first operand decides; others are parameters of the computation.
    func @same_as_first(%x: !shape.value_shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }

    func @broadcast(%x: !shape.value_shape, %y: !shape.value_shape) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = shape.broadcast %0, %1 {error = "the shapes do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }

    // What stands behind the two is a parameter of the computation.
    func @broadcast_two(%x: !shape.value_shape, %y: !shape.value_shape, %rest: tensor<?x!shape.value_shape>) -> !shape.shape {
      %0 = shape.shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape.shape_of %y : !shape.value_shape -> !shape.shape
      %2 = shape.broadcast %0, %1 {error = "the shapes do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }

    func @broadcast_all(%all: tensor<?x!shape.value_shape>) -> !shape.shape {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %count = tensor.dim %all, %c0 : tensor<?x!shape.value_shape>
      %scalar = shape.const_shape [] : !shape.shape
      %0 = scf.for %i = %c0 to %count step %c1 iter_args(%so_far = %scalar) -> (!shape.shape) {
        %one = tensor.extract %all[%i] : tensor<?x!shape.value_shape>
        %1 = shape.shape_of %one : !shape.value_shape -> !shape.shape
        %2 = shape.broadcast %so_far, %1 {error = "the shapes do not broadcast"} : !shape.shape, !shape.shape -> !shape.shape
        scf.yield %2 : !shape.shape
      }
      return %0 : !shape.shape
    }
  } mapping {
    onnx.Abs = @same, onnx.Acos = @same, onnx.Add = @broadcast, onnx.And = @broadcast, onnx.Asin = @same,
    onnx.Atan = @same, onnx.BatchNormalizationInferenceMode = @same_as_first, onnx.BatchNormalizationV9 = @same_as_first, onnx.BitShift = @broadcast,
    onnx.BitwiseAnd = @broadcast, onnx.BitwiseOr = @broadcast, onnx.BitwiseXor = @broadcast, onnx.Cast = @same,
    onnx.Ceil = @same, onnx.Celu = @same, onnx.Clip = @same_as_first, onnx.ClipV11 = @same_as_first, onnx.ClipV12 = @same_as_first, onnx.ClipV6 = @same_as_first, onnx.Cos = @same, onnx.Cosh = @same,
    onnx.CumSum = @same_as_first, onnx.Div = @broadcast, onnx.Elu = @same, onnx.Equal = @broadcast, onnx.Erf = @same,
    onnx.Exp = @same, onnx.Floor = @same, onnx.Gelu = @same, onnx.Greater = @broadcast,
    onnx.GreaterOrEqual = @broadcast, onnx.HardSigmoid = @same, onnx.HardSwish = @same, onnx.Identity = @same,
    onnx.InstanceNormalization = @same_as_first, onnx.IsInf = @same, onnx.IsNaN = @same, onnx.LRN = @same_as_first,
    onnx.LeakyRelu = @same, onnx.Less = @broadcast, onnx.LessOrEqual = @broadcast, onnx.Log = @same,
    onnx.LogSoftmax = @same, onnx.Max = @broadcast_all, onnx.Mean = @broadcast_all, onnx.Min = @broadcast_all,
    onnx.Mish = @same, onnx.Mod = @broadcast, onnx.Mul = @broadcast, onnx.Neg = @same, onnx.Not = @same,
    onnx.Or = @broadcast, onnx.PRelu = @same_as_first, onnx.Pow = @broadcast, onnx.Reciprocal = @same,
    onnx.Relu = @same, onnx.Round = @same, onnx.Selu = @same, onnx.Shrink = @same, onnx.Sigmoid = @same,
    onnx.Sign = @same, onnx.Sin = @same, onnx.Sinh = @same, onnx.Softmax = @same, onnx.SoftmaxV11 = @same, onnx.Softplus = @same,
    onnx.Softsign = @same, onnx.Sqrt = @same, onnx.Sub = @broadcast, onnx.Sum = @broadcast_all, onnx.Tan = @same,
    onnx.Tanh = @same, onnx.ThresholdedRelu = @same, onnx.Where = @broadcast_all, onnx.Xor = @broadcast,
    tf.Abs = @same, tf.Acos = @same, tf.Acosh = @same, tf.Add = @broadcast, tf.AddN = @broadcast_all,
    tf.AddV2 = @broadcast, tf.Asin = @same, tf.Asinh = @same, tf.Atan = @same, tf.Atan2 = @broadcast,
    tf.Atanh = @same, tf.BiasAdd = @same_as_first, tf.BitwiseAnd = @broadcast, tf.BitwiseOr = @broadcast,
    tf.BitwiseXor = @broadcast, tf.Cast = @same, tf.Ceil = @same, tf.ClipByValue = @same_as_first, tf.Cos = @same,
    tf.Cosh = @same, tf.Cumsum = @same_as_first, tf.Div = @broadcast, tf.DivNoNan = @broadcast, tf.Elu = @same,
    tf.Equal = @broadcast, tf.Erf = @same, tf.Exp = @same, tf.Expm1 = @same, tf.Floor = @same,
    tf.FloorDiv = @broadcast, tf.FloorMod = @broadcast, tf.Greater = @broadcast, tf.GreaterEqual = @broadcast,
    tf.Identity = @same, tf.Inv = @same, tf.Invert = @same, tf.IsFinite = @same, tf.IsInf = @same, tf.IsNan = @same,
    tf.LeakyRelu = @same, tf.LeftShift = @broadcast, tf.Less = @broadcast, tf.LessEqual = @broadcast, tf.Log = @same,
    tf.Log1p = @same, tf.LogSoftmax = @same, tf.LogicalAnd = @broadcast, tf.LogicalNot = @same,
    tf.LogicalOr = @broadcast, tf.Maximum = @broadcast, tf.Minimum = @broadcast, tf.Mod = @broadcast,
    tf.Mul = @broadcast, tf.Neg = @same, tf.NotEqual = @broadcast, tf.OnesLike = @same, tf.Pow = @broadcast,
    tf.RealDiv = @broadcast, tf.Reciprocal = @same, tf.Relu = @same, tf.Relu6 = @same, tf.RightShift = @broadcast,
    tf.Rint = @same, tf.Round = @same, tf.Rsqrt = @same, tf.SelectV2 = @broadcast_all, tf.Selu = @same,
    tf.Sigmoid = @same, tf.Sign = @same, tf.Sin = @same, tf.Sinh = @same, tf.Snapshot = @same, tf.Softmax = @same,
    tf.Softplus = @same, tf.Softsign = @same, tf.Sqrt = @same, tf.Square = @same, tf.SquaredDifference = @broadcast,
    tf.StopGradient = @same, tf.Sub = @broadcast, tf.Tan = @same, tf.Tanh = @same, tf.TruncateDiv = @broadcast,
    tf.TruncateMod = @broadcast, tf.Xdivy = @broadcast, tf.Xlogy = @broadcast, tf.ZerosLike = @same,
    tosa.abs = @same, tosa.add = @broadcast, tosa.arithmetic_right_shift = @broadcast, tosa.bitwise_and = @broadcast,
    tosa.bitwise_not = @same, tosa.bitwise_or = @broadcast, tosa.bitwise_xor = @broadcast, tosa.cast = @same,
    tosa.ceil = @same, tosa.clamp = @same, tosa.clz = @same, tosa.cos = @same, tosa.equal = @broadcast,
    tosa.erf = @same, tosa.exp = @same, tosa.floor = @same, tosa.greater = @broadcast,
    tosa.greater_equal = @broadcast, tosa.identity = @same, tosa.intdiv = @broadcast, tosa.log = @same,
    tosa.logical_and = @broadcast, tosa.logical_left_shift = @broadcast, tosa.logical_not = @same,
    tosa.logical_or = @broadcast, tosa.logical_right_shift = @broadcast, tosa.logical_xor = @broadcast,
    tosa.maximum = @broadcast, tosa.minimum = @broadcast, tosa.mul = @broadcast_two, tosa.negate = @same_as_first,
    tosa.pow = @broadcast, tosa.reciprocal = @same, tosa.rescale = @same_as_first, tosa.reverse = @same, tosa.rsqrt = @same,
    tosa.select = @broadcast_all, tosa.sigmoid = @same, tosa.sin = @same, tosa.sub = @broadcast, tosa.tanh = @same
  }
}
