"""The function of the runtime that hands a product of matrices to BLAS."""

from __future__ import annotations

from pyopt.light import Final

LEAST: Final = 1 << 18
"""The products of numbers from which on a call pays."""

PRODUCTS: Final = f"""
@pyopt.blas = global [2 x ptr] zeroinitializer

define internal i1 @apart(i64 %a, i64 %size, i64 %b, i64 %length) {{
  %end = add i64 %a, %size
  %other = add i64 %b, %length
  %before = icmp ule i64 %end, %b
  %behind = icmp ule i64 %other, %a
  %is = or i1 %before, %behind
  ret i1 %is
}}

define internal i64 @bytes(i64 %lines, i64 %distance, i64 %line, i64 %element) {{
  %last = sub i64 %lines, 1
  %before = mul i64 %last, %distance
  %count = add i64 %before, %line
  %bytes = mul i64 %count, %element
  ret i64 %bytes
}}

define internal i1 @in_lines(i64 %next, i64 %far, i64 %line) {{
  %near = icmp eq i64 %next, 1
  %clear = icmp uge i64 %far, %line
  %is = and i1 %near, %clear
  ret i1 %is
}}

define internal void @number(ptr %at, i64 %value) {{
  %narrow = trunc i64 %value to i32
  store i32 %narrow, ptr %at
  ret void
}}

define i64 @pyopt.gemm(
  i64 %double, i64 %a, i64 %ai, i64 %ak, i64 %b, i64 %bk, i64 %bj, i64 %c, i64 %ci, i64 %cj, i64 %m, i64 %n, i64 %k
) {{
  %is.double = icmp ne i64 %double, 0
  %slot = getelementptr [2 x ptr], ptr @pyopt.blas, i64 0, i64 %double
  %function = load ptr, ptr %slot
  %none = icmp eq ptr %function, null
  br i1 %none, label %no, label %sizes

sizes:
  %x0 = or i64 %ai, %ak
  %x1 = or i64 %bk, %bj
  %x2 = or i64 %ci, %m
  %x3 = or i64 %n, %k
  %x4 = or i64 %x0, %x1
  %x5 = or i64 %x2, %x3
  %x = or i64 %x4, %x5
  %wide = icmp ugt i64 %x, 2147483647
  br i1 %wide, label %no, label %work

work:
  %fm = uitofp i64 %m to double
  %fn = uitofp i64 %n to double
  %fk = uitofp i64 %k to double
  %fmn = fmul double %fm, %fn
  %fmnk = fmul double %fmn, %fk
  %little = fcmp olt double %fmnk, {LEAST}.0
  br i1 %little, label %no, label %layouts

layouts:
  %c.rows = call i1 @in_lines(i64 %cj, i64 %ci, i64 %n)
  %a.rows = call i1 @in_lines(i64 %ak, i64 %ai, i64 %k)
  %a.columns = call i1 @in_lines(i64 %ai, i64 %ak, i64 %m)
  %b.rows = call i1 @in_lines(i64 %bj, i64 %bk, i64 %n)
  %b.columns = call i1 @in_lines(i64 %bk, i64 %bj, i64 %k)
  %a.some = or i1 %a.rows, %a.columns
  %b.some = or i1 %b.rows, %b.columns
  %both = and i1 %a.some, %b.some
  %all = and i1 %both, %c.rows
  br i1 %all, label %places, label %no

places:
  %element = select i1 %is.double, i64 8, i64 4
  %lda = select i1 %a.rows, i64 %ai, i64 %ak
  %ldb = select i1 %b.rows, i64 %bk, i64 %bj
  %a.lines = select i1 %a.rows, i64 %m, i64 %k
  %a.line = select i1 %a.rows, i64 %k, i64 %m
  %b.lines = select i1 %b.rows, i64 %k, i64 %n
  %b.line = select i1 %b.rows, i64 %n, i64 %k
  %a.size = call i64 @bytes(i64 %a.lines, i64 %lda, i64 %a.line, i64 %element)
  %b.size = call i64 @bytes(i64 %b.lines, i64 %ldb, i64 %b.line, i64 %element)
  %c.size = call i64 @bytes(i64 %m, i64 %ci, i64 %n, i64 %element)
  %a.apart = call i1 @apart(i64 %a, i64 %a.size, i64 %c, i64 %c.size)
  %b.apart = call i1 @apart(i64 %b, i64 %b.size, i64 %c, i64 %c.size)
  %apart = and i1 %a.apart, %b.apart
  br i1 %apart, label %call, label %no

call:
  %numbers = alloca [6 x i32]
  %one = alloca i64
  %letters = alloca [2 x i8]
  %one.bits = select i1 %is.double, i64 4607182418800017408, i64 1065353216
  store i64 %one.bits, ptr %one
  %p1 = getelementptr i32, ptr %numbers, i64 1
  %p2 = getelementptr i32, ptr %numbers, i64 2
  %p3 = getelementptr i32, ptr %numbers, i64 3
  %p4 = getelementptr i32, ptr %numbers, i64 4
  %p5 = getelementptr i32, ptr %numbers, i64 5
  call void @number(ptr %numbers, i64 %n)
  call void @number(ptr %p1, i64 %m)
  call void @number(ptr %p2, i64 %k)
  call void @number(ptr %p3, i64 %ldb)
  call void @number(ptr %p4, i64 %lda)
  call void @number(ptr %p5, i64 %ci)
  %b.letter = select i1 %b.rows, i8 78, i8 84
  %a.letter = select i1 %a.rows, i8 78, i8 84
  %l1 = getelementptr i8, ptr %letters, i64 1
  store i8 %b.letter, ptr %letters
  store i8 %a.letter, ptr %l1
  %pa = inttoptr i64 %a to ptr
  %pb = inttoptr i64 %b to ptr
  %pc = inttoptr i64 %c to ptr
  call void %function(
    ptr %letters, ptr %l1, ptr %numbers, ptr %p1, ptr %p2,
    ptr %one, ptr %pb, ptr %p3, ptr %pa, ptr %p4, ptr %one, ptr %pc, ptr %p5
  )
  ret i64 1

no:
  ret i64 0
}}
"""
"""C += A * B by sgemm or dgemm, which take columns: the transposed B times the transposed A. Gives 0
where it does nothing: without BLAS, for small products, strides that BLAS does not take, and where C overlaps with A or
B."""
