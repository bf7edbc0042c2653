import Foundation

/// Keeps a table's content above the keyboard, as a table view controller does.
///
/// It adds the keyboard's overlap beyond the table's safe area to the bottom inset. It removes this
/// addition when the keyboard hides, and keeps all other changes of the inset.
@MainActor
package final class TableKeyboardInset: NSObject {
  private weak var table: UIScrollView?
  private var inset: CGFloat = 0

  /// Starts following the keyboard.
  package func begin(on table: UIScrollView) {
    self.table = table
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(TableKeyboardInset.keyboardWillChange(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  /// Stops following the keyboard; the current inset remains.
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
