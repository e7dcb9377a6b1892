"""Writes examples/network.mlir and network-batch.mlir: a network as a front end writes it that knows no shapes.

    python tools/make_network.py

Every tensor but the image and the weights has only a rank. What a layer needs of extents is computed beside it, with
tensor.dim and arithmetic; where two tensors are added there is a constraint that they broadcast. In the second file the
number of images is not known either.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.format import format_text

ROOT: Final = Path(__file__).resolve().parents[1]
FILES: Final = (("network.mlir", "4"), ("network-batch.mlir", "?"))
TRANSPOSED: Final = (
    "affine_map<(b, m, n, k) -> (b, m, k)>", "affine_map<(b, m, n, k) -> (b, n, k)>",
    "affine_map<(b, m, n, k) -> (b, m, n)>",
)  # fmt: skip
"""The indices of a matrix product whose right factor is transposed."""
IMAGE: Final = "16x16x3xf32"


def tensor(rank: int) -> str:
    """The type of a tensor of which only the rank is known."""
    return f"tensor<{'?x' * rank}f32>"


class NetworkWriter:
    """The lines of the function; a tensor is its name, and its rank stands in `rank`."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.rank: dict[str, int] = {}
        self.layers = 0
        self._values = 0

    def layer(self, what: str) -> None:
        self.layers += 1
        self.lines.append(f"  // {self.layers}: {what}")

    def emit(self, text: str, rank: int = 0) -> str:
        """A line with one result, of that rank if it is a tensor."""
        name = f"%{self._values}"
        self._values += 1
        self.lines.append(f"  {name} = {text}")
        self.rank[name] = rank
        return name

    def constant(self, value: int) -> str:
        return self.emit(f"arith.constant {value} : index")

    def weights(self, extents: Sequence[int], value: str) -> tuple[str, str]:
        """A constant and its type."""
        type = f"tensor<{'x'.join([str(one) for one in extents])}xf32>"
        return self.emit(f"arith.constant dense<{value}> : {type}"), type

    def matrix(self, extents: tuple[int, int]) -> tuple[str, str]:
        """Weights that differ, and their type: (7 * row + 3 * column) mod 11 * 0.003."""
        type = f"tensor<{extents[0]}x{extents[1]}xf32>"
        factors = [self.constant(one) for one in (7, 3, 11)]
        scale = self.emit("arith.constant 0.003 : f32")
        result = self.emit("tensor.generate {")
        at = self.layers
        self.lines += [
            f"  ^bb0(%row{at}: index, %column{at}: index):",
            f"    %down{at} = arith.muli %row{at}, {factors[0]} : index",
            f"    %across{at} = arith.muli %column{at}, {factors[1]} : index",
            f"    %both{at} = arith.addi %down{at}, %across{at} : index",
            f"    %rest{at} = arith.remsi %both{at}, {factors[2]} : index",
            f"    %integer{at} = arith.index_cast %rest{at} : index to i32",
            f"    %float{at} = arith.sitofp %integer{at} : i32 to f32",
            f"    %weight{at} = arith.mulf %float{at}, {scale} : f32",
            f"    tensor.yield %weight{at} : f32",
            f"  }} : {type}",
        ]
        return result, type

    def sizes(self, value: str) -> list[str]:
        """All extents of a tensor."""
        type = tensor(self.rank[value])
        return [self.emit(f"tensor.dim {value}, {self.constant(at)} : {type}") for at in range(self.rank[value])]

    def empty(self, sizes: Sequence[str]) -> str:
        return self.emit(f"tensor.empty({', '.join(sizes)}) : {tensor(len(sizes))}", len(sizes))

    def filled(self, sizes: Sequence[str], value: str) -> str:
        """A tensor of these sizes that is full of a number."""
        number = self.emit(f"arith.constant {value} : f32")
        type = tensor(len(sizes))
        init = self.empty(sizes)
        return self.emit(f"linalg.fill ins({number} : f32) outs({init} : {type}) -> {type}", len(sizes))

    def windows(self, size: str, window: int, stride: int) -> str:
        """(size - window) / stride + 1: how many windows there are."""
        rest = self.emit(f"arith.subi {size}, {self.constant(window)} : index")
        steps = self.emit(f"arith.floordivsi {rest}, {self.constant(stride)} : index")
        return self.emit(f"arith.addi {steps}, {self.constant(1)} : index")

    # Layers.

    def conv(self, image: str, window: int, channels: tuple[int, int], stride: int = 1) -> str:
        """A convolution with zeros around the image, so that stride 1 keeps its size."""
        self.layer(f"convolution {window}x{window}, {channels[1]} channels, stride {stride}")
        type = tensor(4)
        border = window // 2
        if border:
            zero = self.emit("arith.constant 0.0 : f32")
            width = self.constant(border)
            place = ", ".join([f"%{name}{self.layers}: index" for name in ("n", "y", "x", "c")])
            image = self.emit(f"tensor.pad {image} low[0, {width}, {width}, 0] high[0, {width}, {width}, 0] {{", 4)
            self.lines += [f"  ^bb0({place}):", f"    tensor.yield {zero} : f32", f"  }} : {type} to {type}"]
        batch, height, width_in, _ = self.sizes(image)
        sizes = [batch, self.windows(height, window, stride), self.windows(width_in, window, stride)]
        weights, weights_type = self.weights((window, window, *channels), "0.03")
        last = self.emit(f"tensor.dim {weights}, {self.constant(3)} : {weights_type}")
        init = self.filled([*sizes, last], "0.0")
        return self.emit(
            f"linalg.conv_2d_nhwc_hwcf {{strides = dense<{stride}> : tensor<2xi64>}}\n"
            f"    ins({image}, {weights} : {type}, {weights_type}) outs({init} : {type}) -> {type}",
            4,
        )

    def pool(self, image: str, kind: str, start: str) -> str:
        """The largest, or the sum, of each 2x2 window."""
        self.layer(f"pooling ({kind}) 2x2, stride 2")
        type = tensor(4)
        batch, height, width, channels = self.sizes(image)
        init = self.filled([batch, self.windows(height, 2, 2), self.windows(width, 2, 2), channels], start)
        window = self.emit("tensor.empty() : tensor<2x2xf32>")
        return self.emit(
            f"linalg.pooling_nhwc_{kind} {{strides = dense<2> : tensor<2xi64>}}\n"
            f"    ins({image}, {window} : {type}, tensor<2x2xf32>) outs({init} : {type}) -> {type}",
            4,
        )

    def relu(self, value: str) -> str:
        self.layer("rectifier")
        type = tensor(self.rank[value])
        init = self.empty(self.sizes(value))
        zero = self.emit("arith.constant 0.0 : f32")
        result = self.emit(f"linalg.map ins({value} : {type}) outs({init} : {type})", self.rank[value])
        self.lines += [
            f"    (%in{self.layers}: f32, %init{self.layers}: f32) {{",
            f"      %max{self.layers} = arith.maximumf %in{self.layers}, {zero} : f32",
            f"      linalg.yield %max{self.layers} : f32",
            "    }",
        ]
        return result

    def add(self, left: str, right: str, what: str) -> str:
        """The sum of two tensors, of which the right one is repeated for what dimensions it lacks."""
        self.layer(what)
        rank, own = self.rank[left], self.rank[right]
        type, other = tensor(rank), tensor(own)
        shapes = [
            self.emit(f"shape.shape_of {one} : {its} -> tensor<?xindex>") for one, its in ((left, type), (right, other))
        ]
        both = "tensor<?xindex>, tensor<?xindex>"
        witness = self.emit(f"shape.cstr_broadcastable {shapes[0]}, {shapes[1]} : {both}")
        result = self.emit(f"shape.assuming {witness} -> ({type}) {{", rank)
        shape = self.emit(f"shape.broadcast {shapes[0]}, {shapes[1]} : {both} -> tensor<?xindex>")
        sizes = [
            self.emit(f"shape.get_extent {shape}, {self.constant(at)} : tensor<?xindex>, index -> index")
            for at in range(rank)
        ]
        init = self.empty(sizes)
        dims = [f"d{at}" for at in range(rank)]
        inputs = [", ".join(dims[rank - count :]) for count in (rank, own, rank)]
        maps = [f"affine_map<({', '.join(dims)}) -> ({one})>" for one in inputs]
        parallel = ", ".join(['"parallel"'] * rank)
        total = self.emit(
            f"linalg.generic {{indexing_maps = [{', '.join(maps)}],\n"
            f"    iterator_types = [{parallel}]}}\n"
            f"    ins({left}, {right} : {type}, {other}) outs({init} : {type}) {{"
        )
        at = self.layers
        self.lines += [
            f"    ^bb0(%left{at}: f32, %right{at}: f32, %out{at}: f32):",
            f"      %sum{at} = arith.addf %left{at}, %right{at} : f32",
            f"      linalg.yield %sum{at} : f32",
            f"    }} -> {type}",
            f"    shape.assuming_yield {total} : {type}",
            "  }",
        ]
        return result

    def concat(self, values: Sequence[str]) -> str:
        self.layer("concatenation of channels")
        type = tensor(4)
        return self.emit(f"tensor.concat dim(3) {', '.join(values)} : ({', '.join([type] * len(values))}) -> {type}", 4)

    def flatten(self, value: str) -> str:
        """All but the first dimension in one."""
        self.layer("reshape to a matrix")
        rank = self.rank[value]
        rest = ", ".join([str(at) for at in range(1, rank)])
        return self.emit(f"tensor.collapse_shape {value} [[0], [{rest}]] : {tensor(rank)} into {tensor(2)}", 2)

    def heads(self, value: str, count: int) -> str:
        """Splits the last dimension in `count` parts."""
        self.layer(f"reshape to {count} rows")
        batch, width = self.sizes(value)
        rows = self.constant(count)
        part = self.emit(f"arith.floordivsi {width}, {rows} : index")
        shape = self.emit(f"tensor.from_elements {batch}, {rows}, {part} : tensor<3xindex>")
        return self.emit(f"tensor.reshape {value}({shape}) : ({tensor(2)}, tensor<3xindex>) -> {tensor(3)}", 3)

    def dense(self, value: str, extents: tuple[int, int]) -> str:
        self.layer(f"matmul, {extents[1]} columns")
        type = tensor(2)
        weights, weights_type = self.matrix(extents)
        columns = self.emit(f"tensor.dim {weights}, {self.constant(1)} : {weights_type}")
        init = self.filled([self.sizes(value)[0], columns], "0.0")
        return self.emit(
            f"linalg.matmul ins({value}, {weights} : {type}, {weights_type}) outs({init} : {type}) -> {type}", 2
        )

    def batch_matmul(self, left: str, right: str, transposed: bool) -> str:
        self.layer("matmul of each image" + (", the right factor transposed" if transposed else ""))
        type = tensor(3)
        batch, rows, _ = self.sizes(left)
        init = self.filled([batch, rows, self.sizes(right)[1 if transposed else 2]], "0.0")
        maps = f" indexing_maps = [{', '.join(TRANSPOSED)}]" if transposed else ""
        return self.emit(
            f"linalg.batch_matmul{maps} ins({left}, {right} : {type}, {type}) outs({init} : {type}) -> {type}", 3
        )

    def softmax(self, value: str) -> str:
        self.layer("softmax")
        rank = self.rank[value]
        type = tensor(rank)
        init = self.empty(self.sizes(value))
        return self.emit(
            f"linalg.softmax dimension({rank - 1}) ins({value} : {type}) outs({init} : {type}) -> {type}", rank
        )


def network(batch: str) -> str:
    """The whole module."""
    writer = NetworkWriter()
    type = f"tensor<{batch}x{IMAGE}>"
    current = writer.emit(f"tensor.cast %image : {type} to {tensor(4)}", 4)
    current = writer.pool(writer.relu(writer.conv(current, 3, (3, 8))), "max", "0xFF800000")
    inner = writer.conv(writer.relu(writer.conv(current, 3, (8, 8))), 3, (8, 8))
    current = writer.relu(writer.add(inner, current, "residual sum"))
    branches = [writer.conv(current, window, (8, channels)) for window, channels in ((1, 4), (3, 4), (5, 8))]
    current = writer.relu(writer.concat(branches))
    current = writer.relu(writer.conv(current, 3, (16, 16), 2))
    inner = writer.conv(current, 3, (16, 16))
    current = writer.relu(writer.add(inner, writer.conv(current, 1, (16, 16)), "residual sum, projected"))
    current = writer.flatten(writer.pool(current, "sum", "0.0"))
    current = writer.dense(current, (64, 32))
    bias, bias_type = writer.weights((32,), "0.5")
    bias = writer.emit(f"tensor.cast {bias} : {bias_type} to {tensor(1)}", 1)
    hidden = writer.relu(writer.add(current, bias, "bias"))
    heads = writer.heads(hidden, 4)
    weights = writer.softmax(writer.batch_matmul(heads, heads, True))
    attention = writer.flatten(writer.batch_matmul(weights, heads, False))
    current = writer.dense(writer.add(attention, hidden, "residual sum"), (32, 10))
    current = writer.softmax(current)
    what = "an image" if batch == "?" else "four images"
    head = [
        f"// A network of {writer.layers} layers, by tools/make_network.py; the only extents that are given are",
        f"// those of {what} and of the weights.",
        f"func.func @network(%image: {type}) -> {tensor(2)} {{",
    ]
    return format_text("\n".join([*head, *writer.lines, f"  return {current} : {tensor(2)}", "}"]) + "\n")


def main() -> None:
    for name, batch in FILES:
        (ROOT / "examples" / name).write_text(network(batch), encoding="utf-8")


if __name__ == "__main__":
    main()
