import CassowarySolver

/// A number that is linear in where an item begins along an axis and in how long it is there.
struct LayoutPosition {
  var start = 0.0
  var length = 0.0
  var constant = 0.0

  /// Where the item begins.
  static let start = LayoutPosition(start: 1)

  /// The item's length, measured from a constant.
  static func length(from constant: Double) -> LayoutPosition {
    LayoutPosition(length: 1, constant: constant)
  }

  static func + (position: Self, offset: Double) -> Self {
    Self(start: position.start, length: position.length, constant: position.constant + offset)
  }

  static func - (one: Self, other: Self) -> Self {
    Self(
      start: one.start - other.start,
      length: one.length - other.length,
      constant: one.constant - other.constant
    )
  }

  /// The position halfway between two.
  static func middle(_ one: Self, _ other: Self) -> Self {
    Self(
      start: (one.start + other.start) / 2,
      length: (one.length + other.length) / 2,
      constant: (one.constant + other.constant) / 2
    )
  }
}

/// The extent of an item along one axis: the two variables of which its edges are made.
struct LayoutExtent {
  /// What an item has for each axis: where it begins, and how long it is.
  struct Variables {
    var start: Variable
    var length: Variable

    init(start: Variable, length: Variable) {
      self.start = start
      self.length = length
    }

    /// A scroll view's content, which begins at zero.
    init(content length: Variable) {
      self.init(start: length, length: length)
    }

    /// Whether this is a scroll view's content.
    var isContent: Bool { start == length }
  }

  var variables: Variables
  /// The left or top edge.
  var near: LayoutPosition
  /// The right or bottom edge.
  var far: LayoutPosition

  var size: LayoutPosition { far - near }
  var center: LayoutPosition { .middle(near, far) }

  /// An item that lies by its variables alone.
  init(_ variables: Variables) {
    self.init(variables, near: .start, far: LayoutPosition(start: 1, length: 1))
  }

  init(_ variables: Variables, near: LayoutPosition, far: LayoutPosition) {
    self.variables = variables
    self.near = near
    self.far = far
  }

  /// The extent with its edges moved inwards.
  func inset(near nearInset: Double, far farInset: Double) -> LayoutExtent {
    LayoutExtent(variables, near: near + nearInset, far: far + -farInset)
  }
}

extension LinearExpression {
  /// Adds a factor times a position.
  mutating func add(
    _ position: LayoutPosition,
    of variables: LayoutExtent.Variables,
    times factor: Double
  ) {
    add(variables.start, times: position.start * factor)
    add(variables.length, times: position.length * factor)
    constant += position.constant * factor
  }

  /// Adds a factor times a variable.
  mutating func add(_ variable: Variable, times factor: Double) {
    if factor != 0 { terms.append(Term(variable, factor)) }
  }
}
