/// The sources of rules that depend on changing insets, offsets and positions.
///
/// The tables are keyed by identity and never iterated, so no hash order reaches a result.
@MainActor
struct LayoutDependencies {
  /// The source of the rules that are being read; nil while nothing is recorded.
  var source: Int?

  private var insets: [ObjectIdentifier: [Int]] = [:]
  private var offsets: [ObjectIdentifier: [Int]] = [:]
  private var positions: [ObjectIdentifier: [Int]] = [:]

  /// Records that an equation contains a view's safe area or margins.
  mutating func insertInsets(of view: UIView) {
    guard let source else { return }
    view.mayHaveInsetsInEquations = true
    Self.insert(source, ObjectIdentifier(view), in: &insets)
  }

  /// Records that an equation contains a scroll view's offset.
  mutating func insertOffset(of view: UIView) {
    if let source, view is UIScrollView {
      Self.insert(source, ObjectIdentifier(view), in: &offsets)
    }
  }

  /// Records that an equation depends on a view's position on the screen.
  mutating func insertPosition(of view: UIView) {
    guard let source else { return }
    var current: UIView? = view
    while let view = current {
      view.mayAppearInEquations = true
      Self.insert(source, ObjectIdentifier(view), in: &positions)
      current = view.superview
    }
  }

  private static func insert(
    _ source: Int,
    _ view: ObjectIdentifier,
    in table: inout [ObjectIdentifier: [Int]]
  ) {
    if table[view]?.last != source { table[view, default: []].append(source) }
  }

  /// The sources with equations that contain a view's safe area or margins.
  func sources(dependingOnInsetsOf view: UIView) -> [Int] { insets[ObjectIdentifier(view)] ?? [] }

  /// The sources with equations that depend on the screen position of a view or its descendants.
  func sources(dependingOnPositionOf view: UIView) -> [Int] {
    positions[ObjectIdentifier(view)] ?? []
  }

  /// The sources with equations that contain a scroll view's offset.
  func sources(dependingOnOffsetOf view: UIView) -> [Int] { offsets[ObjectIdentifier(view)] ?? [] }
}
