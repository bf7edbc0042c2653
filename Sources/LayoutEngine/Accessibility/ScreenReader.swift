import Foundation

/// Reads the elements of a window in the order of a screen reader.
///
/// Rows are read from top to bottom, and each row from its leading edge. Two elements share a row
/// if the middle of each is within the height of the other. A scroll view, a view that groups its
/// children and `accessibilityElements` form units. A unit is read completely before the next one.
@MainActor
package struct ScreenReader {
  /// Elements that are read without interruption.
  private struct Unit {
    /// The frame in screen coordinates.
    var frame: CGRect
    var elements: [ScreenReaderElement]
  }

  private let window: UIWindow
  /// The views that were read.
  ///
  /// Lists of elements may name a view twice, or its ancestor.
  private var visited: Set<ObjectIdentifier> = []

  private init(_ window: UIWindow) {
    self.window = window
  }

  /// Returns the elements of a window in reading order.
  package static func elements(in window: UIWindow) -> [ScreenReaderElement] {
    var reader = ScreenReader(window)
    let units = reader.units(in: window, scrolls: false)
    return reader.read(units)
  }

  // MARK: Finding

  private mutating func units(of view: UIView, scrolls: Bool) -> [Unit] {
    guard view.isRead, visited.insert(ObjectIdentifier(view)).inserted else { return [] }
    let frame = view.accessibilityFrame
    let isElement = view.isAccessibilityElementBlock?() ?? view.isAccessibilityElement
    let own = isElement ? [ScreenReaderElement(view)] : nil
    if own == nil, let parts = view.accessibilityElementsBlock?() ?? view.accessibilityElements {
      return [Unit(frame: frame, elements: parts.flatMap { elements(of: $0, in: view, scrolls) })]
    }
    if let elements = own ?? view.controlParts {
      return isInReach(frame, scrolls) ? [Unit(frame: frame, elements: elements)] : []
    }
    let children = units(in: view, scrolls: scrolls || view is UIScrollView)
    if let cell = view as? UITableViewCell {
      return [Unit(frame: frame, elements: combined(read(children), in: cell))]
    }
    let isGroup = view is UIScrollView || view.shouldGroupAccessibilityChildren
    return isGroup ? [Unit(frame: frame, elements: read(children))] : children
  }

  /// Returns the units in a view, or only the units in its modal subview.
  private mutating func units(in view: UIView, scrolls: Bool) -> [Unit] {
    let subviews = view.recordedSubviews.filter(\.isRead)
    if let modal = subviews.last(where: \.accessibilityViewIsModal) {
      return units(of: modal, scrolls: scrolls)
    }
    var units: [Unit] = []
    for subview in subviews { units += self.units(of: subview, scrolls: scrolls) }
    return units
  }

  private mutating func elements(
    of part: Any,
    in view: UIView,
    _ scrolls: Bool
  ) -> [ScreenReaderElement] {
    if let part = part as? UIView {
      return read(units(of: part, scrolls: scrolls))
    }
    guard let part = part as? UIAccessibilityElement,
      part.isAccessibilityElementBlock?() ?? part.isAccessibilityElement
    else { return [] }
    return [ScreenReaderElement(part, in: view)]
  }

  /// Combines a cell with its labels into one element, which precedes the cell's controls.
  private func combined(
    _ elements: [ScreenReaderElement],
    in cell: UITableViewCell
  ) -> [ScreenReaderElement] {
    let texts = elements.filter { $0.view is UILabel }.compactMap(\.label)
    var whole = ScreenReaderElement(cell)
    whole.label = whole.label ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
    guard whole.label != nil else { return elements }
    if cell.isSelected { whole.traits.insert(.selected) }
    return [whole] + elements.filter { !($0.view is UILabel) }
  }

  /// Whether a user can reach an element: it is not empty, and is on screen or scrolls there.
  private func isInReach(_ frame: CGRect, _ scrolls: Bool) -> Bool {
    !frame.isEmpty && (scrolls || !frame.overlap(with: window.frame).isNull)
  }

  // MARK: Ordering

  private func read(_ units: [Unit]) -> [ScreenReaderElement] {
    ordered(units).flatMap(\.elements)
  }

  private func ordered(_ units: [Unit]) -> [Unit] {
    var rest = units.enumerated()
      .sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
      .map(\.element)
    var ordered: [Unit] = []
    while let first = rest.first {
      let row = [first] + rest.dropFirst().filter { Self.isOneRow($0.frame, first.frame) }
      rest = Array(rest.dropFirst().filter { !Self.isOneRow($0.frame, first.frame) })
      ordered += row.enumerated()
        .sorted { (leading($0.element), $0.offset) < (leading($1.element), $1.offset) }
        .map(\.element)
    }
    return ordered
  }

  private static func isOneRow(_ one: CGRect, _ other: CGRect) -> Bool {
    (one.minY...one.maxY).contains(other.midY) && (other.minY...other.maxY).contains(one.midY)
  }

  /// The distance of an element from the start of its row, up to a constant.
  private func leading(_ unit: Unit) -> CGFloat {
    window.isRightToLeft ? -unit.frame.maxX : unit.frame.minX
  }
}

extension UIView {
  /// Whether a screen reader visits the view and its subviews.
  fileprivate var isRead: Bool { !isHidden && alpha > 0.01 && !accessibilityElementsHidden }
}
