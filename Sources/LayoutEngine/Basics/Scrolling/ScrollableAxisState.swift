/// Whether the safe area counts as inset along an axis that requires scrollable content.
///
/// Without the inset, content may be larger than its view, and with the inset it may fit. Such
/// content counts as scrollable, because the layout would otherwise never end.
struct ScrollableAxisState {
  /// The number of changes in one layout that indicates a cycle.
  ///
  /// A layout that wraps texts twice changes the result twice.
  private static let changesOfCycle = 4

  private var layout = 0
  private var changeCount = 0
  private var isLarger = false

  /// Whether the axis counts as scrollable although its content fits.
  private(set) var isHeld = false

  /// Records whether the content is larger than the view.
  ///
  /// - Parameters:
  ///   - isLarger: Whether the content is larger.
  ///   - layout: The number of the current layout; nil outside of layouts.
  mutating func update(isLarger: Bool, in layout: Int?) {
    if layout != self.layout { (changeCount, isHeld) = (0, false) }
    self.layout = layout ?? 0
    guard isLarger != self.isLarger else { return }
    self.isLarger = isLarger
    if layout != nil { changeCount += 1 }
    if changeCount >= Self.changesOfCycle { isHeld = true }
  }
}
