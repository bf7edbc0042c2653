import Foundation
import Synchronization

/// The events on a device, in order.
///
/// Entries contain names, not views, because a retained view or controller would continue to
/// observe.
@MainActor
package final class ChangeJournal {
  private let name: (UIResponder) -> String
  /// The events since the last call of ``takeEntries()``.
  package private(set) var entries: [JournalEntry] = []

  /// The classes that occurred here; 1 marks the classes of other modules.
  private var classes = IdentityTable()

  /// The lookup results of classes, shared by all devices.
  private nonisolated static let applicationClasses = Mutex<[ObjectIdentifier: Bool]>([:])

  fileprivate init(naming name: @escaping (UIResponder) -> String) {
    self.name = name
  }

  /// Returns the events since the last call.
  package func takeEntries() -> [JournalEntry] {
    defer { entries = [] }
    return entries
  }

  func name(of responder: UIResponder?) -> String? { responder.map(name) }

  fileprivate func append(_ entry: JournalEntry) {
    entries.append(entry)
  }

  /// Whether a class belongs to another module.
  func isApplicationClass(_ type: AnyClass) -> Bool {
    if let known = classes[ObjectIdentifier(type)] { return known == 1 }
    let isApplication = Self.isApplicationClass(type)
    classes.set(isApplication ? 1 : 0, of: ObjectIdentifier(type))
    return isApplication
  }

  private nonisolated static func isApplicationClass(_ type: AnyClass) -> Bool {
    applicationClasses.withLock { known in
      let id = ObjectIdentifier(type)
      if let isApplication = known[id] { return isApplication }
      let isApplication = !isSystemType(type)
      known[id] = isApplication
      return isApplication
    }
  }
}

extension SimulatedDevice {
  /// Starts a journal of the device.
  ///
  /// `name` returns the names of views and controllers at the time of an event.
  package func startJournal(naming name: @escaping (UIResponder) -> String) -> ChangeJournal {
    let journal = ChangeJournal(naming: name)
    self.journal = journal
    return journal
  }

  /// Adds a change to the journal, if there is one.
  func note(_ change: @autoclosure () -> JournalEntry.Change, of subject: UIResponder? = nil) {
    guard let journal else { return }
    let change = change()
    journal.append(
      JournalEntry(
        time: clock.now,
        cause: cause,
        subject: journal.name(of: subject) ?? "",
        change: change,
        duration: change.canBeAnimated ? animation.presentDuration : nil
      )
    )
  }

  /// Records a mistake that the application reports, as a debug build logs it.
  package func noteDiagnostic(_ name: String, of detail: String?, in controller: UIViewController) {
    attributing(to: .application) { note(.diagnostic(name, of: detail), of: controller) }
  }

  /// Records a change of a controller's trait.
  package func noteTrait(
    _ name: String,
    from old: String,
    to new: String,
    of controller: UIViewController?
  ) {
    attributing(to: .system) { note(.trait(name, from: old, to: new), of: controller) }
  }

  /// Posts a UIKit notification; a keyboard notification carries its movement.
  func post(
    _ name: NSNotification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil,
    keyboard: KeyboardMovement? = nil
  ) {
    note(.notification(name, keyboard: keyboard))
    notificationCenter.post(name: name, object: object, userInfo: userInfo)
  }

  /// Calls a method of a controller, and records the call if its class belongs to the application.
  func call(_ method: String, of controller: UIViewController, _ body: () -> Void) {
    guard let journal else { return body() }
    if journal.isApplicationClass(type(of: controller)) { note(.call(method), of: controller) }
    attributing(toClassOf: controller, body)
  }
}

extension JournalEntry.Change {
  fileprivate var canBeAnimated: Bool {
    switch self {
    case .notification, .call, .firstResponder, .orientation, .trait, .diagnostic: false
    case .insets, .contentOffset, .contentSize, .layout: true
    }
  }
}
