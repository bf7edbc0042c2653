import Foundation

/// The application's buttons in the shortcuts bar of an iPad.
///
/// The bar leaves the screen if both lists are empty and there are no predictions.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups at the leading side; the system's own unless set.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup]
  /// The groups at the trailing side; the system's own unless set.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup]
  /// Whether the user may hide the buttons; recorded only.
  open var allowsHidingShortcuts = true

  /// Creates an item with the system's buttons.
  public override init() {
    leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)]
    trailingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)]
    super.init()
  }

  var isEmpty: Bool { leadingBarButtonGroups.isEmpty && trailingBarButtonGroups.isEmpty }
}

extension UIResponder {
  /// The buttons in the shortcuts bar while the responder is first responder.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = inputAssistantItemIfAny { return item }
    let item = UITextInputAssistantItem()
    AssociatedObjects.made(for: self).set(
      item,
      for: AssistantKey.address,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    return item
  }

  /// The item, if it already exists.
  var inputAssistantItemIfAny: UITextInputAssistantItem? {
    associatedObjects?[AssistantKey.address] as? UITextInputAssistantItem
  }
}

/// The key of a responder's item among its associated objects.
private enum AssistantKey {
  nonisolated(unsafe) static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )
}
