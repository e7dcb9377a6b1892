// RUN: pyopt %s --split-input-file --verify-diagnostics

// Attributes that are lists of named parameters, and kinds of these.

// expected-error @+1 {{struct is missing required parameter: bytes}}
module attributes {a.b = #llvm.dereferenceable<mayBeNull = false>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_VecTypeHintAttr parameter 'hint' which is to be a `TypeAttr`}}
module attributes {a.b = #llvm.vec_type_hint<hint = 3>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'maxRange' which is to be a `IntegerAttr`}}
module attributes {a.b = #llvm.vscale_range<minRange = 1, maxRange = "x">} {}

// -----

// expected-error @+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
module attributes {a.b = #llvm.alias_scope<id = 3, domain = <id = distinct[0]<>>>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_AliasScopeAttr parameter 'description' which is to be a `StringAttr`}}
module attributes {a.b = #llvm.alias_scope<id = distinct[1]<>, domain = <id = "x">, description = 3>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`}}
module attributes {a.b = #llvm.tbaa_root<id = 3>} {}

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`}}
module attributes {a.b = #llvm.tbaa_type_desc<id = 3, members = {}>} {}

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
module attributes {a.b = #llvm.tbaa_type_desc<id = "t", members = {<3, 0>}>} {}

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
module attributes {a.b = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root, x>}>} {}

// -----

// expected-error @+2 {{expected '{'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
module attributes {a.b = #llvm.tbaa_type_desc<id = "t", members = 3>} {}

// -----

// expected-error @+2 {{expected '}'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
module attributes {a.b = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root, 0> 3}>} {}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
module attributes {a.b = #llvm.tbaa_tag<base_type = 1, access_type = 2, offset = 0>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TargetAttr parameter 'triple' which is to be a `StringAttr`}}
module attributes {a.b = #llvm.target<triple = 3>} {}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TargetAttr parameter 'features' which is to be a `TargetFeaturesAttr`}}
module attributes {a.b = #llvm.target<triple = "a", chip = "b", features = 3>} {}

// -----

// expected-error @+1 {{struct is missing required parameter: chip}}
module attributes {a.b = #llvm.target<triple = "a">} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #llvm.di_derived_type<dwarfAddressSpace = x>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'extraData' which is to be a `DINodeAttr`}}
module attributes {a.b = #llvm.di_derived_type<extraData = 3>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIStringTypeAttr parameter 'stringLength' which is to be a `DIVariableAttr`}}
module attributes {a.b = #llvm.di_string_type<name = "x", stringLength = 3>} {}

// -----

// expected-error @+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Nope}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
module attributes {a.b = #llvm.di_subprogram<subprogramFlags = Nope>} {}

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'type' which is to be a `DISubroutineTypeAttr`}}
module attributes {a.b = #llvm.di_subprogram<type = <types = 3>>} {}

// -----

// expected-error @+2 {{expected one of [SampleProfile, InstrProf, CSInstrProf] for LLVM ProfileSummary format kinds, got: Nope}}
// expected-error @+1 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`}}
module attributes {a.b = #llvm.profile_summary<format = Nope>} {}
