// UIKit's old drawing functions, whose names client code spells like that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The contexts in which a device's code draws, the innermost last.
@MainActor
private final class ContextStack {
  var contexts: [CGContext] = []

  static var current: ContextStack { SimulatedDevice.current.singleton { ContextStack() } }
}

/// Begins an image of a size in points, at one pixel a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points.
///
/// - Parameters:
///   - size: Width and height, in points.
///   - opaque: Whether nothing shows through, which is not seen here.
///   - scale: Pixels a point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  ContextStack.current.contexts.append(CGContext(size: size, scale: scale))
}

/// The image begun last, which has its size and no pixels; nil if none was begun.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.current.contexts.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// The context in which the running code draws; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

/// Makes a context the one in which the running code draws.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

/// Goes back to the context before the one pushed last.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

/// Fills a rectangle, of which nothing is seen here.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {}

/// Fills a rectangle in a mode, of which nothing is seen here.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Draws a rectangle's lines, of which nothing is seen here.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {}

/// Cuts drawing at a rectangle, of which nothing is seen here.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {}
