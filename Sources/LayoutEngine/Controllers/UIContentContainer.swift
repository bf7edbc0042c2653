public import Foundation

/// A controller as a container sees it: something with a size that adapts to transitions.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }

  /// Notifies the container that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Notifies the container that the constraints of a child give it another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child will have when the container has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Notifies the content that it is about to change its size.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Notifies the content that its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// How a presented controller covers the one below it.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}
