public import Foundation

@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public enum Style: Int, Sendable {
    /// As a bar of its own, as part of one in front, or without a background.
    case `default`, prominent, minimal
  }

  /// The object that is notified of searching.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How the bar looks, which changes no size.
  open var searchBarStyle = Style.default
  /// What the bar asks for, above the field.
  open var prompt: String?
  /// Whether the button shows that ends the search.
  open var showsCancelButton = false
  /// Whether the button shows that brings bookmarks.
  open var showsBookmarkButton = false
  /// The words for the parts in which one can search.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  open var selectedScopeButtonIndex = 0
  /// Whether the parts show, below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether content can be seen through the bar.
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var text: String? { didSet { madeField?.text = text } }

  private var madeField: UISearchTextField?

  /// The field inside it, which is laid out nowhere here; it has the bar's text.
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
  /// What the key for the end of a line does.
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether the return key is off while there is no text.
  open var enablesReturnKeyAutomatically = true
  /// What shows while nothing is searched for.
  open var placeholder: String?

  /// The size of its generation.
  open override var intrinsicContentSize: CGSize {
    let showsScopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
    return CGSize(ControlMetrics.current.searchBar(showsScopes: showsScopes))
  }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the parts in which one can search.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// What sits on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// A bar that shows takes the focus for the field inside it.
  open override var canBecomeFirstResponder: Bool {
    !isHidden && (delegate?.searchBarShouldBeginEditing(self) ?? true)
  }

  /// A bar gives the focus up unless its delegate objects.
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

  /// The field inside it takes keys, though the bar itself is no text input.
  override var takesText: Bool { true }

  override func scrollIntoView() { scrollIntoEnclosingScrollView() }

  /// As wide as offered, in its own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// Is notified of searching; every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search was touched.
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
