public import Foundation

/// A group of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  /// The button that replaces the group in a narrow bar.
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
