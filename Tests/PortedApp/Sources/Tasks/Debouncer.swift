import UIKit

/// Searches when typing has stopped for a while.
public final class Debouncer: NSObject, UISearchBarDelegate {
  public private(set) var searches: [String] = []
  private var text = ""

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    text = searchText
    NSObject.cancelPreviousPerformRequests(
      withTarget: self,
      selector: #selector(search),
      object: nil
    )
    perform(#selector(search), with: nil, afterDelay: 0.3)
  }

  @objc private func search() { searches.append(text) }
}
