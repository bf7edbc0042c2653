/// Which sources of rules depend on what can change without their knowledge.
///
/// Looked up by identity, never iterated, so that no order of a hash table reaches a result.
@MainActor
struct LayoutDependencies {
  /// The source whose rules are being read; nil while nothing is noted.
  var source: Int?

  private var insets: [ObjectIdentifier: [Int]] = [:]
  private var offsets: [ObjectIdentifier: [Int]] = [:]
  private var positions: [ObjectIdentifier: [Int]] = [:]

  /// Notes that a view's safe area or margins are part of an equation.
  mutating func noteInsets(of view: UIView) {
    guard let source else { return }
    view.mayHaveInsetsInEquations = true
    Self.note(source, ObjectIdentifier(view), in: &insets)
  }

  /// Notes that a scroll view's offset is part of an equation.
  mutating func noteOffset(of view: UIView) {
    if let source, view is UIScrollView { Self.note(source, ObjectIdentifier(view), in: &offsets) }
  }

  /// Notes that where a view lies on the screen is part of an equation.
  mutating func notePosition(of view: UIView) {
    guard let source else { return }
    var current: UIView? = view
    while let view = current {
      view.mayAppearInEquations = true
      Self.note(source, ObjectIdentifier(view), in: &positions)
      current = view.superview
    }
  }

  private static func note(
    _ source: Int,
    _ view: ObjectIdentifier,
    in table: inout [ObjectIdentifier: [Int]]
  ) {
    if table[view]?.last != source { table[view, default: []].append(source) }
  }

  /// The sources in whose equations a view's safe area or margins take part.
  func sources(dependingOnInsetsOf view: UIView) -> [Int] { insets[ObjectIdentifier(view)] ?? [] }

  /// The sources in whose equations the position on the screen of a view, or of one in it, takes
  /// part.
  func sources(dependingOnPositionOf view: UIView) -> [Int] {
    positions[ObjectIdentifier(view)] ?? []
  }

  /// The sources in whose equations a scroll view's offset takes part.
  func sources(dependingOnOffsetOf view: UIView) -> [Int] { offsets[ObjectIdentifier(view)] ?? [] }
}
