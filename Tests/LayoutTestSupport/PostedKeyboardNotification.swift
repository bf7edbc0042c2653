package import Foundation
package import LayoutEngine

/// A keyboard notification from the journal.
package struct PostedKeyboardNotification: Hashable {
  /// The time of the notification, in virtual seconds.
  package let time: TimeInterval
  package let notification: KeyboardNotification
  package let movement: KeyboardMovement

  init?(_ entry: JournalEntry) {
    guard case .notification(let name, let movement?) = entry.change,
      let notification = KeyboardNotification(rawValue: name.rawValue)
    else { return nil }
    time = entry.time
    self.notification = notification
    self.movement = movement
  }
}

extension SimulatedKeyboard {
  /// All posted notifications, in order.
  package var posted: [PostedKeyboardNotification] {
    device.journal?.entries.compactMap(PostedKeyboardNotification.init) ?? []
  }
}
