"""sparse-assembler: public functions on sparse tensors get wrappers on the arrays that the tensors are stored as.

    func.func @f(%a: tensor<4x8xf64, #CSR>)        func.func @f(%p: tensor<?xindex>, %c: tensor<?xindex>,
        -> tensor<4x8xf64, #CSR> {                     %v: tensor<?xf64>, %op: ..., %oc: ..., %ov: ...)
      ...                                              -> (tensor<?xindex>, tensor<?xindex>, tensor<?xf64>) {
    }                                         ->     %a = sparse_tensor.assemble (%p, %c), %v
                                                     %r = call @_internal_f(%a)
                                                     %l:2, %w, ... = sparse_tensor.disassemble %r
                                                         out_lvls(%op, %oc) out_vals(%ov)
                                                     return %l#0, %l#1, %w
                                                   }
                                                   func.func private @_internal_f(...) { ... }

Behind the arguments come the arrays that results are copied into. With `direct-out` there are none, and what is
returned are the tensors' own buffers. Functions whose tensors have dense levels only are wrapped, too, though not by
the reference. Calls in the same symbol table go to the private function, whose type they have.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import shape_of
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, StorageField, storage_fields
from pyopt.ir.attributes import UNIT, Attribute, StringAttr, SymbolRefAttr, TypeAttr, function_type_of
from pyopt.ir.builtin_rules import is_memref_element
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.symbols import VISIBILITY, symbol_name, table_of, visibility
from pyopt.ir.types import DYNAMIC, INDEX, FunctionType, MemRefType, TensorType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.levels import read
from pyopt.passes.sparsify.policy import policy_of
from pyopt.passes.sparsify.storage.materialization import skips_elements
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

FUNCTION: Final = "func.func"
ASSEMBLE: Final = "sparse_tensor.assemble"
INTERFACE: Final = "llvm.emit_c_interface"
REFERENCES: Final = {"func.call": "callee", "func.constant": "value"}
"""Ops that need the function with the type that it had -> the attribute that names it."""


DIRECT_OUT: Final = FlagOption("direct-out", False, "Return the buffers of tensors rather than copies")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Leave functions whose tensors have dense levels only, as mlir-opt does"
)


@final
class AssembledField:
    """An array of a tensor's storage: which one, and its type as a buffer. `interleaved` are the coordinates of so many
    levels, side by side."""

    __slots__ = ("buffer", "field", "interleaved")

    def __init__(self, field: StorageField, buffer: MemRefType, interleaved: int) -> None:
        self.field = field
        self.buffer = buffer
        self.interleaved = interleaved

    def tensor(self) -> TensorType:
        """Its type as a tensor: interleaved coordinates are rows."""
        shape = self.buffer.shape
        assert shape is not None
        rows = (*shape, self.interleaved) if self.interleaved else shape
        return TensorType.get(rows, self.buffer.element_type)

    def read(self, tensor: Value, code: Code) -> Value:
        """The buffer of a tensor that has it."""
        if self.interleaved:
            return read(code, tensor, "coordinates_buffer")
        return read(code, tensor, self.field.kind, self.field.level)


def fields_of(type: TensorType, encoding: EncodingAttr) -> list[AssembledField]:
    """The arrays in the order of assemble and disassemble."""
    shape = type.shape
    assert shape is not None
    start = encoding.aos_coo_start()
    found: list[AssembledField] = []
    for field in storage_fields(encoding):
        element = type.element_type
        interleaved = 0
        if field.kind == POSITIONS:
            element = encoding.pos_type()
        elif field.kind == COORDINATES:
            element = encoding.crd_type()
            interleaved = encoding.aos_coo_end() - start if field.level == start else 0
        found.append(AssembledField(field, encoding.array_type(element, shape), interleaved))
    return found


def fields_of_type(type: Type) -> list[AssembledField] | None:
    """None for a type that stays as it is."""
    encoding = encoding_of(type)
    if encoding is None:
        return None
    assert isinstance(type, TensorType)
    return fields_of(type, encoding)


def wrapped_type(op: Operation, all_dense: bool) -> FunctionType | None:
    """The type of a function that gets a wrapper; None if it stays as it is. `all_dense`: tensors that have an encoding
    but skip no elements are reason enough."""
    type = function_type_of(op.attributes.get("function_type"))
    if type is None or visibility(op) == "private":
        return None
    for one in (*type.inputs, *type.results):
        if skips_elements(one) or (all_dense and encoding_of(one) is not None):
            return type
    return None


def has_unbufferizable_result(type: FunctionType) -> bool:
    """A result has arrays whose elements no memref can hold."""
    return any(
        isinstance(one, TensorType) and not is_memref_element(one.element_type) and encoding_of(one) is not None
        for one in type.results
    )


@final
class Assembler:
    """The rule that makes wrappers; `renamed` says what functions are called now, by symbol table."""

    __slots__ = ("all_dense", "direct_out", "renamed", "tables")

    def __init__(self, direct_out: bool, all_dense: bool) -> None:
        self.direct_out = direct_out
        self.all_dense = all_dense
        self.renamed: dict[Operation, dict[str, str]] = {}
        self.tables: dict[Operation, dict[str, Operation]] = {}

    def wrap(self, op: Operation, rewriter: Rewriter) -> bool:
        """func.func @f(sparse) -> func.func @f(arrays) that calls func.func private @_internal_f(sparse)"""
        type = wrapped_type(op, self.all_dense)
        name = symbol_name(op)
        scope = op.parent_op()
        while scope is not None and scope.info.name != "builtin.module":
            scope = scope.parent_op()
        if type is None or name is None or scope is None:
            return False
        inner = self._rename(op, name, scope, rewriter)
        interface = INTERFACE in op.attributes
        if interface:
            rewriter.remove_attribute(op, INTERFACE)
        self._make_wrapper(scope, name, inner, type, interface, rewriter)
        return True

    def _rename(self, op: Operation, name: str, scope: Operation, rewriter: Rewriter) -> str:
        """Gives the function a private name that is not taken."""
        table = self.tables.get(scope)
        if table is None:
            table = self.tables[scope] = table_of(scope)
        inner = base = "_internal_" + name
        number = 0
        while inner in table:
            inner = f"{base}_{number}"
            number += 1
        table[inner] = op
        self.renamed.setdefault(scope, {})[name] = inner
        rewriter.set_attribute(op, "sym_name", StringAttr.get(inner))
        rewriter.set_attribute(op, VISIBILITY, StringAttr.get("private"))
        return inner

    def _make_wrapper(
        self, scope: Operation, name: str, inner: str, type: FunctionType, interface: bool, rewriter: Rewriter
    ) -> None:
        inputs = self._input_types(type.inputs)
        outputs: list[Type] = []
        arrays: list[Type] = []
        for one in type.results:
            fields = fields_of_type(one)
            if fields is None:
                outputs.append(one)
            elif self.direct_out:
                outputs += [field.buffer for field in fields]
            else:
                outputs += [field.tensor() for field in fields]
                arrays += [field.tensor() for field in fields]
        attributes: dict[str, Attribute] = {
            "function_type": TypeAttr.get(FunctionType.get((*inputs, *arrays), tuple(outputs))),
            "sym_name": StringAttr.get(name),
        }
        if interface:
            attributes[INTERFACE] = UNIT
        body = scope.regions[0].entry()
        block = Block()
        for one in [*inputs, *arrays]:
            block.add_argument(one, rewriter.loc)
        region = Region()
        region.append(block)
        rewriter.insert_at_start(body)
        rewriter.create(FUNCTION, [], [], attributes, [region])
        rewriter.insert_at_end(block)
        given = self._assemble(type.inputs, list(block.arguments[: len(inputs)]), rewriter)
        callee: dict[str, Attribute] = {"callee": SymbolRefAttr.get(inner)}
        call = rewriter.create("func.call", given, type.results, callee)
        made = self._disassemble(call.results, list(block.arguments[len(inputs) :]), rewriter)
        rewriter.create("func.return", made, [])

    def _input_types(self, types: Sequence[Type]) -> list[Type]:
        found: list[Type] = []
        for one in types:
            fields = fields_of_type(one)
            found += [one] if fields is None else [field.tensor() for field in fields]
        return found

    def _assemble(self, types: Sequence[Type], arrays: list[Value], rewriter: Rewriter) -> list[Value]:
        """The arguments of the call."""
        found: list[Value] = []
        at = 0
        for one in types:
            fields = fields_of_type(one)
            if fields is None:
                found.append(arrays[at])
                at += 1
                continue
            parts = arrays[at : at + len(fields)]
            at += len(fields)
            found.append(rewriter.create(ASSEMBLE, parts, [one]).results[0])
        return found

    def _disassemble(self, results: Sequence[Value], arrays: list[Value], rewriter: Rewriter) -> list[Value]:
        """The results of the wrapper; `arrays` are there to be filled."""
        found: list[Value] = []
        at = 0
        for one in results:
            fields = fields_of_type(one.type)
            if fields is None:
                found.append(one)
            elif self.direct_out:
                found += [field.read(one, Code(rewriter)) for field in fields]
            else:
                parts = arrays[at : at + len(fields)]
                at += len(fields)
                types = [part.type for part in parts]
                made = rewriter.create("sparse_tensor.disassemble", [one, *parts], [*types, *[INDEX] * len(parts)])
                found += made.results[: len(parts)]
        return found

    def redirect(self, op: Operation) -> None:
        """Sends calls to where the functions are now."""
        for inner in op.walk():
            attribute = REFERENCES.get(inner.info.name)
            if attribute is None:
                continue
            reference = inner.attributes.get(attribute)
            scope = inner.parent_op()
            while scope is not None and scope not in self.tables and scope.info.name != "builtin.module":
                scope = scope.parent_op()
            new = None if scope is None else self.renamed.get(scope)
            if new is not None and isinstance(reference, SymbolRefAttr) and reference.path[0] in new:
                inner.set_attribute(attribute, SymbolRefAttr.get(new[reference.path[0]], *reference.path[1:]))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Wraps the functions in the module `op`, and in those inside."""
    options = pass_context.options
    all_dense = policy_of(REFERENCE_EXACT.of(options)).assembles_all_dense
    for inner in op.walk():
        type = wrapped_type(inner, all_dense) if inner.info.name == FUNCTION else None
        if type is not None and DIRECT_OUT.of(options) and has_unbufferizable_result(type):
            pass_context.error("the sparse-tensor must have elements that a memref can hold", inner)
            return False
    assembler = Assembler(DIRECT_OUT.of(options), all_dense)
    changed = rewrite(op, pass_context, (Rule(FUNCTION, assembler.wrap),))
    if assembler.renamed:
        assembler.redirect(op)
    for inner in op.walk():
        if inner.info.name == FUNCTION:
            check_extents(inner, pass_context)
    return changed


def check_extents(function: Operation, pass_context: PassContext) -> None:
    """Reports an argument whose arrays do not tell its extents: the first one of a function, as the verifier would."""
    for op in function.walk():
        if op.info.name == ASSEMBLE and DYNAMIC in shape_of(op.results[0].type):
            pass_context.error("the sparse-tensor must have static shape", op)
            return


PASS = make_pass("sparse-assembler", run, (DIRECT_OUT, REFERENCE_EXACT), anchor="builtin.module")
