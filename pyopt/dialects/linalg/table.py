"""The named structured ops, one row each: what it computes, and what it is for.

    matmul: A[m, k], B[k, n] -> C[m, n] = C + cast(A) * cast(B)

says the operands with the loops that index them, and the scalar that is yielded for each point of the iteration space.
Loops that index the output are parallel and come first, in its order; the others are reductions, in the order in which
they are met. `over` gives another order. (`notation.py` reads the rows.)

- `X[...]` has the output's full rank, or is a scalar; `x` without brackets is a scalar always.
- `h~kh` is a window: `h * strides[i] + kh * dilations[i]`, where i counts the windows of the operand.
- `X[*]` is indexed as the op's attribute `indexing_maps` says.
- `signed(x)` and `unsigned(x)` convert to the output's element type; `cast(x)` does as the attribute `cast` says,
  `f64(x)` and `i32(x)` convert to these types.
- `+`, `-` and `*` are `add`, `sub` and `mul`; `index(i)` is the position in loop i.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    Rows: TypeAlias = tuple[tuple[str, str], ...]

_PRODUCT: Final = " = O + signed(A) * signed(B)"
_CAST_PRODUCT: Final = " = O + cast(A) * cast(B)"
_QUANTIZED: Final = " = O + (signed(A) - signed(a)) * (signed(B) - signed(b))"
_CONVOLVE: Final = " = O + signed(I) * signed(K)"
_CONVOLVE_Q: Final = " = O + (signed(I) - signed(i)) * (signed(K) - signed(k))"
_SUM: Final = " = O + signed(I)"
_MAX: Final = " = max_signed(O, signed(I))"
_MIN: Final = " = min_signed(O, signed(I))"
_UNSIGNED_MAX: Final = " = max_unsigned(O, unsigned(I))"
_UNSIGNED_MIN: Final = " = min_unsigned(O, unsigned(I))"

ELEMENTWISE: Final[Rows] = (
    ("copy: I[...] -> O[...] = cast(I)", "Copies, converting the elements if need be."),
    ("exp: I[...] -> O[...] = exp(I)", "The exponential of each element."),
    ("log: I[...] -> O[...] = log(I)", "The natural logarithm of each element."),
    ("abs: I[...] -> O[...] = abs(I)", "The absolute value of each element."),
    ("ceil: I[...] -> O[...] = ceil(I)", "Each element rounded up."),
    ("floor: I[...] -> O[...] = floor(I)", "Each element rounded down."),
    ("negf: I[...] -> O[...] = negf(I)", "Each element with the other sign."),
    ("reciprocal: I[...] -> O[...] = reciprocal(I)", "One divided by each element."),
    ("round: I[...] -> O[...] = round(I)", "Each element rounded to the nearest integer, halves away from zero."),
    ("sqrt: I[...] -> O[...] = sqrt(I)", "The square root of each element."),
    ("rsqrt: I[...] -> O[...] = rsqrt(I)", "One divided by the square root of each element."),
    ("square: I[...] -> O[...] = square(I)", "Each element times itself."),
    ("tanh: I[...] -> O[...] = tanh(I)", "The hyperbolic tangent of each element."),
    ("erf: I[...] -> O[...] = erf(I)", "The error function of each element."),
    ("add: A[...], B[...] -> O[...] = add(A, B)", "The sum of each pair of elements."),
    ("sub: A[...], B[...] -> O[...] = sub(A, B)", "The difference of each pair of elements."),
    ("mul: A[...], B[...] -> O[...] = mul(A, B)", "The product of each pair of elements."),
    ("div: A[...], B[...] -> O[...] = div(A, B)", "The quotient of each pair of elements, integers being signed."),
    (
        "div_unsigned: A[...], B[...] -> O[...] = div_unsigned(A, B)",
        "The quotient of each pair of elements, integers being unsigned.",
    ),
    ("max: A[...], B[...] -> O[...] = max_signed(A, B)", "The greater of each pair, integers being signed."),
    ("min: A[...], B[...] -> O[...] = min_signed(A, B)", "The lesser of each pair, integers being signed."),
    ("powf: A[...], B[...] -> O[...] = powf(A, B)", "Each element of the first to the power of the second's."),
    ("select: C[...], A[...], B[...] -> O[...] = select(C, A, B)", "The second or the third's element, as C says."),
)

PRODUCTS: Final[Rows] = (
    ("quantized_matmul: A[m, k], B[k, n], a, b -> O[m, n]" + _QUANTIZED, "A matrix product with zero points."),
    (
        "quantized_batch_matmul: A[n, i, k], B[n, k, j], a, b -> O[n, i, j]" + _QUANTIZED,
        "Products of a batch of matrices, with zero points.",
    ),
)

MATMULS: Final[Rows] = (
    ("matmul: A[m, k], B[k, n] -> O[m, n]" + _CAST_PRODUCT, "The product of two matrices."),
    ("batch_matmul: A[b, m, k], B[b, k, n] -> O[b, m, n]" + _CAST_PRODUCT, "Products of a batch of matrices."),
    (
        "batch_reduce_matmul over b, m, n, k: A[b, m, k], B[b, k, n] -> O[m, n]" + _PRODUCT,
        "The sum of the products of a batch of matrices.",
    ),
)
"""Those whose attribute `indexing_maps` may say that operands are transposed, or lack dimensions: the row is what they
do without. (batch_reduce_matmul has an attribute `cast`, which changes nothing, as in the reference.)"""

CONTRACT: Final[Rows] = (
    ("contract: A[*], B[*] -> O[*]" + _CAST_PRODUCT, "Sums the products of two operands along any dimensions."),
)

CONTRACTIONS: Final[Rows] = (
    (
        "mmt4d over m, n, k, m0, n0, k0: A[m, k, m0, k0], B[n, k, n0, k0] -> O[m, n, m0, n0]" + _PRODUCT,
        "A product of tiled matrices, the second one transposed.",
    ),
    (
        "batch_mmt4d over b, m, n, k, m0, n0, k0: "
        "A[b, m, k, m0, k0], B[b, n, k, n0, k0] -> O[b, m, n, m0, n0]" + _PRODUCT,
        "Products of a batch of tiled matrices, the second ones transposed.",
    ),
    ("matvec: A[m, n], B[n] -> O[m]" + _PRODUCT, "The product of a matrix and a vector."),
    ("vecmat: A[m], B[m, n] -> O[n]" + _PRODUCT, "The product of a vector and a matrix."),
    ("batch_matvec: A[b, m, k], B[b, k] -> O[b, m]" + _PRODUCT, "Products of a batch of matrices and vectors."),
    ("batch_vecmat: A[b, k], B[b, k, n] -> O[b, n]" + _PRODUCT, "Products of a batch of vectors and matrices."),
    ("dot: A[m], B[m] -> O[]" + _PRODUCT, "The dot product of two vectors."),
)

CONVOLUTIONS: Final[Rows] = (
    ("conv_1d: I[w + kw], K[kw] -> O[w]" + _CONVOLVE, "A one-dimensional convolution without channels."),
    ("conv_2d: I[h + kh, w + kw], K[kh, kw] -> O[h, w]" + _CONVOLVE, "A two-dimensional convolution without channels."),
    (
        "conv_3d: I[d + kd, h + kh, w + kw], K[kd, kh, kw] -> O[d, h, w]" + _CONVOLVE,
        "A three-dimensional convolution without channels.",
    ),
    ("conv_1d_nwc_wcf: I[n, w~kw, c], K[kw, c, f] -> O[n, w, f]" + _CONVOLVE, "A 1-D convolution, channels last."),
    ("conv_1d_ncw_fcw: I[n, c, w~kw], K[f, c, kw] -> O[n, f, w]" + _CONVOLVE, "A 1-D convolution, channels first."),
    (
        "conv_2d_nhwc_hwcf: I[n, h~kh, w~kw, c], K[kh, kw, c, f] -> O[n, h, w, f]" + _CONVOLVE,
        "A 2-D convolution, channels last.",
    ),
    (
        "conv_2d_nhwc_fhwc: I[n, h~kh, w~kw, c], K[f, kh, kw, c] -> O[n, h, w, f]" + _CONVOLVE,
        "A 2-D convolution, channels last, filters first.",
    ),
    (
        "conv_2d_nhwc_hwcf_q: I[n, h~kh, w~kw, c], K[kh, kw, c, f], i, k -> O[n, h, w, f]" + _CONVOLVE_Q,
        "A 2-D convolution with zero points, channels last.",
    ),
    (
        "conv_2d_nhwc_fhwc_q: I[n, h~kh, w~kw, c], K[f, kh, kw, c], i, k -> O[n, h, w, f]" + _CONVOLVE_Q,
        "A 2-D convolution with zero points, channels last, filters first.",
    ),
    (
        "conv_2d_nchw_fchw: I[n, c, h~kh, w~kw], K[f, c, kh, kw] -> O[n, f, h, w]" + _CONVOLVE,
        "A 2-D convolution, channels first.",
    ),
    (
        "conv_2d_nchw_fchw_q: I[n, c, h~kh, w~kw], K[f, c, kh, kw], i, k -> O[n, f, h, w]" + _CONVOLVE_Q,
        "A 2-D convolution with zero points, channels first.",
    ),
    (
        "conv_2d_nhwgc_gfhwc: I[n, h~kh, w~kw, g, c], K[g, f, kh, kw, c] -> O[n, h, w, g, f]" + _CONVOLVE,
        "A 2-D convolution in groups, channels last, groups before filters.",
    ),
    (
        "conv_2d_nhwgc_gfhwc_q: I[n, h~kh, w~kw, g, c], K[g, f, kh, kw, c], i, k -> O[n, h, w, g, f]" + _CONVOLVE_Q,
        "A 2-D convolution in groups with zero points, channels last.",
    ),
    (
        "conv_2d_ngchw_fgchw: I[n, g, c, h~kh, w~kw], K[f, g, c, kh, kw] -> O[n, g, f, h, w]" + _CONVOLVE,
        "A 2-D convolution in groups, filters before groups.",
    ),
    (
        "conv_2d_ngchw_gfchw: I[n, g, c, h~kh, w~kw], K[g, f, c, kh, kw] -> O[n, g, f, h, w]" + _CONVOLVE,
        "A 2-D convolution in groups, groups before filters.",
    ),
    (
        "conv_2d_ngchw_gfchw_q: I[n, g, c, h~kh, w~kw], K[g, f, c, kh, kw], i, k -> O[n, g, f, h, w]" + _CONVOLVE_Q,
        "A 2-D convolution in groups with zero points.",
    ),
    (
        "conv_3d_ndhwc_dhwcf: I[n, d~kd, h~kh, w~kw, c], K[kd, kh, kw, c, f] -> O[n, d, h, w, f]" + _CONVOLVE,
        "A 3-D convolution, channels last.",
    ),
    (
        "conv_3d_ndhwc_dhwcf_q: I[n, d~kd, h~kh, w~kw, c], K[kd, kh, kw, c, f], i, k -> O[n, d, h, w, f]" + _CONVOLVE_Q,
        "A 3-D convolution with zero points, channels last.",
    ),
    (
        "conv_3d_ncdhw_fcdhw: I[n, c, d~kd, h~kh, w~kw], K[f, c, kd, kh, kw] -> O[n, f, d, h, w]" + _CONVOLVE,
        "A 3-D convolution, channels first.",
    ),
    (
        "depthwise_conv_1d_nwc_wc: I[n, w~kw, c], K[kw, c] -> O[n, w, c]" + _CONVOLVE,
        "A 1-D convolution of each channel by itself.",
    ),
    (
        "depthwise_conv_1d_ncw_cw over n, w, c, kw: I[n, c, w~kw], K[c, kw] -> O[n, c, w]" + _CONVOLVE,
        "A 1-D convolution of each channel by itself, channels first.",
    ),
    (
        "depthwise_conv_1d_nwc_wcm: I[n, w~kw, c], K[kw, c, m] -> O[n, w, c, m]" + _CONVOLVE,
        "Several 1-D convolutions of each channel.",
    ),
    (
        "depthwise_conv_2d_nhwc_hwc: I[n, h~kh, w~kw, c], K[kh, kw, c] -> O[n, h, w, c]" + _CONVOLVE,
        "A 2-D convolution of each channel by itself.",
    ),
    (
        "depthwise_conv_2d_nchw_chw over n, h, w, c, kh, kw: "
        "I[n, c, h~kh, w~kw], K[c, kh, kw] -> O[n, c, h, w]" + _CONVOLVE,
        "A 2-D convolution of each channel by itself, channels first.",
    ),
    (
        "depthwise_conv_2d_nhwc_hwc_q: I[n, h~kh, w~kw, c], K[kh, kw, c], i, k -> O[n, h, w, c]" + _CONVOLVE_Q,
        "A 2-D convolution of each channel by itself, with zero points.",
    ),
    (
        "depthwise_conv_2d_nhwc_hwcm: I[n, h~kh, w~kw, c], K[kh, kw, c, m] -> O[n, h, w, c, m]" + _CONVOLVE,
        "Several 2-D convolutions of each channel.",
    ),
    (
        "depthwise_conv_2d_nhwc_hwcm_q: I[n, h~kh, w~kw, c], K[kh, kw, c, m], i, k -> O[n, h, w, c, m]" + _CONVOLVE_Q,
        "Several 2-D convolutions of each channel, with zero points.",
    ),
    (
        "depthwise_conv_3d_ndhwc_dhwc over n, d, h, w, kd, kh, kw, c: "
        "I[n, d~kd, h~kh, w~kw, c], K[kd, kh, kw, c] -> O[n, d, h, w, c]" + _CONVOLVE,
        "A 3-D convolution of each channel by itself.",
    ),
    (
        "depthwise_conv_3d_ncdhw_cdhw over n, d, h, w, kd, kh, kw, c: "
        "I[n, c, d~kd, h~kh, w~kw], K[c, kd, kh, kw] -> O[n, c, d, h, w]" + _CONVOLVE,
        "A 3-D convolution of each channel by itself, channels first.",
    ),
    (
        "depthwise_conv_3d_ndhwc_dhwcm over n, d, h, w, m, kd, kh, kw, c: "
        "I[n, d~kd, h~kh, w~kw, c], K[kd, kh, kw, c, m] -> O[n, d, h, w, c, m]" + _CONVOLVE,
        "Several 3-D convolutions of each channel.",
    ),
    ("pooling_nhwc_sum: I[n, h~kh, w~kw, c], K[kh, kw] -> O[n, h, w, c]" + _SUM, "Sums of 2-D windows."),
    (
        "pooling_nchw_sum: I[n, c, h~kh, w~kw], K[kh, kw] -> O[n, c, h, w]" + _SUM,
        "Sums of 2-D windows, channels first.",
    ),
    ("pooling_nhwc_max: I[n, h~kh, w~kw, c], K[kh, kw] -> O[n, h, w, c]" + _MAX, "Maxima of 2-D windows."),
    (
        "pooling_nhwc_max_unsigned: I[n, h~kh, w~kw, c], K[kh, kw] -> O[n, h, w, c]" + _UNSIGNED_MAX,
        "Unsigned maxima of 2-D windows.",
    ),
    (
        "pooling_nchw_max: I[n, c, h~kh, w~kw], K[kh, kw] -> O[n, c, h, w]" + _MAX,
        "Maxima of 2-D windows, channels first.",
    ),
    ("pooling_nhwc_min: I[n, h~kh, w~kw, c], K[kh, kw] -> O[n, h, w, c]" + _MIN, "Minima of 2-D windows."),
    (
        "pooling_nhwc_min_unsigned: I[n, h~kh, w~kw, c], K[kh, kw] -> O[n, h, w, c]" + _UNSIGNED_MIN,
        "Unsigned minima of 2-D windows.",
    ),
    ("pooling_nwc_sum: I[n, w~kw, c], K[kw] -> O[n, w, c]" + _SUM, "Sums of 1-D windows."),
    ("pooling_ncw_sum: I[n, c, w~kw], K[kw] -> O[n, c, w]" + _SUM, "Sums of 1-D windows, channels first."),
    ("pooling_nwc_max: I[n, w~kw, c], K[kw] -> O[n, w, c]" + _MAX, "Maxima of 1-D windows."),
    ("pooling_nwc_max_unsigned: I[n, w~kw, c], K[kw] -> O[n, w, c]" + _UNSIGNED_MAX, "Unsigned maxima of 1-D windows."),
    ("pooling_ncw_max: I[n, c, w~kw], K[kw] -> O[n, c, w]" + _MAX, "Maxima of 1-D windows, channels first."),
    ("pooling_nwc_min: I[n, w~kw, c], K[kw] -> O[n, w, c]" + _MIN, "Minima of 1-D windows."),
    ("pooling_nwc_min_unsigned: I[n, w~kw, c], K[kw] -> O[n, w, c]" + _UNSIGNED_MIN, "Unsigned minima of 1-D windows."),
    (
        "pooling_ndhwc_sum: I[n, d~kd, h~kh, w~kw, c], K[kd, kh, kw] -> O[n, d, h, w, c]" + _SUM,
        "Sums of 3-D windows.",
    ),
    (
        "pooling_ndhwc_max: I[n, d~kd, h~kh, w~kw, c], K[kd, kh, kw] -> O[n, d, h, w, c]" + _MAX,
        "Maxima of 3-D windows.",
    ),
    (
        "pooling_ndhwc_min: I[n, d~kd, h~kh, w~kw, c], K[kd, kh, kw] -> O[n, d, h, w, c]" + _MIN,
        "Minima of 3-D windows.",
    ),
)

FILLS: Final[Rows] = (("fill: value[...] -> O[...] = value", "Sets every element to one value."),)

RANDOM: Final[Rows] = (
    (
        "fill_rng_2d: min, max, seed -> O[i, j] = signed((f64(2147483647) + f64("
        "(i32(index(1)) + ((i32(index(0)) + seed) * i32(1103515245) + i32(12345))) * i32(1103515245) + i32(12345))) "
        "* ((max - min) * f64(2.3283063999999999E-10)) + min)",
        "Pseudo-random numbers between two bounds, which depend on the seed and the position alone.",
    ),
)
