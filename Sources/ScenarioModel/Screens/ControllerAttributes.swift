package import SnapshotModel

/// Attributes of a screen's view controller that affect its containers and its presentation.
///
/// The names are UIKit's. Nil is UIKit's default.
package struct ControllerAttributes: Codable, Hashable, Sendable {
  /// The display of a large title; raw values are UIKit's words.
  package enum LargeTitleDisplayMode: String, CaseIterable, Codable, Sendable {
    case automatic
    case always
    case never
  }

  /// Whether the bars at the bottom hide while the screen is on a navigation stack.
  package var hidesBottomBarWhenPushed: Bool?
  /// The display of a large title; nil for automatic.
  package var largeTitleDisplayMode: LargeTitleDisplayMode?
  /// The line above the title of the navigation item.
  package var prompt: String?
  /// The preferred size in form sheets and popovers.
  package var preferredContentSize: Size?
  /// The style of a presentation that names none.
  package var modalPresentationStyle: PresentRequest.Style?
  /// Whether the user cannot dismiss the screen.
  package var isModalInPresentation: Bool?
  /// Whether a presentation in the current context covers the screen's view.
  package var definesPresentationContext: Bool?

  package init() {}

  /// The attributes; nil if there is none.
  package var ifAny: ControllerAttributes? { self == ControllerAttributes() ? nil : self }

  /// Returns the attributes; an attribute without a value has the other's value.
  package func over(_ other: ControllerAttributes?) -> ControllerAttributes {
    guard let other else { return self }
    var result = self
    result.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed ?? other.hidesBottomBarWhenPushed
    result.largeTitleDisplayMode = largeTitleDisplayMode ?? other.largeTitleDisplayMode
    result.prompt = prompt ?? other.prompt
    result.preferredContentSize = preferredContentSize ?? other.preferredContentSize
    result.modalPresentationStyle = modalPresentationStyle ?? other.modalPresentationStyle
    result.isModalInPresentation = isModalInPresentation ?? other.isModalInPresentation
    result.definesPresentationContext =
      definesPresentationContext ?? other.definesPresentationContext
    return result
  }
}

/// An edge that can extend under a bar.
package enum ExtendedEdge: String, CaseIterable, Codable, Sendable {
  case top
  case bottom
}

extension Screen {
  /// The screen with the attributes that a scenario gives its controller.
  package func adoptingController(of reference: ScreenReference) -> Screen {
    var screen = self
    if let attributes = reference.controllerAttributes {
      screen.controllerAttributes = attributes.over(controllerAttributes).ifAny
    }
    if let edges = reference.edgesForExtendedLayout {
      screen.extendsUnderTopBar = edges.contains(.top) ? nil : false
      screen.extendsUnderBottomBar = edges.contains(.bottom) ? nil : false
    }
    return screen
  }
}
