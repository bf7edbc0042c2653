public import Foundation

/// An object with its own coordinate space: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space in its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point from this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle from this space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
  /// Converts a point from this view's coordinates to a view's or screen's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return (convert(point, to: nil) + originOnScreen).placed(in: coordinateSpace)
  }

  /// Converts a point from a view's or screen's coordinates to this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return convert(point.onScreen(from: coordinateSpace) - originOnScreen, from: nil)
  }

  /// Converts a rectangle from this view's coordinates to a view's or screen's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let inWindow = convert(rect, to: nil)
    return CGRect(origin: inWindow.origin + originOnScreen, size: inWindow.size)
      .placed(in: coordinateSpace)
  }

  /// Converts a rectangle from a view's or screen's coordinates to this view's.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    let rect = rect.onScreen(from: coordinateSpace)
    return convert(CGRect(origin: rect.origin - originOnScreen, size: rect.size), from: nil)
  }

  /// The origin of the view's window on the screen.
  private var originOnScreen: CGPoint { window?.frame.origin ?? .zero }
}

extension UIScreen: UICoordinateSpace {
  /// Converts a point from the screen to a view's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self) ?? point.placed(in: coordinateSpace)
  }

  /// Converts a point from a view's coordinates to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self) ?? point.onScreen(from: coordinateSpace)
  }

  /// Converts a rectangle from the screen to a view's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect.placed(in: coordinateSpace)
  }

  /// Converts a rectangle from a view's coordinates to the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect.onScreen(from: coordinateSpace)
  }
}
