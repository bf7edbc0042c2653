public import Foundation

/// The methods that a container calls for the sizes and transitions of its children.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when the constraints of a child change its size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child for a container of `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the content's size changes.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Called before the content's traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// The style of a presentation.
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
