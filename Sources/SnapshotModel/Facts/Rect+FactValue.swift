// The numbers of points, sizes, rectangles and insets in lines and columns.

extension Point: FactValue {
  package static var blank: Point { Point(x: 0, y: 0) }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    var numbers = (x, y)
    try scalars.number("x", &numbers.0)
    try scalars.number("y", &numbers.1)
    if scalars.isReading { self = Point(x: numbers.0, y: numbers.1) }
  }
}

extension Size: FactValue {
  package static var blank: Size { Size(width: 0, height: 0) }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    var numbers = (width, height)
    try scalars.number("width", &numbers.0)
    try scalars.number("height", &numbers.1)
    if scalars.isReading { self = Size(width: numbers.0, height: numbers.1) }
  }
}

extension Rect: FactValue {
  package static var blank: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    var numbers = (x, y, width, height)
    try scalars.number("x", &numbers.0)
    try scalars.number("y", &numbers.1)
    try scalars.number("width", &numbers.2)
    try scalars.number("height", &numbers.3)
    guard scalars.isReading else { return }
    self = Rect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
  }
}

extension Insets: FactValue {
  package static var blank: Insets { .zero }

  package mutating func visit<Visitor: ScalarVisitor>(
    _ scalars: inout Visitor
  ) throws(Visitor.Failure) {
    var numbers = (top, left, bottom, right)
    try scalars.number("top", &numbers.0)
    try scalars.number("left", &numbers.1)
    try scalars.number("bottom", &numbers.2)
    try scalars.number("right", &numbers.3)
    guard scalars.isReading else { return }
    self = Insets(top: numbers.0, left: numbers.1, bottom: numbers.2, right: numbers.3)
  }
}
