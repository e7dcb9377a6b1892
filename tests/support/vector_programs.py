"""Programs of vector ops, drawn at random, that print all that they compute.

Run interpreted, and natively: pyopt converts the vector ops, mlir-opt the rest, mlir-runner runs it. All
numbers are small integers, so that floats are exact in whatever order they are added.
`python -m tests.support.vector_programs --count 500 --seed 1` tries many.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys

from pyopt.driver.run import run_in_process
from tests.support import llvm
from tests.support.executed import LIBRARIES
from tests.support.shell import NO_SYMBOLS

Shape = tuple[int, ...]
Typed = tuple[str, Shape, str]
"""A value: its name, its shape, and the type of its elements."""

FLOATS = ("f32", "f64")
INTEGERS = ("i8", "i32", "i64")
KINDS = ("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor")
FLOAT_KINDS = ("add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf")
BEFORE = ("--lower-affine", "--convert-vector-to-scf", "--convert-scf-to-cf")
BEHIND = (
    "--expand-strided-metadata", "--convert-arith-to-llvm", "--finalize-memref-to-llvm", "--convert-cf-to-llvm",
    "--convert-func-to-llvm", "--convert-ub-to-llvm", "--reconcile-unrealized-casts",
)  # fmt: skip


def vector(shape: Shape, element: str) -> str:
    """The type as text."""
    return f"vector<{'x'.join([*map(str, shape), element])}>"


class Writer:
    """Writes one function: each method adds ops, and the values that they make."""

    def __init__(self, draw: random.Random, name: str) -> None:
        self.draw = draw
        self.name = name
        self.lines: list[str] = []
        self.values: list[Typed] = []
        self.scalars: list[tuple[str, str]] = []
        self.count = 0

    def fresh(self) -> str:
        self.count += 1
        return f"%{self.count}"

    def add(self, text: str, shape: Shape, element: str) -> Typed:
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        self.values.append((name, shape, element))
        return self.values[-1]

    def scalar(self, text: str, element: str) -> str:
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        self.scalars.append((name, element))
        return name

    def shape(self, rank: int | None = None) -> Shape:
        count = self.draw.choice((1, 1, 2, 2, 3)) if rank is None else rank
        return tuple([self.draw.randint(1, 4) for _ in range(count)])

    def number(self, element: str) -> str:
        value = self.draw.randint(-3, 4)
        return f"{value}.0" if element in FLOATS else str(value)

    def constant(self, shape: Shape, element: str) -> Typed:
        """A vector of numbers that the passes do not see: a function gives it back."""
        if element == "i1":
            # LLVM cannot return arrays of vectors of bits.
            name, _, _ = self.constant(shape, "i8")
            return self.add(f"arith.trunci {name} : {vector(shape, 'i8')} to {vector(shape, 'i1')}", shape, "i1")

        def nested(rest: Shape) -> str:
            if not rest:
                return self.number(element)
            return f"[{', '.join([nested(rest[1:]) for _ in range(rest[0])])}]"

        type = vector(shape, element)
        source = self.fresh()
        self.lines.append(f"{source} = arith.constant dense<{nested(shape)}> : {type}")
        return self.add(
            f"func.call @same_{self.type_name(shape, element)}({source}) : ({type}) -> {type}", shape, element
        )

    def plain(self, element: str) -> str:
        """A scalar."""
        name = self.fresh()
        type = "i8" if element == "i1" else element
        self.lines.append(f"{name} = arith.constant {self.number(type)} : {type}")
        if element != "i1":
            return name
        bit = self.fresh()
        self.lines.append(f"{bit} = arith.trunci {name} : i8 to i1")
        return bit

    def type_name(self, shape: Shape, element: str) -> str:
        name = "x".join([*map(str, shape), element])
        OPAQUE[name] = vector(shape, element)
        return name

    def pick(self, rank: int | None = None, elements: tuple[str, ...] = (*FLOATS, *INTEGERS)) -> Typed:
        """A value there is, or a new one."""
        fitting = [one for one in self.values if one[2] in elements and (rank is None or len(one[1]) == rank)]
        if fitting and self.draw.random() < 0.7:
            return self.draw.choice(fitting)
        return self.constant(self.shape(rank), self.draw.choice(elements))

    def index(self, extent: int) -> str:
        name = self.fresh()
        self.lines.append(f"{name} = arith.constant {self.draw.randrange(extent)} : index")
        out = self.fresh()
        self.lines.append(f"{out} = func.call @same_index({name}) : (index) -> index")
        return out

    # Ops.

    def broadcast(self) -> None:
        name, shape, element = self.pick()
        wide = tuple([self.draw.randint(1, 4) if extent == 1 else extent for extent in shape])
        if len(wide) < 3:
            wide = self.shape(self.draw.randint(0, 3 - len(wide))) + wide
        self.add(f"vector.broadcast {name} : {vector(shape, element)} to {vector(wide, element)}", wide, element)

    def transpose(self) -> None:
        name, shape, element = self.pick()
        order = list(range(len(shape)))
        self.draw.shuffle(order)
        turned = tuple([shape[one] for one in order])
        self.add(
            f"vector.transpose {name}, {order} : {vector(shape, element)} to {vector(turned, element)}", turned, element
        )

    def shape_cast(self) -> None:
        name, shape, element = self.pick()
        total = 1
        for extent in shape:
            total *= extent
        cases = [(total,), (1, total), (total, 1)]
        for extent in range(2, total):
            if total % extent == 0:
                cases += [(extent, total // extent), (extent, 1, total // extent)]
        # Dimensions are joined or split, not both.
        cases = [one for one in cases if (_fits(shape, one) if len(shape) < len(one) else _fits(one, shape))]
        if cases:
            wanted = self.draw.choice(cases)
            self.add(
                f"vector.shape_cast {name} : {vector(shape, element)} to {vector(wanted, element)}", wanted, element
            )

    def extract(self) -> None:
        name, shape, element = self.pick()
        depth = self.draw.randint(1, len(shape))
        position = [self.draw.randrange(extent) for extent in shape[:depth]]
        rest = shape[depth:]
        if rest:
            text = f"vector.extract {name}{position} : {vector(rest, element)} from {vector(shape, element)}"
            self.add(text, rest, element)
        else:
            self.scalar(f"vector.extract {name}{position} : {element} from {vector(shape, element)}", element)

    def insert(self) -> None:
        name, shape, element = self.pick()
        depth = self.draw.randint(1, len(shape))
        position = [self.draw.randrange(extent) for extent in shape[:depth]]
        rest = shape[depth:]
        if rest:
            source, type = self.constant(rest, element)[0], vector(rest, element)
        else:
            source, type = self.plain(element), element
        self.add(f"vector.insert {source}, {name} {position} : {type} into {vector(shape, element)}", shape, element)

    def slice(self) -> None:
        name, shape, element = self.pick()
        count = self.draw.randint(1, len(shape))
        offsets = [self.draw.randrange(extent) for extent in shape[:count]]
        sizes = [self.draw.randint(1, extent - at) for at, extent in zip(offsets, shape, strict=False)]
        result = (*sizes, *shape[count:])
        self.add(
            f"vector.extract_strided_slice {name} {{offsets = {offsets}, sizes = {sizes}, strides = {[1] * count}}} "
            f": {vector(shape, element)} to {vector(result, element)}",
            result,
            element,
        )

    def insert_slice(self) -> None:
        name, shape, element = self.pick()
        rank = self.draw.randint(1, len(shape))
        offsets = [self.draw.randrange(extent) for extent in shape]
        inner = zip(offsets[-rank:], shape[-rank:], strict=True)
        small = tuple([self.draw.randint(1, extent - at) for at, extent in inner])
        source = self.constant(small, element)[0]
        self.add(
            f"vector.insert_strided_slice {source}, {name} {{offsets = {offsets}, strides = {[1] * rank}}} "
            f": {vector(small, element)} into {vector(shape, element)}",
            shape,
            element,
        )

    def shuffle(self) -> None:
        name, shape, element = self.pick()
        other = self.constant((self.draw.randint(1, 4), *shape[1:]), element)
        total = shape[0] + other[1][0]
        mask = [self.draw.randrange(total) for _ in range(self.draw.randint(1, 5))]
        self.add(
            f"vector.shuffle {name}, {other[0]} {mask} : {vector(shape, element)}, {vector(other[1], element)}",
            (len(mask), *shape[1:]),
            element,
        )

    def interleave(self) -> None:
        name, shape, element = self.pick()
        other = self.constant(shape, element)[0]
        double = (*shape[:-1], shape[-1] * 2)
        types = f"{vector(shape, element)} -> {vector(double, element)}"
        made = self.add(f"vector.interleave {name}, {other} : {types}", double, element)
        first, second = self.fresh(), self.fresh()
        self.lines.append(
            f"{first}, {second} = vector.deinterleave {made[0]} : {vector(double, element)} -> {vector(shape, element)}"
        )
        self.values += [(first, shape, element), (second, shape, element)]

    def bitcast(self) -> None:
        name, shape, element = self.pick(None, ("i32", "i64"))
        other = "i8" if element == "i32" else "i32"
        wide = (*shape[:-1], shape[-1] * (4 if other == "i8" else 2))
        self.add(f"vector.bitcast {name} : {vector(shape, element)} to {vector(wide, other)}", wide, other)

    def fma(self) -> None:
        name, shape, element = self.pick(None, FLOATS)
        other = self.constant(shape, element)[0]
        self.add(f"vector.fma {name}, {other}, {other} : {vector(shape, element)}", shape, element)

    def kind(self, element: str) -> str:
        return self.draw.choice(FLOAT_KINDS if element in FLOATS else KINDS)

    def reduction(self) -> None:
        name, shape, element = self.pick(1)
        kind = self.kind(element)
        types = f"{vector(shape, element)} into {element}"
        accumulator = ""
        masked = self.draw.random() < 0.5
        if masked or self.draw.random() < 0.5:
            # A mask may leave nothing to combine.
            accumulator = f", {self.plain(element)}"
        text = f"vector.reduction <{kind}>, {name}{accumulator} : {types}"
        if masked:
            mask = self.constant(shape, "i1")[0]
            text = f"vector.mask {mask} {{ {text} }} : {vector(shape, 'i1')} -> {element}"
        self.scalar(text, element)

    def outer_product(self) -> None:
        name, shape, element = self.pick(1)
        right = self.constant(self.shape(1), element)
        result = (*shape, *right[1])
        accumulator = self.constant(result, element)[0]
        text = (
            f"vector.outerproduct {name}, {right[0]}, {accumulator} {{kind = #vector.kind<{self.kind(element)}>}} "
            f": {vector(shape, element)}, {vector(right[1], element)}"
        )
        if self.draw.random() < 0.4:
            mask = self.constant(result, "i1")[0]
            text = f"vector.mask {mask} {{ {text} }} : {vector(result, 'i1')} -> {vector(result, element)}"
        self.add(text, result, element)

    def contract(self) -> None:
        element = self.draw.choice((*FLOATS, *INTEGERS))
        count = self.draw.randint(1, 4)
        kinds = [self.draw.choice(("parallel", "reduction")) for _ in range(count)]
        if "reduction" not in kinds:
            kinds[self.draw.randrange(count)] = "reduction"
        extents = [self.draw.randint(1, 3) for _ in range(count)]
        left, right, result = [], [], []
        for at, kind in enumerate(kinds):
            where = "both" if kind == "reduction" else self.draw.choice(("both", "left", "right"))
            if where != "right":
                left.append(at)
            if where != "left":
                right.append(at)
            if kind == "parallel":
                result.append(at)
        for order in (left, right, result):
            self.draw.shuffle(order)
        dims = ", ".join([f"d{at}" for at in range(count)])
        maps = [f"affine_map<({dims}) -> ({', '.join([f'd{at}' for at in order])})>" for order in (left, right, result)]
        shapes = [tuple([extents[at] for at in order]) for order in (left, right, result)]
        factors = [self.constant(shape, element) for shape in shapes[:2]]
        if result:
            accumulator, type = self.constant(shapes[2], element)[0], vector(shapes[2], element)
        else:
            accumulator, type = self.plain(element), element
        words = ", ".join([f'"{kind}"' for kind in kinds])
        text = (
            f"vector.contract {{indexing_maps = [{', '.join(maps)}], iterator_types = [{words}]}} "
            f"{factors[0][0]}, {factors[1][0]}, {accumulator} "
            f": {vector(shapes[0], element)}, {vector(shapes[1], element)} into {type}"
        )
        if self.draw.random() < 0.3:
            mask = self.constant(tuple(extents), "i1")[0]
            text = f"vector.mask {mask} {{ {text} }} : {vector(tuple(extents), 'i1')} -> {type}"
        if result:
            self.add(text, shapes[2], element)
        else:
            self.scalar(text, element)

    def mask(self) -> None:
        shape = self.shape()
        if self.draw.random() < 0.5:
            sizes = [self.index(extent + 2) for extent in shape]
            text = f"vector.create_mask {', '.join(sizes)} : {vector(shape, 'i1')}"
        else:
            sizes = [str(self.draw.randint(1, extent)) for extent in shape]
            text = f"vector.constant_mask [{', '.join(sizes)}] : {vector(shape, 'i1')}"
        self.add(text, shape, "i1")

    def memory(self, element: str) -> str:
        """A buffer of 12 elements: 0, 1, 2, ..."""
        name = self.fresh()
        self.lines.append(f"{name} = func.call @memory_{element}() : () -> memref<?x{element}>")
        return name

    def written(self, buffer: str, element: str) -> None:
        """The buffer goes among the values."""
        zero = self.fresh()
        self.lines.append(f"{zero} = arith.constant 0 : index")
        self.add(f"vector.load {buffer}[{zero}] : memref<?x{element}>, vector<12x{element}>", (12,), element)

    def access(self) -> None:
        element = self.draw.choice((*FLOATS, *INTEGERS, "i1"))
        buffer, type = self.memory(element), f"memref<?x{element}>"
        size = self.draw.randint(1, 5)
        shape = (size,)
        here, bits = vector(shape, element), vector(shape, "i1")
        at = self.index(12 - size + 1)
        mask = self.constant(shape, "i1")[0]
        value = self.constant(shape, element)[0]
        kind = self.draw.randrange(6)
        if kind == 0:
            self.add(f"vector.load {buffer}[{at}] : {type}, {here}", shape, element)
            self.lines.append(f"vector.store {value}, {buffer}[{at}] : {type}, {here}")
        elif kind == 1:
            self.add(f"vector.maskedload {buffer}[{at}], {mask}, {value} : {type}, {bits}, {here} into {here}",
                     shape, element)  # fmt: skip
            self.lines.append(f"vector.maskedstore {buffer}[{at}], {mask}, {value} : {type}, {bits}, {here}")
        elif kind == 2:
            self.add(f"vector.expandload {buffer}[{at}], {mask}, {value} : {type}, {bits}, {here} into {here}",
                     shape, element)  # fmt: skip
            self.lines.append(f"vector.compressstore {buffer}[{at}], {mask}, {value} : {type}, {bits}, {here}")
        elif kind == 3:
            offsets = self.fresh()
            numbers = self.draw.sample(range(12), size)
            self.lines.append(f"{offsets} = arith.constant dense<{numbers}> : {vector(shape, 'i32')}")
            first = self.index(1)
            types = f"{type}, {vector(shape, 'i32')}, {bits}, {here}"
            self.add(f"vector.gather {buffer}[{first}][{offsets}], {mask}, {value} : {types} into {here}",
                     shape, element)  # fmt: skip
            self.lines.append(f"vector.scatter {buffer}[{first}][{offsets}], {mask}, {value} : {types}")
        else:
            # Beyond the end, too.
            at = self.index(13)
            pad = self.plain(element)
            masked = f", {mask}" if kind == 5 else ""
            self.add(f"vector.transfer_read {buffer}[{at}], {pad}{masked} : {type}, {here}", shape, element)
            self.lines.append(f"vector.transfer_write {value}, {buffer}[{at}]{masked} : {here}, {type}")
        self.written(buffer, element)

    def function(self, steps: int) -> str:
        """The function, which does so many steps and prints all values."""
        ops = (
            self.broadcast, self.transpose, self.shape_cast, self.extract, self.insert, self.slice, self.insert_slice,
            self.shuffle, self.interleave, self.bitcast, self.fma, self.reduction, self.outer_product, self.contract,
            self.mask, self.access, self.access,
        )  # fmt: skip
        for _ in range(steps):
            self.draw.choice(ops)()
        for name, shape, element in self.values:
            self.lines.append(f"vector.print {name} : {vector(shape, element)}")
        for name, element in self.scalars:
            self.lines.append(f"vector.print {name} : {element}")
        return f"func.func @{self.name}() {{\n  " + "\n  ".join(self.lines) + "\n  return\n}\n"


OPAQUE: dict[str, str] = {}
"""Types of values whose numbers no pass may know, by name."""


def _fits(few: Shape, many: Shape) -> bool:
    """Each of `few` is the product of the next ones of `many`."""
    rest = list(many)
    for extent in few:
        product = 1
        while rest and product < extent:
            product *= rest.pop(0)
        if product != extent:
            return False
    return all(one == 1 for one in rest)


def program(seed: int, functions: int = 8, steps: int = 6) -> str:
    """A module with @main."""
    OPAQUE.clear()
    draw = random.Random(seed)
    bodies = [Writer(draw, f"f{number}").function(steps) for number in range(functions)]
    same = [
        f"func.func private @same_{name}(%x: {type}) -> {type} attributes {{no_inline}} {{\n  return %x : {type}\n}}\n"
        for name, type in OPAQUE.items()
    ]
    same.append("func.func private @same_index(%x: index) -> index {\n  return %x : index\n}\n")
    for element in (*FLOATS, *INTEGERS, "i1"):
        number = "arith.index_cast %i : index to i32\n    "
        if element in FLOATS:
            value = f"%n = {number}%v = arith.sitofp %n : i32 to {element}"
        elif element == "i1":
            value = f"%n = {number}%v = arith.trunci %n : i32 to i1"
        else:
            value = f"%v = arith.index_cast %i : index to {element}"
        same.append(
            f"func.func private @memory_{element}() -> memref<?x{element}> {{\n  %c0 = arith.constant 0 : index\n"
            f"  %c1 = arith.constant 1 : index\n  %n12 = arith.constant 12 : index\n"
            f"  %m = memref.alloc(%n12) : memref<?x{element}>\n  scf.for %i = %c0 to %n12 step %c1 {{\n    {value}\n"
            f"    memref.store %v, %m[%i] : memref<?x{element}>\n  }}\n  return %m : memref<?x{element}>\n}}\n"
        )
    calls = "".join([f"  call @f{number}() : () -> ()\n" for number in range(functions)])
    return "".join(same) + "".join(bodies) + f"func.func @main() {{\n{calls}  return\n}}\n"


def without_signs_of_zeros(text: str) -> str:
    """maxnumf and minnumf give either of two zeros; a sum without accumulator begins with 0 natively."""
    return re.sub(r"-0(?![.0-9])", "0", text)


def interpreted(text: str) -> str:
    """What a program prints in pyopt's interpreter."""
    from pyopt.driver.execute import run_in_process as execute

    code, out, err = execute(["-", "--entry=main"], text)
    assert code == 0, err
    return without_signs_of_zeros(out)


def converted(text: str, options: str = "") -> str:
    """The program with the vector ops converted by pyopt, and the rest by mlir-opt."""
    before = _run([llvm.MLIR_OPT, *BEFORE], text)
    code, out, err = run_in_process([f"--convert-vector-to-llvm{options}"], before)
    assert code == 0, err
    return _run([llvm.MLIR_OPT, *BEHIND], out)


def native(text: str) -> str:
    """What a program of the llvm dialect prints."""
    command = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", "-O0"]
    return without_signs_of_zeros(_run([*command, f"-shared-libs={','.join(LIBRARIES)}"], text))


def _run(command: list[str], text: str) -> str:
    done = subprocess.run(
        command,
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={"PATH": "/usr/bin:/bin", **NO_SYMBOLS},
    )
    assert done.returncode == 0, f"{command[0]}: exit code {done.returncode}\n{done.stderr[:3000]}"
    return done.stdout


def main() -> None:
    """Tries programs with one seed after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20, help="how many programs of 8 functions")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    wrong = 0
    for seed in range(options.seed, options.seed + options.count):
        text = program(seed)
        try:
            wanted, found = interpreted(text), native(converted(text))
        except AssertionError as error:
            sys.stdout.write(f"seed {seed}: {error}\n")
            wrong += 1
            continue
        if wanted != found:
            wrong += 1
            sys.stdout.write(f"seed {seed}: differs\n")
            for number, (one, other) in enumerate(zip(wanted.split("\n"), found.split("\n"), strict=False)):
                if one != other:
                    sys.stdout.write(f"  line {number}: interpreted {one}, natively {other}\n")
                    break
    sys.stdout.write(f"{options.count} programs, {wrong} differ\n")


if __name__ == "__main__":
    main()
