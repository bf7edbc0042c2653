import Foundation

/// The state of a simulated device's screen at one moment: every view's geometry, the keyboard and
/// the focus.
///
/// It contains neither the time nor the reason of the recording. Equal screens are equal snapshots
/// for every scenario, step and engine.
package struct Snapshot: Codable, Hashable, Sendable {
  /// The size of the window, in points.
  package var window: Size
  /// The frame of the keyboard in screen coordinates; nil while it is off screen.
  package var keyboard: Rect?
  /// The path of the first responder; nil without one.
  package var firstResponder: ViewPath?
  /// All views below the window, superviews before subviews, siblings back to front.
  package var views: [ViewGeometry]
  /// The accessibility elements in reading order; nil if they were not requested.
  package var accessibility: [AccessibilityElement]?

  package init(
    window: Size,
    keyboard: Rect?,
    firstResponder: ViewPath?,
    views: [ViewGeometry],
    accessibility: [AccessibilityElement]? = nil
  ) {
    self.window = window
    self.keyboard = keyboard
    self.firstResponder = firstResponder
    self.views = views
    self.accessibility = accessibility
  }

  /// The elements of ``accessibility``; empty if they were not requested.
  package var accessibilityElements: [AccessibilityElement] { accessibility ?? [] }

  /// A placeholder for a snapshot that was not read, because another run has an equal one.
  package static let unread = Snapshot(
    window: Size(width: 0, height: 0),
    keyboard: nil,
    firstResponder: nil,
    views: []
  )
}

extension Snapshot {
  /// Returns the positions of the views that differ from the views of another snapshot.
  ///
  /// - Precondition: Both snapshots have the same number of views.
  package func positionsOfViews(unlike other: Snapshot) -> [Int] {
    precondition(views.count == other.views.count, "views are compared in pairs")
    return views.withUnsafeBufferPointer { own in
      other.views.withUnsafeBufferPointer { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return [] }
        return views.indices.filter { !ViewGeometry.isSame(own + $0, others + $0) }
      }
    }
  }

  /// Whether everything except the views is equal.
  package func isEqualBesidesViews(to other: Snapshot) -> Bool {
    var own = self
    own.views = other.views
    return own == other
  }
}

extension Snapshot: RecordedFact {
  package static var blank: Snapshot { unread }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&window, column: "window_", "the window")
    try fact.optional(&keyboard, column: "keyboard_", after: "keyboard", "the keyboard")
    try fact.optional(
      &firstResponder,
      column: "first_responder",
      after: "focus",
      "the path of the first responder"
    )
  }
}

/// The geometry of one view at one moment.
package struct ViewGeometry: Codable, Hashable, Sendable {
  /// The path of the view, unique in a snapshot.
  package var path: ViewPath
  /// The UIKit class of the view, for example `UITextField`.
  package var className: String
  /// The frame in the superview's coordinates.
  package var frame: Rect
  /// The frame in window coordinates, with scroll offsets and transforms applied.
  package var windowFrame: Rect
  /// The view's safe-area insets.
  package var safeArea: Insets
  /// Whether the view itself is hidden.
  package var isHidden: Bool
  /// The scroll geometry; nil if the view is not a scroll view.
  package var scroll: ScrollGeometry?

  package init(
    path: ViewPath,
    className: String,
    frame: Rect,
    windowFrame: Rect,
    safeArea: Insets,
    isHidden: Bool,
    scroll: ScrollGeometry?
  ) {
    self.path = path
    self.className = className
    self.frame = frame
    self.windowFrame = windowFrame
    self.safeArea = safeArea
    self.isHidden = isHidden
    self.scroll = scroll
  }
}

extension ViewGeometry {
  /// Whether two values are equal.
  ///
  /// Unlike the operator, it does not copy their names. Most compared views have the same storage
  /// of their names, and then also the same bits.
  static func isSame(
    _ one: UnsafePointer<ViewGeometry>,
    _ other: UnsafePointer<ViewGeometry>
  ) -> Bool {
    hasSameBits(one, other) || one.pointee == other.pointee
  }

  /// Whether two values are equal, with names of the same bytes and in the same storage.
  static func hasSameBits(
    _ one: UnsafePointer<ViewGeometry>,
    _ other: UnsafePointer<ViewGeometry>
  ) -> Bool {
    memcmp(one, other, bytesBeforeScroll) == 0 && one.pointee.scroll == other.pointee.scroll
  }

  /// Whether two values have the same bits in everything except their names.
  static func haveSameNumbers(
    _ one: UnsafePointer<ViewGeometry>,
    _ other: UnsafePointer<ViewGeometry>
  ) -> Bool {
    let names = 2 * MemoryLayout<String>.size
    return memcmp(
      UnsafeRawPointer(one) + names,
      UnsafeRawPointer(other) + names,
      bytesBeforeScroll - names
    ) == 0 && one.pointee.scroll == other.pointee.scroll
  }

  /// The number of bytes of the properties before the scroll geometry, which have no gaps between
  /// them.
  @inline(__always)
  static var bytesBeforeScroll: Int {
    2 * MemoryLayout<String>.size + 2 * MemoryLayout<Rect>.size + MemoryLayout<Insets>.size
      + MemoryLayout<Bool>.size
  }
}

extension ViewGeometry: RecordedFact {
  package static var blank: ViewGeometry {
    ViewGeometry(
      path: .blank,
      className: "",
      frame: .blank,
      windowFrame: .blank,
      safeArea: .blank,
      isHidden: false,
      scroll: nil
    )
  }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.lineOnly(&path, "the path of the view")
    try fact.lineOnly(&className, "the class of the view")
    try fact.field(&frame, column: "", after: "frame", "the frame")
    try fact.field(&windowFrame, column: "window_", after: "window", "the frame in the window")
    try fact.field(&safeArea, column: "safe_", after: "safe", "the safe area")
    try fact.flag(&isHidden, column: "hidden", as: "hidden")
    try fact.lineOnly(&scroll, after: "content")
  }
}

/// The scrolling properties of a scroll view.
package struct ScrollGeometry: Codable, Hashable, Sendable {
  /// The size of the content, without insets.
  package var contentSize: Size
  /// The content point at the scroll view's top left corner; negative if an inset is visible.
  package var contentOffset: Point
  /// The inset from code.
  package var contentInset: Insets
  /// The content inset plus the safe-area insets that the adjustment behavior adds.
  package var adjustedContentInset: Insets

  package init(
    contentSize: Size,
    contentOffset: Point,
    contentInset: Insets,
    adjustedContentInset: Insets
  ) {
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.adjustedContentInset = adjustedContentInset
  }
}

extension ScrollGeometry: RecordedFact {
  package static var blank: ScrollGeometry {
    ScrollGeometry(
      contentSize: .blank,
      contentOffset: .blank,
      contentInset: .blank,
      adjustedContentInset: .blank
    )
  }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&contentSize, column: "content_", "the content")
    try fact.field(&contentOffset, column: "offset_", after: "offset", "the content offset")
    try fact.field(&contentInset, column: "inset_", after: "inset", "the content inset")
    try fact.field(
      &adjustedContentInset,
      column: "adjusted_",
      after: "adjusted",
      "the adjusted content inset"
    )
  }
}
