public import Foundation

/// A field to search with.
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

  /// How the bar looks.
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
  /// The part in which one searches.
  open var selectedScopeButtonIndex = 0
  /// Whether the parts show, below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether content can be seen through the bar.
  open var isTranslucent = true
  /// The background of the bar.
  open var barTintColor: UIColor?
  /// What is searched for.
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

  /// How the bar looks.
  open var barStyle = UIBarStyle.default
  /// The keys.
  open var keyboardType = UIKeyboardType.default
  /// What kind of text is expected.
  open var textContentType: UITextContentType?
  /// Whether the text shows as dots.
  open var isSecureTextEntry = false
  /// What the key for the end of a line does.
  open var returnKeyType = UIReturnKeyType.search
  /// Which letters begin upper case.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked.
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

  /// The view that replaces the keyboard.
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
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another part was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
