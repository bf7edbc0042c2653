import Synchronization

/// The events on a device, in order.
///
/// Entries contain names, not views, because a retained view or controller would continue to
/// observe.
@MainActor
package final class ChangeJournal {
  private let name: (AnyObject) -> String
  /// The events since the last call of ``takeEntries()``.
  package private(set) var entries: [JournalEntry] = []

  /// The classes that occurred here; 1 marks the classes of other modules.
  private var classes = IdentityTable()

  /// The lookup results of classes, shared by all devices.
  private nonisolated static let applicationClasses = Mutex<[ObjectIdentifier: Bool]>([:])

  /// Makes a journal; `name` returns the names of views and controllers at the time of an event.
  init(naming name: @escaping (AnyObject) -> String) {
    self.name = name
  }

  /// Returns the events since the last call.
  package func takeEntries() -> [JournalEntry] {
    defer { entries = [] }
    return entries
  }

  func name(of responder: AnyObject?) -> String? { responder.map(name) }

  func append(_ entry: JournalEntry) {
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
