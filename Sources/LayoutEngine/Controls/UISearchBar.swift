public import Foundation

@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public enum Style: Int, Sendable {
    /// A separate bar, a prominent one, or a bar without a background.
    case `default`, prominent, minimal
  }

  /// The object that receives the events of the search.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style of the bar; it does not affect the size.
  open var searchBarStyle = Style.default
  /// The text above the field.
  open var prompt: String?
  /// Whether the cancel button is visible.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { hasCancelButton = newValue }
  }
  private var hasCancelButton = false
  /// Whether the bookmark button is visible.
  open var showsBookmarkButton = false
  /// The titles of the search scopes.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are visible below the field.
  open var showsScopeBar: Bool {
    get { hasScopeBar }
    set { hasScopeBar = newValue }
  }
  private var hasScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the bar is translucent.
  open var isTranslucent = true
  open var barTintColor: UIColor?
  /// The text of the bar's text field; reading it never returns nil, as in UIKit.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      madeField?.text = text
    }
  }

  private var madeField: UISearchTextField?

  /// The text field of the bar, which is not laid out; it contains the bar's text.
  open var searchTextField: UISearchTextField {
    if let madeField { return madeField }
    let field = UISearchTextField(frame: .zero)
    (field.text, field.placeholder) = (text, placeholder)
    madeField = field
    return field
  }

  open var barStyle = UIBarStyle.default
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType?
  open var isSecureTextEntry = false
  /// The type of the return key.
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = true
  /// The text that appears while the field is empty.
  open var placeholder: String?

  /// The size for the control generation.
  open override var intrinsicContentSize: CGSize {
    let showsScopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
    return CGSize(ControlMetrics.current.searchBar(showsScopes: showsScopes))
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    hasCancelButton = showsCancelButton
  }

  /// Shows or hides the search scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { hasScopeBar = show }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// Whether the bar can become first responder in place of its field; the delegate may refuse.
  open override var canBecomeFirstResponder: Bool {
    !isHidden && (delegate?.searchBarShouldBeginEditing(self) ?? true)
  }

  /// Whether the bar can resign; the delegate may refuse.
  open override var canResignFirstResponder: Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  override func didBeginEditing() {
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.searchBarTextDidBeginEditing(self)
    }
  }

  override func didEndEditing() {
    SimulatedDevice.current.attributing(to: .application) {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }

  /// The bar's field receives keys, although the bar itself is not a text input.
  override var takesText: Bool { true }

  override func scrollIntoView() { scrollIntoEnclosingScrollView() }

  /// Returns the proposed width and the bar's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// Receives the events of a search; every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
