public import Foundation

/// Something with a coordinate space of its own: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's extent in its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point of this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle of this space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
  /// Converts a point of the view's coordinates to those of a view or screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return (convert(point, to: nil) + originOnScreen).placed(in: coordinateSpace)
  }

  /// Converts a point of a view's or screen's coordinates to those of the view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return convert(point.onScreen(from: coordinateSpace) - originOnScreen, from: nil)
  }

  /// Converts a rectangle of the view's coordinates to those of a view or screen.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let inWindow = convert(rect, to: nil)
    return CGRect(origin: inWindow.origin + originOnScreen, size: inWindow.size)
      .placed(in: coordinateSpace)
  }

  /// Converts a rectangle of a view's or screen's coordinates to those of the view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    let rect = rect.onScreen(from: coordinateSpace)
    return convert(CGRect(origin: rect.origin - originOnScreen, size: rect.size), from: nil)
  }

  /// Where the view's window begins on the screen.
  private var originOnScreen: CGPoint { window?.frame.origin ?? .zero }
}

extension UIScreen: UICoordinateSpace {
  /// Converts a point of the screen to a view's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self) ?? point.placed(in: coordinateSpace)
  }

  /// Converts a point of a view's coordinates to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self) ?? point.onScreen(from: coordinateSpace)
  }

  /// Converts a rectangle of the screen to a view's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect.placed(in: coordinateSpace)
  }

  /// Converts a rectangle of a view's coordinates to the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect.onScreen(from: coordinateSpace)
  }
}
