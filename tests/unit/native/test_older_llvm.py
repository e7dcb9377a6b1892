"""LLVM IR in the spelling of older releases."""

from __future__ import annotations

import pytest

from pyopt.native.older_llvm import older_text

MASKED = "  %1 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr {}%0, {}<4 x i1> <i1 true, i1 false>, <4 x i32> %2)"
STORED = "  call void @llvm.masked.store.x(<4 x i32> {}, ptr {}getelementptr {}(i8, ptr @g, i64 4), {}<4 x i1> %0)"
GATHER = "declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, {}<4 x i1>, <4 x i32>) #0"


@pytest.mark.parametrize(
    ("version", "new", "old"),
    [
        (22, MASKED.format("align 4 ", ""), MASKED.format("align 4 ", "")),
        (21, MASKED.format("align 4 ", ""), MASKED.format("", "i32 4, ")),
        (
            20,
            STORED.format("splat (i32 7)", "align 8 ", "inbounds nuw ", ""),
            STORED.format("splat (i32 7)", "", "inbounds nuw ", "i32 8, "),
        ),
        (
            20,
            "  %3 = atomicrmw fmaximum ptr %2, float %1 acq_rel, align 4",
            "  %3 = load float, ptr %2\n  %extreme.0 = call float @llvm.maximum.f32(float %3, float %1)\n"
            "  store float %extreme.0, ptr %2\ndeclare float @llvm.maximum.f32(float, float)",
        ),
        (
            21,
            "  %3 = atomicrmw fmaximum ptr %2, float %1 acq_rel, align 4",
            "  %3 = atomicrmw fmaximum ptr %2, float %1 acq_rel, align 4",
        ),
        (20, GATHER.format(""), GATHER.format("i32 immarg, ")),
        (20, "  call void @llvm.lifetime.start.p0(ptr %1)", "  call void @llvm.lifetime.start.p0(i64 -1, ptr %1)"),
        (
            20,
            "declare void @llvm.lifetime.end.p0(ptr captures(none)) #1",
            "declare void @llvm.lifetime.end.p0(i64, ptr nocapture) #1",
        ),
        (21, "define void @f(ptr captures(none) %0) {", "define void @f(ptr captures(none) %0) {"),
        (
            20,
            "attributes #0 = { nocallback nocreateundeforpoison nofree memory(none) }",
            "attributes #0 = { nocallback nofree memory(none) }",
        ),
        (
            20,
            "  call void @llvm.coro.end(ptr %4, i1 false, token none)",
            "  %coro.end.0 = call i1 @llvm.coro.end(ptr %4, i1 false, token none)",
        ),
    ],
)
def test_older_text(version: int, new: str, old: str) -> None:
    assert older_text(new, version) == old
