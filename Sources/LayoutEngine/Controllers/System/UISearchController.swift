public import Foundation

/// Shows the results of a search over its content.
///
/// The search bar is a view of its own that an application places; being active presents nothing.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows results; nil where the content itself does.
  public let searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search whose results the content itself shows.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open private(set) lazy var searchBar = UISearchBar(frame: .zero)

  /// The object that shows what was found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is notified of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search is active; a change notifies the delegate and the updater.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive
        ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Whether the content is dimmed while a search goes on.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar leaves while a search goes on; recorded only.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether results show before something is searched for; recorded only.
  open var showsSearchResultsController = false
  /// Whether the way out shows by itself.
  open var automaticallyShowsCancelButton = true
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when what is searched for, or whether, has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of a search's beginning and end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func didPresentSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
