public import Foundation

/// The text field of a search bar.
///
/// It stores tokens without showing them.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The tokens of the search.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
}

/// A token for a part of a search.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let text: String
  public let icon: UIImage?
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
