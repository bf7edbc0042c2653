import Foundation

@testable import LayoutEngine

/// A keyboard notification from the journal.
struct PostedKeyboardNotification: Hashable {
  /// The time of the notification, in virtual seconds.
  let time: TimeInterval
  let notification: KeyboardNotification
  let movement: KeyboardMovement

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
  var posted: [PostedKeyboardNotification] {
    device.journal?.entries.compactMap(PostedKeyboardNotification.init) ?? []
  }
}
