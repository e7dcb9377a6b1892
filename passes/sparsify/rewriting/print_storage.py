"""sparse_tensor.print: sizes and arrays of the storage, one after the other, by vector.print.

    sparse_tensor.print %t : tensor<8xf64, #SparseVector>
->
    vector.print str "---- Sparse Tensor ----\\nnse = "
    vector.print (number_of_entries %t)
    ... str "dim = " ( 8 ) str "lvl = " ( 8 ) str "pos[" 0 str "] : " ( positions, one by one ) ...
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, storage_fields
from pyopt.dialects.vector.enums import PUNCTUATION, is_printable
from pyopt.ir.attributes import StringAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import DYNAMIC, INDEX, ComplexType, FloatType, MemRefType, TensorType
from pyopt.light import Sequence, final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.levels import read
from pyopt.rewrite.rewriter import Rewriter


@final
class StoragePrinter:
    """Emits what prints one tensor."""

    __slots__ = ("code", "rewriter")

    def __init__(self, rewriter: Rewriter) -> None:
        self.rewriter = rewriter
        self.code = Code(rewriter)

    def text(self, text: str) -> None:
        self.rewriter.create("vector.print", [], [], {"stringLiteral": StringAttr.get(text)})

    def mark(self, word: str) -> None:
        """Punctuation by itself: "open", "close", "comma" or "newline"."""
        self.rewriter.create("vector.print", [], [], {"punctuation": PUNCTUATION.get(word)})

    def value(self, value: Value, behind: str) -> None:
        """A number, and what comes behind it."""
        self.rewriter.create("vector.print", [value], [], {"punctuation": PUNCTUATION.get(behind)})

    def close_line(self) -> None:
        self.mark("close")
        self.mark("newline")

    # Sizes.

    def sizes(self, tensor: Value, sizes: Sequence[int], op: str) -> None:
        """(8, 8): each known, or asked for by `op`."""
        self.mark("open")
        for at, size in enumerate(sizes):
            found: Value
            if size == DYNAMIC:
                found = self.rewriter.create(op, [tensor, self.code.index(at)], [INDEX]).results[0]
            else:
                found = self.code.index(size)
            self.value(found, "no_punctuation" if at == len(sizes) - 1 else "comma")
        self.close_line()

    # Arrays.

    def array(self, word: str, tensor: Value, level: int = -1) -> None:
        """The array that an op gives, of a level if there is one."""
        array = read(self.code, tensor, word, level)
        self.mark("open")
        self._rows(array, [])
        self.close_line()

    def _rows(self, array: Value, indices: list[Value]) -> None:
        """A loop over one dimension of an array, after those of `indices`."""
        type = array.type
        assert isinstance(type, MemRefType) and type.shape is not None
        rewriter, code = self.rewriter, self.code
        dimension = len(indices)
        start = code.index(0)
        end: Value
        if type.shape[dimension] == DYNAMIC:
            end = rewriter.create("memref.dim", [array, code.index(dimension)], [INDEX]).results[0]
        else:
            end = code.index(type.shape[dimension])
        step = code.index(1)
        region = Region()
        loop = rewriter.create("scf.for", [start, end, step], [], None, [region])
        block = rewriter.create_block(region, [INDEX])
        rewriter.create("scf.yield", [], [])
        assert block.first is not None
        rewriter.insert_before(block.first)
        indices = [*indices, block.arguments[0]]
        if dimension < len(type.shape) - 1:
            self.mark("open")
            self._rows(array, indices)
            self.mark("close")
        else:
            self.element(code.load(array, indices))
            following = code.add(indices[-1], step)
            branch = code.branch(code.unequal(following, end), [], otherwise=False)
            code.enter_branch(branch, 0)
            self.mark("comma")
        rewriter.insert_after(loop)

    def element(self, value: Value) -> None:
        """An element; a complex one in parentheses."""
        type = value.type
        if not isinstance(type, ComplexType):
            self.value(value, "no_punctuation")
            return
        parts = [
            self.rewriter.create(word, [value], [type.element_type]).results[0] for word in ("complex.re", "complex.im")
        ]
        self.mark("open")
        self.value(parts[0], "comma")
        self.value(parts[1], "close")


def print_storage(op: Operation, rewriter: Rewriter) -> bool:
    """print t -> vector.print of the number of entries, the sizes, and every array of the storage

    Only where vector.print takes the elements.
    """
    tensor = op.operands[0]
    type = tensor.type
    encoding = encoding_of(type)
    assert isinstance(type, TensorType) and type.shape is not None and encoding is not None
    element = type.element_type
    if not is_printable(element) and not (
        isinstance(element, ComplexType) and isinstance(element.element_type, FloatType)
    ):
        return False  # vector.print does not take it, or complex.re
    rewriter.start_at(op)
    printer = StoragePrinter(rewriter)
    entries = rewriter.create("sparse_tensor.number_of_entries", [tensor], [INDEX]).results[0]
    printer.text("---- Sparse Tensor ----\nnse = ")
    printer.value(entries, "newline")
    printer.text("dim = ")
    printer.sizes(tensor, type.shape, "tensor.dim")
    printer.text("lvl = ")
    printer.sizes(tensor, encoding.level_shape(type.shape), "sparse_tensor.lvl")
    for field in storage_fields(encoding):
        if field.kind in (POSITIONS, COORDINATES):
            printer.text("pos[" if field.kind == POSITIONS else "crd[")
            printer.value(printer.code.index(field.level), "no_punctuation")
            printer.text("] : ")
        else:
            printer.text("values : ")
        if field.kind == COORDINATES and field.level == encoding.aos_coo_start():
            printer.array("coordinates_buffer", tensor)
        else:
            printer.array(field.kind, tensor, field.level)
    printer.text("----\n")
    rewriter.erase(op)
    return True
