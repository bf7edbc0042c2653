import CassowarySolver

/// A number that is linear in an item's start and length along an axis.
struct LayoutPosition {
  var start = 0.0
  var length = 0.0
  var constant = 0.0

  /// The start of the item.
  static let start = LayoutPosition(start: 1)

  /// The item's length plus a constant.
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

/// The extent of an item along one axis: its two variables, and its edges in terms of them.
struct LayoutExtent {
  /// The variables of an item along one axis: its start and its length.
  struct Variables {
    var start: Variable
    var length: Variable

    init(start: Variable, length: Variable) {
      self.start = start
      self.length = length
    }

    /// Creates the variables of a scroll view's content, which starts at zero.
    init(content length: Variable) {
      self.init(start: length, length: length)
    }

    /// Whether the variables describe a scroll view's content.
    var isContent: Bool { start == length }
  }

  var variables: Variables
  /// The left or top edge.
  var near: LayoutPosition
  /// The right or bottom edge.
  var far: LayoutPosition

  var size: LayoutPosition { far - near }
  var center: LayoutPosition { .middle(near, far) }

  /// Creates the extent of an item with edges that depend only on its variables.
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
  /// Adds a position, multiplied by a factor.
  mutating func add(
    _ position: LayoutPosition,
    of variables: LayoutExtent.Variables,
    times factor: Double
  ) {
    add(variables.start, times: position.start * factor)
    add(variables.length, times: position.length * factor)
    constant += position.constant * factor
  }

  /// Adds a variable, multiplied by a factor.
  mutating func add(_ variable: Variable, times factor: Double) {
    if factor != 0 { terms.append(Term(variable, factor)) }
  }
}
