// UIKit's drawing functions have capitalized names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import LayoutEngine

/// The drawing contexts of a device, the innermost last.
@MainActor
private final class ContextStack {
  var contexts: [CGContext] = []

  static var current: ContextStack { SimulatedDevice.current.singleton { ContextStack() } }
}

/// Begins an image of a size in points, with a scale of 1.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points.
///
/// - Parameters:
///   - size: Width and height, in points.
///   - opaque: Whether the image is opaque. Has no effect here.
///   - scale: Pixels per point; 0 for the screen's scale.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  ContextStack.current.contexts.append(CGContext(size: size, scale: scale))
}

/// Returns the innermost image, which has a size and no pixels; nil outside of images.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.current.contexts.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Returns the innermost context; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context the innermost one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Removes the innermost context.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Has no effect here.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {}

/// Has no effect here.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Has no effect here.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {}

/// Has no effect here.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {}
