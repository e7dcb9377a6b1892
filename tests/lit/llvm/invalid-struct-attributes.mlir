// RUN: pyopt %s --split-input-file --verify-diagnostics

// Attributes that are lists of named parameters, and kinds of these.

// expected-error @+2 {{invalid debug info debug info encoding name: DW_ATE_nope}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
module attributes {a.b = #llvm.di_basic_type<name = "x", encoding = DW_ATE_nope>} {}

// -----

// expected-error @+2 {{invalid debug info debug info language name: DW_LANG_nope}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
module attributes {a.b = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_nope, file = <"a" in "b">, isOptimized = true, emissionKind = Full>} {}

// -----

// expected-error @+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: Fuller}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
module attributes {a.b = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = 1, emissionKind = Fuller>} {}

// -----

// expected-error @+2 {{expected one of [Default, GNU, None, Apple] for LLVM debug name table kind, got: Nope}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'nameTableKind' which is to be a `DINameTableKind`}}
module attributes {a.b = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = 1, emissionKind = Full, nameTableKind = Nope>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'id' which is to be a `DistinctAttr`}}
module attributes {a.b = #llvm.di_compile_unit<id = 1, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = 1, emissionKind = Full, nameTableKind = Nope>} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #llvm.di_composite_type<flags = Public|Vector>} {}

// -----

// expected-error @+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Public|Nope}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
module attributes {a.b = #llvm.di_composite_type<flags = "Public|Nope">} {}

// -----

// expected-error @+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Nope}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
module attributes {a.b = #llvm.di_composite_type<flags = Nope>} {}

// -----

// expected-error @+2 {{expected keyword for LLVM DI flags}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
module attributes {a.b = #llvm.di_composite_type<flags = 3>} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'isRecSelf' which is to be a `bool`}}
module attributes {a.b = #llvm.di_composite_type<isRecSelf = maybe>} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'line' which is to be a `uint32_t`}}
module attributes {a.b = #llvm.di_composite_type<line = x>} {}

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'file' which is to be a `DIFileAttr`}}
module attributes {a.b = #llvm.di_composite_type<file = <3 in "a">>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'name' which is to be a `StringAttr`}}
module attributes {a.b = #llvm.di_composite_type<name = 3>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {a.b = #llvm.di_composite_type<scope = 3>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
module attributes {a.b = #llvm.di_composite_type<baseType = #llvm.di_file<"a" in "b">>} {}

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
module attributes {a.b = #llvm.di_composite_type<elements = #llvm.di_null_type, name = "x">} {}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'rank' which is to be a `DIExpressionAttr`}}
module attributes {a.b = #llvm.di_composite_type<rank = 3>} {}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'tag' which is to be a `unsigned`}}
module attributes {a.b = #llvm.di_composite_type<tag = 3>} {}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: name}}
module attributes {a.b = #llvm.di_composite_type<name = "x", name = "y">} {}

// -----

// expected-error @+1 {{expected '='}}
module attributes {a.b = #llvm.di_composite_type<name "x">} {}

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LoopUnrollAttr parameter 'disable' which is to be a `BoolAttr`}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
module attributes {a.b = #llvm.loop_annotation<unroll = <disable = 1>>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
module attributes {a.b = #llvm.loop_annotation<unroll = #llvm.loop_licm<>>} {}

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LoopUnrollAttr parameter 'count' which is to be a `IntegerAttr`}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
module attributes {a.b = #llvm.loop_annotation<unroll = <count = "x">>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
module attributes {a.b = #llvm.loop_annotation<startLoc = loc("a":1:2)>} {}

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
module attributes {a.b = #llvm.loop_annotation<parallelAccesses = <id = 3>>} {}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
module attributes {a.b = #llvm.loop_interleave<>} {}

// -----

// expected-error @+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: nope}}
// expected-error @+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
module attributes {a.b = #llvm.memory_effects<other = nope>} {}
