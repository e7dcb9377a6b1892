"""Words of DWARF that debug info uses, in lists without their prefix (DW_TAG_member, DW_LANG_C)."""

from __future__ import annotations

from pyopt.light import Final

_TAGS: Final = """
    null array_type class_type entry_point enumeration_type formal_parameter imported_declaration label
    lexical_block member pointer_type reference_type compile_unit string_type structure_type subroutine_type
    typedef union_type unspecified_parameters variant common_block common_inclusion inheritance
    inlined_subroutine module ptr_to_member_type set_type subrange_type with_stmt access_declaration
    base_type catch_block const_type constant enumerator file_type friend namelist namelist_item packed_type
    subprogram template_type_parameter template_value_parameter thrown_type try_block variant_part variable
    volatile_type dwarf_procedure restrict_type interface_type namespace imported_module unspecified_type
    partial_unit imported_unit condition shared_type type_unit rvalue_reference_type template_alias
    coarray_type generic_subrange dynamic_type atomic_type call_site call_site_parameter skeleton_unit
    immutable_type MIPS_loop format_label function_template class_template GNU_BINCL GNU_EINCL
    GNU_template_template_param GNU_template_parameter_pack GNU_formal_parameter_pack GNU_call_site
    GNU_call_site_parameter SUN_function_template SUN_class_template SUN_struct_template SUN_union_template
    SUN_indirect_inheritance SUN_codeflags SUN_memop_info SUN_omp_child_func SUN_rtti_descriptor
    SUN_dtor_info SUN_dtor SUN_f90_interface SUN_fortran_vax_structure SUN_hi ALTIUM_circ_type
    ALTIUM_mwa_circ_type ALTIUM_rev_carry_type ALTIUM_rom LLVM_annotation GHS_namespace GHS_using_namespace
    GHS_using_declaration GHS_template_templ_param UPC_shared_type UPC_strict_type UPC_relaxed
    PGI_kanji_type PGI_interface_block BORLAND_property BORLAND_Delphi_string BORLAND_Delphi_dynamic_array
    BORLAND_Delphi_set BORLAND_Delphi_variant LLVM_ptrauth_type
"""
_LANGUAGES: Final = """
    C89 C Ada83 C_plus_plus Cobol74 Cobol85 Fortran77 Fortran90 Pascal83 Modula2 Java C99 Ada95 Fortran95
    PLI ObjC ObjC_plus_plus UPC D Python OpenCL Go Modula3 Haskell C_plus_plus_03 C_plus_plus_11 OCaml Rust
    C11 Swift Julia C_plus_plus_14 Fortran03 Fortran08 RenderScript BLISS Kotlin Zig Crystal C_plus_plus_17
    C_plus_plus_20 C17 Fortran18 Ada2005 Ada2012 HIP Assembly C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP
    CPP_for_OpenCL SYCL Metal Ruby Move Hylo Mips_Assembler GOOGLE_RenderScript BORLAND_Delphi
"""
_ENCODINGS: Final = """
    address boolean complex_float float signed signed_char unsigned unsigned_char imaginary_float
    packed_decimal numeric_string edited signed_fixed unsigned_fixed decimal_float UTF UCS ASCII
    HP_complex_float HP_float128 HP_complex_float128 HP_floathpintel HP_imaginary_float128
"""
_CONVENTIONS: Final = """
    normal program nocall pass_by_reference pass_by_value GNU_renesas_sh GNU_borland_fastcall_i386
    BORLAND_safecall BORLAND_stdcall BORLAND_pascal BORLAND_msfastcall BORLAND_msreturn BORLAND_thiscall
    BORLAND_fastcall LLVM_vectorcall LLVM_Win64 LLVM_X86_64SysV LLVM_AAPCS LLVM_AAPCS_VFP LLVM_IntelOclBicc
    LLVM_SpirFunction LLVM_DeviceKernel LLVM_Swift LLVM_PreserveMost LLVM_PreserveAll LLVM_X86RegCall
    LLVM_M68kRTD LLVM_PreserveNone LLVM_RISCVVectorCall LLVM_SwiftTail LLVM_RISCVVLSCall GDB_IBM_OpenCL
    LLVM_PreserveNone
"""

WORDS: Final[dict[str, tuple[str, frozenset[str]]]] = {
    "Tag": ("debug info tag", frozenset("DW_TAG_" + word for word in _TAGS.split())),
    "Language": ("debug info language", frozenset("DW_LANG_" + word for word in _LANGUAGES.split())),
    "Encoding": ("debug info encoding", frozenset("DW_ATE_" + word for word in _ENCODINGS.split())),
    "Convention": ("debug info calling convention", frozenset("DW_CC_" + word for word in _CONVENTIONS.split())),
}
"""Kinds of parameters: what messages call them, and the words."""
