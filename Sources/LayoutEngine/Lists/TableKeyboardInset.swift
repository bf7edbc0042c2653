import Foundation

/// Keeps a table's content above the keyboard, as a table view controller does.
///
/// What the keyboard covers of the table, beyond its safe area, is added to its bottom inset, and
/// taken back when the keyboard leaves; what else changes the inset stays.
@MainActor
package final class TableKeyboardInset: NSObject {
  private weak var table: UIScrollView?
  private var inset: CGFloat = 0

  /// Begins to follow the keyboard.
  package func begin(on table: UIScrollView) {
    self.table = table
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(TableKeyboardInset.keyboardWillChange(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  /// Follows the keyboard no longer; an inset that is there stays.
  package func end() {
    NotificationCenter.default.removeObserver(
      self,
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  private func keyboardWillChange(_ notification: Notification) {
    guard let table,
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let keyboard = table.convert(value.cgRectValue, from: UIScreen.main.coordinateSpace)
    let overlap = max(0, table.bounds.maxY - keyboard.minY - table.safeAreaInsets.bottom)
    SimulatedDevice.current.attributing(to: .system) {
      table.contentInset.bottom += overlap - inset
    }
    inset = overlap
  }
}
