irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem : %2)
  }
  irdl.attribute @tag {
    %0 = irdl.any
    irdl.parameters(what : %0)
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    irdl.operands(in : %1)
    irdl.results(out : %0)
  }
  irdl.operation @several {
    %0 = irdl.any
    %1 = irdl.is i32
    irdl.operands(a : variadic %0, b : optional %1, c : single %0)
    irdl.results(r : variadic %1)
    irdl.attributes {"count" = %1}
  }
  irdl.operation @holds {
    %r = irdl.region
    %e = irdl.region()
    %2 = irdl.any
    %s = irdl.region(%2) with size 1
    irdl.regions(x : %r, y : %e, z : %s)
  }
}
