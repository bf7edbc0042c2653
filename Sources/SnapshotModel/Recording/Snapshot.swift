/// What a simulated device showed at one moment: every view's geometry, the keyboard and the focus.
///
/// A snapshot states nothing about when or why it was taken, so equal screens are equal snapshots
/// whatever scenario, step or engine produced them.
package struct Snapshot: Codable, Hashable, Sendable {
  /// Size of the window, in points.
  package var window: Size
  /// Frame of the keyboard in screen coordinates; nil while it is off screen.
  package var keyboard: Rect?
  /// Path of the first responder, see ``ViewGeometry/path``; nil without one.
  package var firstResponder: String?
  /// Every view below the window, parents before children, siblings back to front.
  package var views: [ViewGeometry]
  /// What a screen reader stops at, in the order of reading; nil where it was not asked for.
  package var accessibility: [AccessibilityElement]?

  package init(
    window: Size,
    keyboard: Rect?,
    firstResponder: String?,
    views: [ViewGeometry],
    accessibility: [AccessibilityElement]? = nil
  ) {
    self.window = window
    self.keyboard = keyboard
    self.firstResponder = firstResponder
    self.views = views
    self.accessibility = accessibility
  }

  /// The elements of ``accessibility``; none where they were not asked for.
  package var accessibilityElements: [AccessibilityElement] { accessibility ?? [] }

  /// Stands for a snapshot that need not be known, because another run has the same.
  package static let unread = Snapshot(
    window: Size(width: 0, height: 0),
    keyboard: nil,
    firstResponder: nil,
    views: []
  )
}

/// The geometry of one view at one moment.
package struct ViewGeometry: Codable, Hashable, Sendable {
  /// Names of the view and its ancestors from the screen down, joined by `/`; unique in a snapshot.
  ///
  /// A name never contains `/`, white space or control characters; a view that the screen does not
  /// name is called after its class, numbered among siblings of that class (`scrollView`, `view-2`).
  package var path: String
  /// The UIKit class the view stands for, for example `UITextField`.
  package var className: String
  /// The frame in the superview's coordinates.
  package var frame: Rect
  /// The frame in the window's coordinates, scroll offsets and transforms applied.
  package var windowFrame: Rect
  /// The view's safe-area insets.
  package var safeArea: Insets
  /// Whether the view itself is hidden.
  package var isHidden: Bool
  /// What only scroll views have; nil for other views.
  package var scroll: ScrollGeometry?

  package init(
    path: String,
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

/// The scrollable side of a scroll view.
package struct ScrollGeometry: Codable, Hashable, Sendable {
  /// The size of what scrolls, without insets.
  package var contentSize: Size
  /// The point of the content at the scroll view's top left corner; negative where an inset shows.
  package var contentOffset: Point
  /// The inset that code has set.
  package var contentInset: Insets
  /// The content inset plus the part of the safe area that the adjustment behaviour lets in.
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
