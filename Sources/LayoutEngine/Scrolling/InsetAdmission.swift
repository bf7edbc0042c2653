/// Whether the safe area counts as inset along an axis that has to scroll for it.
///
/// Content may be larger than its view only because nothing is counted, and no larger as soon as it
/// is. Such content is taken for scrolling, or the layout would never come to an end.
struct InsetAdmission {
  /// How often the answer may change in one layout before it is taken for a circle: a layout that
  /// wraps texts first and then again changes it twice.
  private static let changesOfACircle = 4

  private var layout = 0
  private var changeCount = 0
  private var isLarger = false

  /// Whether the axis counts as one that scrolls although its content is not larger.
  private(set) var isHeld = false

  /// Takes into account whether the content is larger now.
  ///
  /// - Parameters:
  ///   - isLarger: Whether it is.
  ///   - layout: The number of the layout that is under way; nil outside of any.
  mutating func update(isLarger: Bool, in layout: Int?) {
    if layout != self.layout { (changeCount, isHeld) = (0, false) }
    self.layout = layout ?? 0
    guard isLarger != self.isLarger else { return }
    self.isLarger = isLarger
    if layout != nil { changeCount += 1 }
    if changeCount >= Self.changesOfACircle { isHeld = true }
  }
}
