import Foundation
import Synchronization

/// What happened on a device, in order, for those that asked for it.
///
/// Entries hold names, not views: keeping a view or a controller alive would keep it observing.
@MainActor
package final class ChangeJournal {
  private let name: (UIResponder) -> String
  /// What has happened since ``takeEntries()`` was called last.
  package private(set) var entries: [JournalEntry] = []

  /// Which classes have come up here, 1 for those that are not this module's.
  private var classes = IdentityTable()

  /// What is known of classes, which is the same for all devices.
  private nonisolated static let applicationClasses = Mutex<[ObjectIdentifier: Bool]>([:])

  fileprivate init(naming name: @escaping (UIResponder) -> String) {
    self.name = name
  }

  /// Returns what has happened since the last call.
  package func takeEntries() -> [JournalEntry] {
    defer { entries = [] }
    return entries
  }

  func name(of responder: UIResponder?) -> String? { responder.map(name) }

  fileprivate func append(_ entry: JournalEntry) {
    entries.append(entry)
  }

  /// Whether a class is not one of this module's.
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
      let isApplication = !qualifiedName(of: type).hasPrefix("LayoutEngine.")
      known[id] = isApplication
      return isApplication
    }
  }
}

extension SimulatedDevice {
  /// Begins to keep a journal, in which `name` names views and controllers at the moment when
  /// something happens to them.
  package func startJournal(naming name: @escaping (UIResponder) -> String) -> ChangeJournal {
    let journal = ChangeJournal(naming: name)
    self.journal = journal
    return journal
  }

  /// Notes what the running code has done, if a journal is kept.
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

  /// Notes that the application has reported a mistake, as a debug build does in its log.
  package func noteDiagnostic(_ name: String, of detail: String?, in controller: UIViewController) {
    attributing(to: .application) { note(.diagnostic(name, of: detail), of: controller) }
  }

  /// Notes that a trait of a controller has changed.
  package func noteTrait(
    _ name: String,
    from old: String,
    to new: String,
    of controller: UIViewController?
  ) {
    attributing(to: .system) { note(.trait(name, from: old, to: new), of: controller) }
  }

  /// Posts one of UIKit's notifications, those of the keyboard with the movement that they announce.
  func post(
    _ name: NSNotification.Name,
    object: Any?,
    userInfo: [AnyHashable: Any]? = nil,
    keyboard: KeyboardMovement? = nil
  ) {
    note(.notification(name, keyboard: keyboard))
    notificationCenter.post(name: name, object: object, userInfo: userInfo)
  }

  /// Calls a method of a controller, which is worth a note if the application has written it.
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
