"""Makes a drawn kernel smaller as long as it shows the same finding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sparse.affine import WRONG, cases_of, verdict_on, without_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.sparse.affine import Verdict
    from tools.sparse.affine_kernels import AffineKernel, Tensor


def reduced(kernel: AffineKernel, seed: int, way: str, finding: Verdict) -> AffineKernel:
    """The smallest kernel found."""
    going = True
    while going:
        going = False
        for one in _smaller(kernel):
            cases = cases_of(one, seed)
            if not isinstance(cases, str) and _is_same(verdict_on(one, cases, way), finding):
                kernel, going = one, True
                break
    return kernel


def _is_same(one: Verdict, other: Verdict) -> bool:
    """Numbers may differ."""
    return one.kind == other.kind and (one.kind == WRONG or without_names(one.detail) == without_names(other.detail))


def _smaller(kernel: AffineKernel) -> Iterator[AffineKernel]:
    if kernel.element != "f64":
        yield kernel._replace(element="f64")
    if kernel.dynamic:
        yield kernel._replace(dynamic=False)
    for at in range(len(kernel.inputs)):
        if len(kernel.inputs) > 1:
            yield _without_input(kernel, at)
    if kernel.body != _simplest(kernel):
        yield kernel._replace(body=_simplest(kernel))
    for loop, extent in enumerate(kernel.loops):
        for smaller in range(1, extent):
            yield kernel._replace(loops=(*kernel.loops[:loop], smaller, *kernel.loops[loop + 1 :]))
        yield from _without_loop(kernel, loop)
    for at, tensor in enumerate(kernel.operands()):
        for one in _smaller_tensors(tensor):
            operands = kernel.operands()
            operands[at] = one
            yield kernel._replace(inputs=tuple(operands[:-1]), output=operands[-1])


def _simplest(kernel: AffineKernel) -> str:
    count = len(kernel.inputs)
    return " ".join(["add", "x", *["mul"] * (count - 1), *"abcdefg"[:count]])


def _without_input(kernel: AffineKernel, at: int) -> AffineKernel:
    left = kernel._replace(inputs=kernel.inputs[:at] + kernel.inputs[at + 1 :])
    return left._replace(body=_simplest(left))


def _without_loop(kernel: AffineKernel, loop: int) -> Iterator[AffineKernel]:
    """The loop becomes a zero in each subscript; one that was all of a subscript takes its dimension along."""

    def changed(tensor: Tensor) -> Tensor | None:
        plain = [at for at, one in enumerate(tensor.subscripts) if [term[0] for term in one.terms] == [loop]]
        if any(level.block and level.dim in plain for level in tensor.levels):
            return None
        left = [at for at in range(len(tensor.subscripts)) if at not in plain]
        if tensor.levels and not left:
            return None
        subscripts = []
        for at in left:
            old = tensor.subscripts[at]
            terms = [(one - (one > loop), factor) for one, factor in old.terms if one != loop]
            subscripts.append(old._replace(terms=tuple(terms)))
        levels = [one._replace(dim=left.index(one.dim)) for one in tensor.levels if one.dim in left]
        return tensor._replace(subscripts=tuple(subscripts), levels=tuple(levels))

    operands = [changed(one) for one in kernel.operands()]
    found = [one for one in operands if one is not None]
    if len(found) == len(operands) and len(kernel.loops) > 1:
        yield kernel._replace(
            loops=kernel.loops[:loop] + kernel.loops[loop + 1 :],
            reductions=frozenset([one - (one > loop) for one in kernel.reductions if one != loop]),
            inputs=tuple(found[:-1]),
            output=found[-1],
        )


def _smaller_tensors(tensor: Tensor) -> Iterator[Tensor]:
    if tensor.widths:
        yield tensor._replace(widths="")
    if tensor.levels:
        yield tensor._replace(levels=())
    for at, subscript in enumerate(tensor.subscripts):
        if subscript.room:
            yield _with(tensor, at, subscript._replace(room=0))
        if subscript.constant:
            yield _with(tensor, at, subscript._replace(constant=0))
        for place, (loop, factor) in enumerate(subscript.terms):
            if factor > 1:
                terms = (*subscript.terms[:place], (loop, 1), *subscript.terms[place + 1 :])
                yield _with(tensor, at, subscript._replace(terms=terms))
    for at, level in enumerate(tensor.levels):
        for kind in ("dense", "compressed"):
            if level.type == kind:
                break
            levels = (*tensor.levels[:at], level._replace(type=kind), *tensor.levels[at + 1 :])
            yield tensor._replace(levels=levels)
    if any(one.block for one in tensor.levels):
        outer = [one._replace(block=0) for one in tensor.levels if not one.inner]
        yield tensor._replace(levels=tuple(outer))
    ordered = tuple(sorted(tensor.levels, key=lambda one: (one.inner, one.dim)))
    if ordered != tensor.levels and all(not one.block for one in ordered):
        kinds = [one.type for one in tensor.levels]
        yield tensor._replace(levels=tuple([one._replace(type=kind) for one, kind in zip(ordered, kinds, strict=True)]))


def _with(tensor: Tensor, at: int, subscript: object) -> Tensor:
    return tensor._replace(subscripts=(*tensor.subscripts[:at], subscript, *tensor.subscripts[at + 1 :]))  # type: ignore[arg-type]
