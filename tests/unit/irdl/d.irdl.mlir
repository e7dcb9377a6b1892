irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    %1 = irdl.any
    irdl.parameters(a : %0, b : %1)
  }
  irdl.type @u {}
  irdl.attribute @w {
    %0 = irdl.is i32
    irdl.parameters(x : %0)
  }
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @d::@u
    %2 = irdl.base "#builtin.string"
    irdl.operands(a : %0, b : %1)
    irdl.attributes {"s" = %2}
  }
  irdl.operation @all {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.base "!builtin.integer"
    %4 = irdl.all_of(%2, %3)
    irdl.operands(a : %4, b : variadic %4)
    irdl.results(r : optional %4)
  }
  irdl.operation @two {
    %0 = irdl.any
    irdl.operands(a : variadic %0, b : optional %0)
  }
  irdl.operation @none {
  }
  irdl.operation @par {
    %0 = irdl.any
    %1 = irdl.any
    %2 = irdl.parametric @d::@t<%0, %1>
    irdl.operands(a : %2, b : %0)
  }
  irdl.operation @attr {
    %0 = irdl.any
    irdl.attributes {"z" = %0}
  }
  irdl.operation @reg {
    %0 = irdl.region with size 2
    irdl.regions(x : %0)
  }
}
