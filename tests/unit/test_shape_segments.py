"""What is only known behind assertions: many of them, side by side and one behind the other."""

from __future__ import annotations

from pyopt.driver.run import run_in_process

HEAD = """func.func @f(%a: tensor<?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
"""


def inferred(body: str) -> str:
    flags = ["--shape-inference", "--allow-unregistered-dialect", "-"]
    code, out, errors = run_in_process(flags, f"{HEAD}{body}  return\n}}\n", ".")
    assert code == 0, errors
    return out


def asserted(number: int, what: str = "%d") -> str:
    return f"""
      %k{number} = arith.constant {number} : index
      %is{number} = arith.cmpi eq, {what}, %k{number} : index
      cf.assert %is{number}, "it is"
    """


def used(number: int, value: str = "%a") -> str:
    return f"""
      %x{number} = math.exp {value} : tensor<?xf32>
      "test.use"(%x{number}) : (tensor<?xf32>) -> ()
    """


def test_each_branch_knows_its_own() -> None:
    count = 60
    out = inferred("".join(f"scf.if %c {{ {asserted(n)} {used(n)} }}\n" for n in range(count)) + used(count))
    for number in range(count):
        assert out.count(f": tensor<{number}xf32>\n") == 1
    assert ": tensor<?xf32>\n" in out.split("scf.if")[-1]


def test_what_was_asserted_first_is_known_at_last() -> None:
    """Sixty assertions about others are between."""
    others = [f"%n{number} = tensor.dim %b{number}, %c0 : tensor<?xf32>" for number in range(1, 60)]
    made = [f'%b{number} = "test.make"() : () -> tensor<?xf32>' for number in range(1, 60)]
    checks = [asserted(number, f"%n{number}") for number in range(1, 60)]
    out = inferred("\n".join([asserted(99), *made, *others, *checks, used(99), used(1, "%b1")]))
    last = out.split("cf.assert")[-1]
    assert ": tensor<99xf32>\n" in last
    assert "tensor<1xf32>\n" in last
