"""Rings of blocks that only branch on: the reference's canonicalizer goes round them for ever, ours must not."""

from __future__ import annotations

from pyopt.driver.run import run_in_process

RINGS = """
func.func @conditional(%c: i1) {
  cf.cond_br %c, ^a, ^x
^a:
  cf.br ^b
^b:
  cf.br ^a
^x:
  return
}

func.func @switch(%n: i32, %v: i32) {
  cf.switch %n : i32, [
    default: ^x,
    1: ^a(%v : i32)
  ]
^a(%p: i32):
  cf.br ^b(%p : i32)
^b(%q: i32):
  cf.br ^c(%q : i32)
^c(%r: i32):
  cf.br ^a(%r : i32)
^x:
  return
}
"""


def test_rings_end() -> None:
    code, out, err = run_in_process(["--canonicalize"], RINGS)
    assert (code, err) == (0, "")
    again = run_in_process(["--canonicalize"], out)
    assert again == (0, out, "")
