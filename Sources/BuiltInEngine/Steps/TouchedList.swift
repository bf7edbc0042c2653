import Foundation
import LayoutEngine

/// A list with rows that a finger selects.
@MainActor
protocol TouchedList: UIView {
  /// The numbers of rows in the sections.
  var rowCounts: [Int] { get }

  /// Scrolls to a row unless it is visible, and selects it as a finger does.
  func touchRow(at path: IndexPath)
}

extension TouchedList {
  func contains(_ path: IndexPath) -> Bool {
    let counts = rowCounts
    return counts.indices.contains(path.section) && path.row < counts[path.section]
  }
}

extension UITableView: TouchedList {
  var rowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

  func touchRow(at path: IndexPath) {
    if cellForRow(at: path) == nil {
      scrollToRow(at: path, at: .middle, animated: false)
      layoutIfNeeded()
    }
    guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return
    }
    guard let delegate else {
      return selectRow(at: path, animated: false, scrollPosition: .none)
    }
    guard let path = delegate.tableView(self, willSelectRowAt: path) else { return }
    if !allowsMultipleSelection {
      for selected in indexPathsForSelectedRows ?? [] where selected != path {
        deselectRow(at: selected, animated: false)
        delegate.tableView(self, didDeselectRowAt: selected)
      }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: path)
  }
}

extension UICollectionView: TouchedList {
  var rowCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  func touchRow(at path: IndexPath) {
    if cellForItem(at: path) == nil {
      scrollToItem(at: path, at: .centeredVertically, animated: false)
      layoutIfNeeded()
    }
    guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    if !allowsMultipleSelection {
      for selected in indexPathsForSelectedItems ?? [] where selected != path {
        deselectItem(at: selected, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: selected)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
