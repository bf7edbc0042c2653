public import LayoutEngine

/// Shows the results of a search over its content.
///
/// The application places the search bar itself. An active search does not present anything.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows the results; nil if the content shows them.
  public let searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search that shows its results in the searched content.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open private(set) lazy var searchBar = UISearchBar(frame: .zero)

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that receives the beginning and end of the search.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search is active.
  ///
  /// A change notifies the delegate and the updater.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive
        ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Whether the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar hides during a search; only stored.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results appear for an empty query; only stored.
  open var showsSearchResultsController = false
  /// Whether the cancel button appears automatically.
  open var automaticallyShowsCancelButton = true
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the query or the active state has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Receives the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func didPresentSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search controller for the content; its search bar is below the title.
  ///
  /// Only stored: bars keep their ordinary height.
  public var searchController: UISearchController? {
    get { inert["searchController"] as? UISearchController }
    set { inert["searchController"] = newValue }
  }
}
