import Foundation

/// The taps of a user on rows.
extension UITableView {
  /// Performs a tap on a row.
  ///
  /// The delegate may replace or refuse the row. The segue of the row's cell runs before the
  /// delegate is notified of the selection, as in UIKit. A tap on a selected row of several
  /// deselects it.
  package func touchRow(at path: IndexPath) {
    let device = SimulatedDevice.current
    guard allowsSelection, readRows().sections.indices.contains(path.section),
      readRows().sections[path.section].count > path.row
    else { return }
    showRowsIfNeeded()
    guard asking({ $0.tableView(self, shouldHighlightRowAt: path) }) ?? true else { return }
    if allowsMultipleSelection, selectedPaths.contains(path) {
      deselectRow(at: path, animated: true)
      return asking { $0.tableView(self, didDeselectRowAt: path) } ?? ()
    }
    let chosen: IndexPath
    if tableDelegate == nil {
      chosen = path
    } else if let answer = asking({ $0.tableView(self, willSelectRowAt: path) }) ?? nil {
      chosen = answer
    } else {
      return
    }
    let replaced = allowsMultipleSelection ? [] : selectedPaths.filter { $0 != chosen }
    device.attributing(to: .system) {
      selectRow(at: chosen, animated: false, scrollPosition: .none)
    }
    for path in replaced { asking { $0.tableView(self, didDeselectRowAt: path) } }
    if let cell = shown.cell(at: chosen), let segue = cell.selectionSegue {
      device.attributing(to: .application) { segue.perform(for: cell) }
    }
    asking { $0.tableView(self, didSelectRowAt: chosen) }
  }

  /// Performs a tap on the detail button of a row.
  package func touchAccessory(at path: IndexPath) {
    showRowsIfNeeded()
    if let cell = shown.cell(at: path), let segue = cell.accessorySegue {
      SimulatedDevice.current.attributing(to: .application) { segue.perform(for: cell) }
    }
    asking { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
  }

  /// Calls the delegate as code of the application; nil without a delegate.
  @discardableResult
  private func asking<Answer>(_ body: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let tableDelegate else { return nil }
    return SimulatedDevice.current.attributing(to: .application) { body(tableDelegate) }
  }
}

/// The taps of a user on items.
extension UICollectionView {
  /// Performs a tap on an item.
  ///
  /// The segue of the item's cell runs before the delegate is notified of the selection. A tap on a
  /// selected item of several deselects it.
  package func touchItem(at path: IndexPath) {
    let device = SimulatedDevice.current
    guard allowsSelection, cellForItem(at: path) != nil else { return }
    let selected = indexPathsForSelectedItems ?? []
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path, animated: true)
      return asking { $0.collectionView(self, didDeselectItemAt: path) } ?? ()
    }
    guard asking({ $0.collectionView(self, shouldSelectItemAt: path) }) ?? true else { return }
    let replaced = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    device.attributing(to: .system) {
      selectItem(at: path, animated: false, scrollPosition: [])
    }
    for path in replaced { asking { $0.collectionView(self, didDeselectItemAt: path) } }
    if let cell = cellForItem(at: path), let segue = cell.selectionSegue {
      device.attributing(to: .application) { segue.perform(for: cell) }
    }
    asking { $0.collectionView(self, didSelectItemAt: path) }
  }

  @discardableResult
  private func asking<Answer>(_ body: (any UICollectionViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SimulatedDevice.current.attributing(to: .application) { body(delegate) }
  }
}
