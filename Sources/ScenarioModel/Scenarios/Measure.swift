/// A number that a view has, such as `field.window.maxY`.
package struct Measure: Hashable, Sendable {
  /// The view, by its name or path in the screen.
  package let view: ViewReference
  /// The property of the view.
  package let quantity: Quantity
  /// The component of the quantity; nil for a quantity of one number.
  package let component: Component?
}

/// A view, or a keyword for one: `emailField`, `second.emailField`, `keyboard`,
/// `contentView.superview`.
package struct ViewReference: Hashable, Sendable {
  /// A keyword, which applies if the screen has no view of this name.
  package enum Word: String, CaseIterable, Sendable {
    /// The scroll view of the technique, else the screen's first.
    case scrollView
    /// The view that scrolls.
    case contentView
    /// The root view of the screen's controller.
    case rootView
    /// The screen's controller.
    case controller
    /// The first responder.
    case focused
    /// No view.
    case none
    case keyboard
    /// The device's screen.
    case screen
  }

  /// A view's name or a ``Word``, after the screen's name if the screen is not on top.
  package let path: [String]
  /// The number of superviews above the view.
  package let superviews: Int

  /// The text as written.
  package var text: String {
    (path + Array(repeating: "superview", count: superviews)).joined(separator: ".")
  }
}

/// A measurable property of a view, with UIKit's name where it has one.
package enum Quantity: String, CaseIterable, Sendable {
  /// The frame in the superview's coordinates; the name can be left out.
  case frame
  case bounds
  /// The frame in the window's coordinates.
  case window
  /// The frame in the window's coordinates at this moment of animations, including the keyboard's.
  case presentation
  case safeAreaInsets
  case layoutMargins
  case intrinsicContentSize
  case contentOffset
  case contentSize
  case contentInset
  case adjustedContentInset
  case verticalScrollIndicatorInsets
  /// The legal content offsets.
  case legalOffsets
  /// The part of the content that no inset covers, in content coordinates.
  case visibleBand
  /// The additional insets of the view's controller.
  case additionalSafeAreaInsets
  case isHidden
  case isFirstResponder
  case hasAmbiguousLayout
  case alwaysBounceVertical
  case isTracking
  case isDragging
  case isDecelerating
  /// Whether the keyboard is on screen.
  case isVisible
  /// Whether the screen has constraints that contradict each other.
  case hasUnsatisfiableConstraints

  /// The numbers that a quantity consists of.
  package enum Shape: Sendable { case rect, size, point, range, insets, flag }

  /// The shape of the quantity, which determines its components.
  package var shape: Shape {
    switch self {
    case .frame, .bounds, .window, .presentation, .visibleBand: .rect
    case .intrinsicContentSize, .contentSize: .size
    case .contentOffset: .point
    case .legalOffsets: .range
    case .safeAreaInsets, .layoutMargins, .contentInset, .adjustedContentInset,
      .verticalScrollIndicatorInsets, .additionalSafeAreaInsets:
      .insets
    case .isHidden, .isFirstResponder, .hasAmbiguousLayout, .alwaysBounceVertical, .isTracking,
      .isDragging, .isDecelerating,
      .isVisible, .hasUnsatisfiableConstraints:
      .flag
    }
  }

  /// Whether only a scroll view has it.
  package var belongsToScrollViews: Bool {
    switch self {
    case .contentOffset, .contentSize, .contentInset, .adjustedContentInset,
      .verticalScrollIndicatorInsets, .legalOffsets, .visibleBand, .alwaysBounceVertical,
      .isTracking, .isDragging, .isDecelerating:
      true
    default: false
    }
  }
}

/// A number of a rectangle, size, point or set of insets.
package enum Component: String, CaseIterable, Sendable {
  case x, y, width, height, minX, midX, maxX, minY, midY, maxY
  case top, left, bottom, right
}

extension Quantity.Shape {
  /// The numbers that a measure can name; empty for a flag, which is one number.
  package var components: [Component] {
    switch self {
    case .rect: [.x, .y, .width, .height, .minX, .midX, .maxX, .minY, .midY, .maxY]
    case .size: [.width, .height]
    case .point: [.x, .y]
    case .range: [.minX, .maxX, .minY, .maxY]
    case .insets: [.top, .left, .bottom, .right]
    case .flag: []
    }
  }
}
