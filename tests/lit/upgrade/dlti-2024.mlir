// RUN: pyopt --upgrade --split-input-file %s | FileCheck %s
// RUN: not pyopt --suggest --split-input-file %s 2>&1 | FileCheck %s --check-prefix=TODAY

// Systems had colons behind the names of their devices.

// TODAY: error: expected '='
// TODAY: note: this is how it was written until 2024; --upgrade reads it

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : ui32>, "GPU" = #dlti.target_device_spec<"max" = "a:b">>} {
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" : #dlti.target_device_spec<#dlti.dl_entry<"L1_cache_size_in_bytes", 4096 : ui32>>,
    // The other one.
    "GPU" : #dlti.target_device_spec<#dlti.dl_entry<"max", "a:b">>>
} {}

// -----

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"A" = #dlti.target_device_spec<"a" = 1 : i32>, "B" = #dlti.target_device_spec<"a" = 1 : i32>>} {
#device = #dlti.target_device_spec<#dlti.dl_entry<"a", 1 : i32>>
#system = #dlti.target_system_spec<"A" : #device, "B" = #device>
module attributes {dlti.target_system_spec = #system} {}
