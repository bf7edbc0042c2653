import LayoutEngine
import ScenarioModel

/// An item with measurable quantities.
@MainActor
enum MeasuredItem {
  case view(UIView)
  case controller(UIViewController)
  case keyboard
  case screen
  case nothing

  /// The view, or the controller's view.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.viewIfLoaded
    case .keyboard, .screen, .nothing: nil
    }
  }

  /// Returns a quantity; nil if the item does not have it.
  func amount(_ quantity: Quantity, on device: SimulatedDevice) -> Amount? {
    switch self {
    case .view(let view): view.amount(quantity)
    case .controller(let controller):
      quantity == .additionalSafeAreaInsets
        ? .insets(controller.additionalSafeAreaInsets) : controller.viewIfLoaded?.amount(quantity)
    case .keyboard: device.keyboard.amount(quantity, below: device.metrics.size)
    case .screen: device.screenAmount(quantity)
    case .nothing: nil
    }
  }
}

/// A quantity with all its numbers.
enum Amount {
  case rect(CGRect)
  case insets(UIEdgeInsets)
  case number(CGFloat)

  static func flag(_ flag: Bool) -> Amount { .number(flag ? 1 : 0) }

  static func size(_ size: CGSize) -> Amount { .rect(CGRect(origin: .zero, size: size)) }

  var number: CGFloat {
    if case .number(let number) = self { return number }
    return .nan
  }

  subscript(component: Component) -> CGFloat {
    switch self {
    case .rect(let rect): rect[component]
    case .insets(let insets): insets[component]
    case .number(let number): number
    }
  }
}

extension CGRect {
  fileprivate subscript(component: Component) -> CGFloat {
    switch component {
    case .x, .minX, .left: minX
    case .midX: midX
    case .maxX, .right: maxX
    case .y, .minY, .top: minY
    case .midY: midY
    case .maxY, .bottom: maxY
    case .width: width
    case .height: height
    }
  }
}

extension UIEdgeInsets {
  fileprivate subscript(component: Component) -> CGFloat {
    switch component {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    default: .nan
    }
  }
}

// MARK: - Readers

extension UIView {
  @MainActor
  fileprivate func amount(_ quantity: Quantity) -> Amount? {
    switch quantity {
    case .frame: .rect(frame)
    case .bounds: .rect(bounds)
    case .window: .rect(convert(bounds, to: nil))
    case .presentation: .rect(presentedWindowFrame)
    case .safeAreaInsets: .insets(safeAreaInsets)
    case .layoutMargins: .insets(layoutMargins)
    case .intrinsicContentSize: .size(intrinsicContentSize)
    case .isHidden: .flag(isHidden)
    case .isFirstResponder: .flag(isFirstResponder)
    case .hasAmbiguousLayout: .flag(hasAmbiguousLayout)
    case .additionalSafeAreaInsets, .isVisible, .hasUnsatisfiableConstraints: nil
    default: (self as? UIScrollView)?.scrollAmount(quantity)
    }
  }
}

extension UIScrollView {
  @MainActor
  fileprivate func scrollAmount(_ quantity: Quantity) -> Amount? {
    switch quantity {
    case .contentOffset: .rect(CGRect(origin: contentOffset, size: .zero))
    case .contentSize: .size(contentSize)
    case .contentInset: .insets(contentInset)
    case .adjustedContentInset: .insets(adjustedContentInset)
    case .verticalScrollIndicatorInsets: .insets(verticalScrollIndicatorInsets)
    case .legalOffsets: .rect(legalOffsets.rect)
    case .visibleBand: .rect(visibleBand)
    case .alwaysBounceVertical: .flag(alwaysBounceVertical)
    case .isTracking: .flag(isTracking)
    case .isDragging: .flag(isDragging)
    case .isDecelerating: .flag(isDecelerating)
    default: nil
    }
  }
}

extension LegalOffsets {
  fileprivate var rect: CGRect {
    CGRect(
      x: minimum.x,
      y: minimum.y,
      width: maximum.x - minimum.x,
      height: maximum.y - minimum.y
    )
  }
}

extension SimulatedKeyboard {
  /// Returns a quantity of the keyboard; a hidden one is below the screen, without height.
  fileprivate func amount(_ quantity: Quantity, below screen: DeviceSize) -> Amount? {
    let away = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    return switch quantity {
    case .frame, .window: .rect(frameInApplication ?? away)
    case .presentation: .rect(presentedFrameInApplication ?? away)
    case .isVisible: .flag(isVisible)
    default: nil
    }
  }
}

extension SimulatedDevice {
  fileprivate func screenAmount(_ quantity: Quantity) -> Amount? {
    quantity == .hasUnsatisfiableConstraints
      ? .flag(!layoutDiagnostics.conflicts.isEmpty) : metrics.amount(quantity)
  }
}

extension DeviceMetrics {
  fileprivate func amount(_ quantity: Quantity) -> Amount? {
    switch quantity {
    case .frame, .bounds, .window:
      .rect(CGRect(x: 0, y: 0, width: size.width, height: size.height))
    case .safeAreaInsets:
      .insets(
        UIEdgeInsets(
          top: safeArea.top,
          left: safeArea.left,
          bottom: safeArea.bottom,
          right: safeArea.right
        )
      )
    default: nil
    }
  }
}
