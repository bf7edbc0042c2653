import Foundation

/// The view that shows a text storage in a text container.
///
/// It is a protocol, because the text system needs no other part of a view.
@MainActor
protocol TextDisplay: AnyObject {
  /// The width of the view without the insets beside the text, in points.
  var widthForText: CGFloat { get }

  /// Called after a change of the container.
  func contentDidChange()

  /// Called after a change of the storage by code.
  func storageDidChange(_ storage: NSTextStorage)
}
