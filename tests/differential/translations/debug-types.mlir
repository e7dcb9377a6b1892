// Types of all kinds.
#file = #llvm.di_file<"a\\\22\0A.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "a\\b\22", isOptimized = false, emissionKind = DebugDirectivesOnly, splitDebugFilename = "x", nameTableKind = None>
#a = #llvm.di_basic_type<name = "a", tag = DW_TAG_base_type>
#nameless = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "", sizeInBits = 18446744073709551615>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 0>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #a, sizeInBits = 3, alignInBits = 4, offsetInBits = 5>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 8, encoding = DW_ATE_ASCII>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", file = #file, line = 4, scope = #unit, baseType = #a, flags = "Bit0|Public|FwdDecl|Virtual|SingleInheritance|TypePassByValue", sizeInBits = 64, alignInBits = 32, elements = #member, #pointer>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #a, dataLocation = <[DW_OP_deref]>, rank = <[DW_OP_plus_uconst(3)]>, allocated = <>, associated = <[DW_OP_lit0]>, elements = #llvm.di_subrange<count = 3 : i64, lowerBound = 0 : i64>, #llvm.di_subrange<upperBound = -1 : i64, stride = #llvm.di_expression<[DW_OP_deref]>>, #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_consts(4)]>, stride = #llvm.di_expression<[DW_OP_consts(5)]>>>
#all = #llvm.di_subroutine_type<callingConvention = DW_CC_program, types = #llvm.di_null_type, #a, #nameless, #pointer, #member, #string, #struct, #array>
#none = #llvm.di_subroutine_type<>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #unit, name = "f", file = #file, line = 1, type = #all, subprogramFlags = "PureVirtual|Definition|ObjCDirect">
#ext = #llvm.di_subprogram<name = "ext", type = #none>
llvm.func @ext() loc(fused<#ext>["a":1:2])
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// Words for numbers of bits, and the order of flags.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Rust, file = #file, isOptimized = false, emissionKind = Full, nameTableKind = Apple>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f(%x: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #f, name = "a", flags = "Artificial|Private|ObjectPointer"> = %x
      : i32
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #f, name = "b", flags = "Bit0|Bit1"> = %x
      : i32
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #f, name = "c", flags = "Virtual|FwdDecl|Bit1"> = %x
      : i32
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #f, name = "d", flags = Zero> = %x : i32
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #f, name = "e", flags = "AllCallsDescribed|LittleEndian|AppleBlock|StaticMember"> = %x
      : i32
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// A struct with a pointer to itself, and one that is reached from its member first.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#self = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#to_self = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #to_self>
#node = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "node", elements = #next>
#to_node = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #node>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #llvm.di_subroutine_type<types = #to_node, #node, #to_node>>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// Two structs that refer to each other, from both sides.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#a_self = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#b_self = #llvm.di_composite_type<recId = distinct[6]<>, isRecSelf = true>
#b_in_a = #llvm.di_composite_type<recId = distinct[6]<>, tag = DW_TAG_class_type, name = "B", elements = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a_self>, #b_self>
#a = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_class_type, name = "A", elements = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_in_a>, #b_in_a>
#a_in_b = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_class_type, name = "A", elements = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_self>>
#b = #llvm.di_composite_type<recId = distinct[6]<>, tag = DW_TAG_class_type, name = "B", elements = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a_in_b>>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #llvm.di_subroutine_type<types = #a, #b, #a>>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// A type that could refer to itself, and does not, is equal to another.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#other = #llvm.di_composite_type<recId = distinct[6]<>, tag = DW_TAG_array_type, name = "t", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "b">, elements = #llvm.di_subrange<count = 3 : i64>>
#same = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "t", baseType = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "b">, elements = #llvm.di_subrange<count = 3 : i64>>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #llvm.di_subroutine_type<types = #other, #same>>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// A subprogram whose retained nodes are in it.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran90, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#module = #llvm.di_module<file = #file, scope = #unit, name = "m", configMacros = "c", includePath = "i", apinotes = "n", line = 3, isDecl = true>
#module2 = #llvm.di_module<name = "m2">
#var_self = #llvm.di_local_variable<scope = #self, name = "x", file = #file, line = 1, type = #int>
#label_self = #llvm.di_label<scope = #self, name = "l", file = #file, line = 7>
#global = #llvm.di_global_variable<scope = #module, name = "g", file = #file, line = 1, type = #int>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #self, entity = #module, file = #file, line = 1, elements = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #self, entity = #global, file = #file, line = 1, name = "g2">>
#import2 = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #self, entity = #module2>
#f = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[1]<>, compileUnit = #unit, scope = #module, name = "f", file = #file, line = 1, subprogramFlags = Definition, retainedNodes = #var_self, #label_self, #import, #import2>
#var = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 1, type = #int>
#label = #llvm.di_label<scope = #f, name = "l", file = #file, line = 7>
llvm.func @f(%x: i32) {
  llvm.intr.dbg.value #var = %x : i32
  llvm.intr.dbg.label #label
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// Annotations of subprograms, names in namespaces.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_20, file = #file, isOptimized = false, emissionKind = Full>
#outer = #llvm.di_namespace<name = "n", exportSymbols = false>
#inner = #llvm.di_namespace<scope = #outer, exportSymbols = true>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #inner, name = "f", file = #file, line = 1, subprogramFlags = Definition, annotations = #llvm.di_annotation<name = "foo", value = "bar">, #llvm.di_annotation<name = "", value = "\22">>
#g = #llvm.di_subprogram<scope = #outer, name = "g", subprogramFlags = "LocalToUnit|Optimized|Pure|Elemental|Recursive|Deleted|Virtual">
llvm.func @g() loc(fused<#g>["a":1:2])
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// Bounds that are variables or expressions; strings with lengths.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran90, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#n = #llvm.di_local_variable<scope = #f, name = "n", file = #file, line = 1, type = #int>
#g = #llvm.di_global_variable<scope = #unit, name = "g", file = #file, line = 1, type = #int>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = #n, lowerBound = #g>, #llvm.di_subrange<lowerBound = #llvm.di_expression<[DW_OP_consts(7)]>, upperBound = #n, stride = -4 : i32>>
#generic = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_generic_subrange<lowerBound = #n, upperBound = #g, stride = #llvm.di_expression<[DW_OP_constu(7)]>>, #llvm.di_generic_subrange<count = #n, lowerBound = #llvm.di_expression<[DW_OP_consts(18446744073709551615)]>, stride = #llvm.di_expression<[DW_OP_consts(7), DW_OP_stack_value]>>>
#string = #llvm.di_string_type<name = "s", alignInBits = 8, stringLength = #n, stringLengthExp = <[DW_OP_push_object_address]>, stringLocationExp = <[DW_OP_deref]>, tag = DW_TAG_string_type>
#string2 = #llvm.di_string_type<tag = DW_TAG_string_type, name = "", stringLength = #g, sizeInBits = 7>
#x = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 1, type = #array, arg = 3, alignInBits = 64>
#y = #llvm.di_local_variable<scope = #f, name = "y", type = #generic>
#z = #llvm.di_local_variable<scope = #f, name = "", type = #string>
#w = #llvm.di_local_variable<scope = #f, type = #string2>
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.intr.dbg.declare #y #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  llvm.intr.dbg.declare #z = %p : !llvm.ptr
  llvm.intr.dbg.declare #w = %p : !llvm.ptr
  llvm.intr.dbg.declare #n = %p : !llvm.ptr
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// Equal types are one node; tuples as well.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#unit2 = #llvm.di_compile_unit<id = distinct[9]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32>
#int2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t = #llvm.di_subroutine_type<types = #int, #int2>
#e = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "E", elements = #int, #int2>
#s1 = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "U">
#s2 = #llvm.di_composite_type<tag = DW_TAG_union_type, name = "U", line = 0>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #t>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit2, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #llvm.di_subroutine_type<callingConvention = DW_CC_nocall, types = #e, #s1, #s2>>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])
llvm.func @g() {
  llvm.return
} loc(fused<#g>["a":1:2])

// -----
// Numbers that are 0, and bounds that are none.
#file = #llvm.di_file<"a" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 0, scopeLine = 0, subprogramFlags = Definition>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 0>
#g = #llvm.di_global_variable<scope = #f, name = "", linkageName = "g", file = #file, line = 0, type = #int, alignInBits = 0>
#t = #llvm.di_derived_type<tag = DW_TAG_member, name = "", baseType = #int, sizeInBits = 0, alignInBits = 0, offsetInBits = 0>
#block = #llvm.di_common_block<scope = #f, name = "", file = #file, line = 0>
#g2 = #llvm.di_global_variable<scope = #block, name = "g2", file = #file, line = 0, type = #t>
#g3 = #llvm.di_global_variable<name = "g3", file = #file, line = 0, type = #int>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = -1 : i64, stride = 0 : i64>, #llvm.di_generic_subrange<upperBound = 4 : i64, lowerBound = #llvm.di_expression<[DW_OP_consts(0)]>, stride = #llvm.di_expression<[DW_OP_constu(1), DW_OP_stack_value]>>>
#g4 = #llvm.di_global_variable<scope = #unit, name = "g4", file = #file, line = 0, type = #array>
llvm.mlir.global @g(0 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #g>,
               #llvm.di_global_variable_expression<var = #g2>,
               #llvm.di_global_variable_expression<var = #g3>,
               #llvm.di_global_variable_expression<var = #g4>]
} : i32
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])
