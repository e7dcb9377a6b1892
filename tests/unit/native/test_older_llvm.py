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
            14,
            STORED.format("splat (i32 7)", "align 8 ", "inbounds nuw ", ""),
            STORED.format("<i32 7, i32 7, i32 7, i32 7>", "", "inbounds ", "i32 8, "),
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
        (
            14,
            "  %5 = call nnan <2 x float> @llvm.minimum.v2f32(<2 x float> %3, <2 x float> <float 1.0, float 2.0>)",
            "  %extreme.0.more = fcmp ult <2 x float> %3, <float 1.0, float 2.0>\n"
            "  %extreme.0.chosen = select <2 x i1> %extreme.0.more, "
            "<2 x float> %3, <2 x float> <float 1.0, float 2.0>\n"
            "  %extreme.0.none = fcmp uno <2 x float> <float 1.0, float 2.0>, <float 1.0, float 2.0>\n"
            "  %extreme.0.number = select <2 x i1> %extreme.0.none, "
            "<2 x float> <float 1.0, float 2.0>, <2 x float> %extreme.0.chosen\n"
            "  %extreme.0.equal = fcmp oeq <2 x float> %3, <float 1.0, float 2.0>\n"
            "  %extreme.0.a = bitcast <2 x float> %3 to <2 x i32>\n"
            "  %extreme.0.b = bitcast <2 x float> <float 1.0, float 2.0> to <2 x i32>\n"
            "  %extreme.0.bits = or <2 x i32> %extreme.0.a, %extreme.0.b\n"
            "  %extreme.0.zero = bitcast <2 x i32> %extreme.0.bits to <2 x float>\n"
            "  %5 = select <2 x i1> %extreme.0.equal, <2 x float> %extreme.0.zero, <2 x float> %extreme.0.number",
        ),
        (
            17,
            "  %5 = call double @llvm.maximum.f64(double %3, double %4)",
            "  %5 = call double @llvm.maximum.f64(double %3, double %4)",
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
        (15, "attributes #0 = { nofree memory(argmem: read) }", "attributes #0 = { nofree }"),
        (15, "  %1 = add <2 x i64> %0, splat (i64 1)", "  %1 = add <2 x i64> %0, <i64 1, i64 1>"),
        (
            15,
            "  %1 = fadd <vscale x 4 x float> %0, splat (float 1.0)",
            "  %1 = fadd <vscale x 4 x float> %0, shufflevector (<vscale x 4 x float> insertelement "
            "(<vscale x 4 x float> poison, float 1.0, i64 0), <vscale x 4 x float> poison, "
            "<vscale x 4 x i32> zeroinitializer)",
        ),
        (15, "declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32)", "declare i8 @llvm.scmp.i8.i32(i32, i32)"),
        (15, "  %1 = zext nneg i32 %0 to i64", "  %1 = zext i32 %0 to i64"),
        (15, "  %1 = trunc nuw nsw i64 %0 to i32", "  %1 = trunc i64 %0 to i32"),
        (
            14,
            "  call void @llvm.coro.end(ptr %4, i1 false, token none)",
            "  %coro.end.0 = call i1 @llvm.coro.end(ptr %4, i1 false)",
        ),
    ],
)
def test_older_text(version: int, new: str, old: str) -> None:
    assert older_text(new, version) == old
