// RUN: pyopt --split-input-file --verify-diagnostics %s

// Too few operands, or results that are not there.
// expected-error @+1 {{'llvm.sub' op requires one result}}
"llvm.sub"() : () -> ()

// -----

// expected-error @+1 {{'llvm.mul' op requires one result}}
"llvm.mul"() : () -> ()

// -----

// expected-error @+1 {{'llvm.udiv' op requires one result}}
"llvm.udiv"() : () -> ()

// -----

// expected-error @+1 {{'llvm.sdiv' op requires one result}}
"llvm.sdiv"() : () -> ()

// -----

// expected-error @+1 {{'llvm.urem' op requires one result}}
"llvm.urem"() : () -> ()

// -----

// expected-error @+1 {{'llvm.srem' op requires one result}}
"llvm.srem"() : () -> ()

// -----

// expected-error @+1 {{'llvm.and' op requires one result}}
"llvm.and"() : () -> ()

// -----

// expected-error @+1 {{'llvm.or' op requires one result}}
"llvm.or"() : () -> ()

// -----

// expected-error @+1 {{'llvm.xor' op requires one result}}
"llvm.xor"() : () -> ()

// -----

// expected-error @+1 {{'llvm.shl' op requires one result}}
"llvm.shl"() : () -> ()

// -----

// expected-error @+1 {{'llvm.lshr' op requires one result}}
"llvm.lshr"() : () -> ()

// -----

// expected-error @+1 {{'llvm.ashr' op requires one result}}
"llvm.ashr"() : () -> ()

// -----

// expected-error @+1 {{'llvm.fsub' op requires one result}}
"llvm.fsub"() : () -> ()

// -----

// expected-error @+1 {{'llvm.fmul' op requires one result}}
"llvm.fmul"() : () -> ()

// -----

// expected-error @+1 {{'llvm.fdiv' op requires one result}}
"llvm.fdiv"() : () -> ()

// -----

// expected-error @+1 {{'llvm.frem' op requires one result}}
"llvm.frem"() : () -> ()

// -----

// expected-error @+1 {{'llvm.ptrtoint' op requires one result}}
"llvm.ptrtoint"() : () -> ()

// -----

// expected-error @+1 {{'llvm.trunc' op requires one result}}
"llvm.trunc"() : () -> ()

// -----

// expected-error @+1 {{'llvm.uitofp' op requires one result}}
"llvm.uitofp"() : () -> ()

// -----

// expected-error @+1 {{'llvm.fptoui' op requires one result}}
"llvm.fptoui"() : () -> ()

// -----

// expected-error @+1 {{'llvm.fpext' op requires one result}}
"llvm.fpext"() : () -> ()

// -----

// expected-error @+1 {{'llvm.fptrunc' op requires one result}}
"llvm.fptrunc"() : () -> ()

// -----

// expected-error @+1 {{'llvm.mlir.none' op requires one result}}
"llvm.mlir.none"() : () -> ()

// -----

// expected-error @+1 {{'llvm.unreachable' op requires zero results}}
%0 = "llvm.unreachable"() : () -> i32

// -----

// expected-error @+1 {{'llvm.mlir.global_dtors' op requires attribute 'data'}}
"llvm.mlir.global_dtors"() : () -> ()

// -----

// expected-error @+1 {{'llvm.linker_options' op requires attribute 'options'}}
"llvm.linker_options"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.cos' op requires one result}}
"llvm.intr.cos"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.exp2' op requires one result}}
"llvm.intr.exp2"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.exp' op requires one result}}
"llvm.intr.exp"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.fabs' op requires one result}}
"llvm.intr.fabs"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ceil' op requires one result}}
"llvm.intr.ceil"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.floor' op requires one result}}
"llvm.intr.floor"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.trunc' op requires one result}}
"llvm.intr.trunc"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.log10' op requires one result}}
"llvm.intr.log10"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.log2' op requires one result}}
"llvm.intr.log2"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.log' op requires one result}}
"llvm.intr.log"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.nearbyint' op requires one result}}
"llvm.intr.nearbyint"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.rint' op requires one result}}
"llvm.intr.rint"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.roundeven' op requires one result}}
"llvm.intr.roundeven"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.round' op requires one result}}
"llvm.intr.round"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.sin' op requires one result}}
"llvm.intr.sin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.copysign' op requires one result}}
"llvm.intr.copysign"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.maxnum' op requires one result}}
"llvm.intr.maxnum"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.maximum' op requires one result}}
"llvm.intr.maximum"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.minnum' op requires one result}}
"llvm.intr.minnum"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.minimum' op requires one result}}
"llvm.intr.minimum"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.pow' op requires one result}}
"llvm.intr.pow"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.fma' op requires one result}}
"llvm.intr.fma"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.fmuladd' op requires one result}}
"llvm.intr.fmuladd"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.bitreverse' op requires one result}}
"llvm.intr.bitreverse"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.bswap' op requires one result}}
"llvm.intr.bswap"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ctpop' op requires one result}}
"llvm.intr.ctpop"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.sadd.sat' op requires one result}}
"llvm.intr.sadd.sat"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.smax' op requires one result}}
"llvm.intr.smax"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.smin' op requires one result}}
"llvm.intr.smin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.sshl.sat' op requires one result}}
"llvm.intr.sshl.sat"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ssub.sat' op requires one result}}
"llvm.intr.ssub.sat"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.uadd.sat' op requires one result}}
"llvm.intr.uadd.sat"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.umax' op requires one result}}
"llvm.intr.umax"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.umin' op requires one result}}
"llvm.intr.umin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ushl.sat' op requires one result}}
"llvm.intr.ushl.sat"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.usub.sat' op requires one result}}
"llvm.intr.usub.sat"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.fshl' op requires one result}}
"llvm.intr.fshl"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.fshr' op requires one result}}
"llvm.intr.fshr"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.powi' op requires one result}}
"llvm.intr.powi"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.llrint' op requires one result}}
"llvm.intr.llrint"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.llround' op requires one result}}
"llvm.intr.llround"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.lrint' op requires one result}}
"llvm.intr.lrint"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.lround' op requires one result}}
"llvm.intr.lround"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ctlz' op requires one result}}
"llvm.intr.ctlz"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.cttz' op requires one result}}
"llvm.intr.cttz"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.is.fpclass' op requires one result}}
"llvm.intr.is.fpclass"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.is.constant' op requires one result}}
"llvm.intr.is.constant"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.sadd.with.overflow' op requires one result}}
"llvm.intr.sadd.with.overflow"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.smul.with.overflow' op requires one result}}
"llvm.intr.smul.with.overflow"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ssub.with.overflow' op requires one result}}
"llvm.intr.ssub.with.overflow"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.uadd.with.overflow' op requires one result}}
"llvm.intr.uadd.with.overflow"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.umul.with.overflow' op requires one result}}
"llvm.intr.umul.with.overflow"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.usub.with.overflow' op requires one result}}
"llvm.intr.usub.with.overflow"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.assume' op expected 1 or more operands, but found 0}}
"llvm.intr.assume"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.trap' op requires zero results}}
%0 = "llvm.intr.trap"() : () -> i32

// -----

// expected-error @+1 {{'llvm.intr.debugtrap' op requires zero results}}
%0 = "llvm.intr.debugtrap"() : () -> i32

// -----

// expected-error @+1 {{'llvm.intr.ubsantrap' op requires attribute 'failureKind'}}
"llvm.intr.ubsantrap"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.expect' op requires one result}}
"llvm.intr.expect"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ssa.copy' op requires one result}}
"llvm.intr.ssa.copy"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.memcpy' op expected 3 operands, but found 0}}
"llvm.intr.memcpy"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.memmove' op expected 3 operands, but found 0}}
"llvm.intr.memmove"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.memcpy.inline' op expected 2 operands, but found 0}}
"llvm.intr.memcpy.inline"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.memset' op expected 3 operands, but found 0}}
"llvm.intr.memset"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.prefetch' op requires a single operand}}
"llvm.intr.prefetch"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.lifetime.start' op requires a single operand}}
"llvm.intr.lifetime.start"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.lifetime.end' op requires a single operand}}
"llvm.intr.lifetime.end"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.invariant.start' op requires one result}}
"llvm.intr.invariant.start"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.invariant.end' op expected 2 operands, but found 0}}
"llvm.intr.invariant.end"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.stacksave' op requires one result}}
"llvm.intr.stacksave"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.stackrestore' op requires a single operand}}
"llvm.intr.stackrestore"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vastart' op requires a single operand}}
"llvm.intr.vastart"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vaend' op requires a single operand}}
"llvm.intr.vaend"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vacopy' op expected 2 operands, but found 0}}
"llvm.intr.vacopy"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.threadlocal.address' op requires one result}}
"llvm.intr.threadlocal.address"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vscale' op requires one result}}
"llvm.intr.vscale"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.stepvector' op requires one result}}
"llvm.intr.stepvector"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.get.active.lane.mask' op requires one result}}
"llvm.intr.get.active.lane.mask"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.masked.load' op requires one result}}
"llvm.intr.masked.load"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.masked.store' op expected 3 operands, but found 0}}
"llvm.intr.masked.store"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.masked.gather' op requires one result}}
"llvm.intr.masked.gather"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.masked.scatter' op expected 3 operands, but found 0}}
"llvm.intr.masked.scatter"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.masked.expandload' op requires one result}}
"llvm.intr.masked.expandload"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.masked.compressstore' op expected 3 operands, but found 0}}
"llvm.intr.masked.compressstore"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.matrix.column.major.load' op requires one result}}
"llvm.intr.matrix.column.major.load"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.matrix.column.major.store' op expected 3 operands, but found 0}}
"llvm.intr.matrix.column.major.store"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.matrix.multiply' op requires one result}}
"llvm.intr.matrix.multiply"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.matrix.transpose' op requires one result}}
"llvm.intr.matrix.transpose"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.extract' op requires one result}}
"llvm.intr.vector.extract"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.interleave2' op requires one result}}
"llvm.intr.vector.interleave2"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.deinterleave2' op requires one result}}
"llvm.intr.vector.deinterleave2"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.and' op requires one result}}
"llvm.intr.vector.reduce.and"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.mul' op requires one result}}
"llvm.intr.vector.reduce.mul"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.or' op requires one result}}
"llvm.intr.vector.reduce.or"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.smax' op requires one result}}
"llvm.intr.vector.reduce.smax"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.smin' op requires one result}}
"llvm.intr.vector.reduce.smin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.umax' op requires one result}}
"llvm.intr.vector.reduce.umax"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.umin' op requires one result}}
"llvm.intr.vector.reduce.umin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.xor' op requires one result}}
"llvm.intr.vector.reduce.xor"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.fadd' op requires one result}}
"llvm.intr.vector.reduce.fadd"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.fmul' op requires one result}}
"llvm.intr.vector.reduce.fmul"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.fmax' op requires one result}}
"llvm.intr.vector.reduce.fmax"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.fmaximum' op requires one result}}
"llvm.intr.vector.reduce.fmaximum"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.fmin' op requires one result}}
"llvm.intr.vector.reduce.fmin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vector.reduce.fminimum' op requires one result}}
"llvm.intr.vector.reduce.fminimum"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.acos' op requires one result}}
"llvm.intr.acos"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.asin' op requires one result}}
"llvm.intr.asin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.atan' op requires one result}}
"llvm.intr.atan"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.atan2' op requires one result}}
"llvm.intr.atan2"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.cosh' op requires one result}}
"llvm.intr.cosh"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.exp10' op requires one result}}
"llvm.intr.exp10"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.frexp' op requires one result}}
"llvm.intr.frexp"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.launder.invariant.group' op requires one result}}
"llvm.intr.launder.invariant.group"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ldexp' op requires one result}}
"llvm.intr.ldexp"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.memset.inline' op expected 2 operands, but found 0}}
"llvm.intr.memset.inline"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.sinh' op requires one result}}
"llvm.intr.sinh"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.strip.invariant.group' op requires one result}}
"llvm.intr.strip.invariant.group"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.tan' op requires one result}}
"llvm.intr.tan"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.tanh' op requires one result}}
"llvm.intr.tanh"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.ucmp' op requires one result}}
"llvm.intr.ucmp"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vp.smax' op requires one result}}
"llvm.intr.vp.smax"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vp.smin' op requires one result}}
"llvm.intr.vp.smin"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vp.umax' op requires one result}}
"llvm.intr.vp.umax"() : () -> ()

// -----

// expected-error @+1 {{'llvm.intr.vp.umin' op requires one result}}
"llvm.intr.vp.umin"() : () -> ()
