"""Extents, subscripts, orders in memory, and memory that is shared or freed, for tests/unit/native/wrong_calls.py."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.unit.native.wrong_calls import A, Case, Converted, Interface, V, call, changed, released, wrong


def _extents() -> list[Case]:
    """Of operands that do not belong together; what is said names the operand at fault, and both extents."""
    found = []
    shapes = [(3, 4), (4, 5), (3, 5)]
    for number, (rows, columns) in enumerate(shapes):
        for shape in ((rows - 1, columns), (rows + 1, columns), (rows, columns - 1), (rows, columns + 6), (0, columns)):
            given = [np.ones(shape if at == number else one) for at, one in enumerate(shapes)]
            numbers = (
                r"operand #[012] \(argument [123] of @matmul\) has extent \d+ in dimension [01], and operand #[012]"
            )
            found.append(wrong(numbers, "matmul", *given, at=0))
    for length in (0, 3, 5, 100):
        says = rf"operand #1 \(argument 2 of @copied\) has extent {length} in dimension 0, and .* has extent 4 in"
        found.append(wrong(says, "copied", np.zeros(4), np.zeros(length), at=0))
        says = rf"operand #0 \(argument 1 of @four_of\) has extent {length} in dimension 0, and the result 4"
        found.append(wrong(says, "four_of", np.zeros(length), at=0))
    for offset, size in ((-1, 2), (7, 0), (0, 7), (3, 4), (0, -1), (1 << 62, 1 << 62), (1, (1 << 63) - 1)):
        says = r"the slice of operand #0 \(argument 1 of @part\) in dimension 0 (has the|leads to) .*\d+.* 6"
        found.append(wrong(says, "part", V, offset, size, at=0))
    found += [
        call("matmul", *[np.ones(shape) for shape in shapes]).gives(np.full((3, 5), 5.0)),
        call("copied", np.zeros(4), np.zeros(4)),
        call("four_of", np.ones(4)).gives([1] * 4),
        call("part", V, 6, 0).gives([]),
        call("part", V, 2, 4).gives(V[2:]),
    ]
    return found


def _indices() -> list[Case]:
    """Subscripts out of range, by functions that are compiled with bounds."""
    found = [call("at", A.copy(), 3, 5).gives(23), call("put", V.copy(), 5), call("of_tensor", V, 5).gives(5)]
    for index in (-1, 6, 7, 1 << 32, 1 << 62, -(1 << 63)):
        for name, number in (("put", 1), ("of_tensor", 0)):
            says = rf"index #0 of operand #{number} \(argument 1 of @{name}\) is {index}, and the extent is 6"
            found.append(wrong(says, name, V.copy(), index, at=0))
        says = rf"index #0 of operand #0 \(argument 1 of @four_from\) is {index}"
        found.append(wrong(says, "four_from", V.copy(), index, at=0))
        for at, given in enumerate(((index, 0), (0, index))):
            extent = A.shape[at]
            says = rf"index #{at} of operand #0 \(argument 1 of @at\) is {index}, and the extent is {extent}"
            found.append(wrong(says, "at", A.copy(), *given, at=0))
    for index in (3, 4, 5):
        says = rf"\(argument 1 of @four_from\) is {index}, from where 4 elements are taken, which has to be 2 at most"
        found.append(wrong(says, "four_from", V.copy(), index, at=0))
    return found


def _orders() -> list[Case]:
    """By columns, backwards, with gaps: memory that a memref type does not have; a tensor is copied then."""
    found = []
    by_column = np.asfortranarray(A)
    for array in (by_column, A[::-1], A[:, ::-1], A[:, ::2], A[:, :3], A.T, by_column[1:]):
        strides = ", ".join([str(one) for one in array.strides])
        found.append(wrong(f"strides .{strides}. are not those of memref<", "at", array, 0, 0))
        found.append(call("matmul", array, np.eye(array.shape[1]), np.zeros(array.shape)).gives(array))
    return found


def _shared() -> list[Case]:
    def pair(first: slice, second: slice) -> tuple[object, ...]:
        x = V.copy()
        return x[first], x[second]

    whole, head, tail = slice(0, 6), slice(0, 5), slice(1, 6)
    back = V[::-1]
    return [
        Case("reversed", lambda: pair(whole, whole)).gives(back),
        Case("reversed", lambda: pair(head, tail)).gives(back[1:]),
        Case("reversed", lambda: pair(tail, head)).gives(back[:-1]),
        Case("into", lambda: pair(whole, whole)).gives(2 * V),
        Case("reversed", lambda: ((x := V.copy()).data, x)).gives(back),
        Case(
            "both", lambda: pair(whole, whole), "arguments 1 and 2 of @both share memory, and the function may write", 0
        ),
        Case("both", lambda: pair(head, tail), "arguments 1 and 2 of @both share memory", 0),
        *[
            Case(name, lambda parts=parts: pair(*parts), f"arguments 1 and 2 of @{name} share memory", 0)  # type: ignore[misc]
            for name in ("both", "memref_and_tensor")
            for parts in ((tail, head), (head, whole), (whole, slice(5, 6)), (slice(2, 4), head))
        ],
        Case("both", lambda: pair(slice(0, 3), slice(3, 6))).gives([0, 1, 2]),
        *[
            Case("into", lambda shows=shows: (shows(x := V.copy()), x)).gives(2 * V)  # type: ignore[misc]
            for shows in (memoryview, Interface, Converted)
        ],
        Case("both", lambda: ((x := V.copy()), Interface(x)), "arguments 1 and 2 of @both share memory", 0),
        Case("read_while_filled", lambda: pair(whole, whole)).gives(2 * V),
        Case("values_into", lambda: ((m := changed("csr")), m.data)).gives(2 * np.arange(1.0, 24.0)),
    ]


def _freed() -> list[Case]:
    return [
        wrong("released", "vec", released()),
        call("frees", V.copy()),
        call("frees_twice", 5),
        wrong("the function gave memory that it deallocated", "gives_freed", 3, at=0),
        *[call("frees_again", length, False, np.ones(length)).gives(2) for length in (3, 1 << 20)],
        *[
            wrong(
                "@frees_again: the program frees memory that it has not taken, or has freed before",
                "frees_again",
                length,
                True,
                np.ones(length),
                at=0,
            )
            for length in (1, 1000, 1 << 14, 1 << 20)
        ],
        wrong(
            r"\(argument 1 of @beyond\) is taken for.* has the size 7, and there is room for 6",
            "beyond",
            V.copy(),
            7,
            at=0,
        ),
        wrong(r"\(argument 1 of @beyond\) is taken for.* has the size -1", "beyond", V.copy(), -1, at=0),
    ]


def _divisions() -> list[Case]:
    """Divisions that have no result, and branches that are never to be taken, by any check but none."""
    found = []
    for name in ("arith_divsi", "arith_divui", "arith_ceildivsi", "arith_ceildivui", "arith_floordivsi", "arith_remsi",
                 "arith_remui", "index_divs", "index_divu", "index_ceildivs", "index_ceildivu", "index_floordivs",
                 "index_rems", "index_remu"):  # fmt: skip
        remainder = "rem" in name
        rounds_up = "ceil" in name
        found.append(call(name, 7, 2).gives(1 if remainder else 4 if rounds_up else 3))
        found += [wrong(rf"'{name.replace('_', '.')}' op the divisor is 0", name, value, 0, at=0) for value in (7, 0)]
        width = 32 if name[0] == "a" else 64
        if name.endswith(("si", "s")):
            says = rf"op -{1 << (width - 1)} divided by -1 is no i{width}"
            found.append(wrong(says, name, -(1 << (width - 1)), -1, at=0))
            found.append(call(name, 7, -1).gives(0 if remainder else -7))
    ones, holes = np.ones(4, np.int32), np.array([1, 1, 0, 1], np.int32)
    found += [
        wrong("op the divisor of a lane is 0", "lanes", ones, holes, at=0),
        wrong("op the divisor is 0", "elements", ones, holes, at=0),
        call("elements", ones, ones).gives(ones),
        wrong("op the divisor is 0", "named", ones.copy(), holes.copy(), ones.copy(), at=0),
        wrong("op the divisor is 0", "mod", 7, 0, at=0),
        call("mod", 7, 4).gives(3),
        wrong("'ub.unreachable' op is reached", "never", True, at=0),
        call("never", False),
    ]
    return found


EXTENTS_OF_OPS: Final = _extents()
OUT_OF_RANGE: Final = _indices()
IN_OTHER_ORDERS: Final = _orders()
SHARED: Final = _shared()
FREED: Final = _freed()
DIVIDED: Final = _divisions()
