import Foundation
import LayoutEngine

/// A list with rows that a finger selects.
@MainActor
protocol TouchedList: UIView {
  /// The numbers of rows in the sections.
  var rowCounts: [Int] { get }

  /// Scrolls to a row unless it is visible, and selects it as a finger does.
  func touch(at path: IndexPath)
}

extension TouchedList {
  func contains(_ path: IndexPath) -> Bool {
    let counts = rowCounts
    return counts.indices.contains(path.section) && path.row < counts[path.section]
  }
}

extension UITableView: TouchedList {
  var rowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

  func touch(at path: IndexPath) {
    if cellForRow(at: path) == nil {
      scrollToRow(at: path, at: .middle, animated: false)
      layoutIfNeeded()
    }
    touchRow(at: path)
  }
}

extension UICollectionView: TouchedList {
  var rowCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  func touch(at path: IndexPath) {
    if cellForItem(at: path) == nil {
      scrollToItem(at: path, at: .centeredVertically, animated: false)
      layoutIfNeeded()
    }
    touchItem(at: path)
  }
}
