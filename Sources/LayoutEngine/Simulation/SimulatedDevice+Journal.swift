import Foundation

extension SimulatedDevice {
  /// Starts a journal of the device.
  ///
  /// `name` returns the names of views and controllers at the time of an event.
  package func startJournal(naming name: @escaping (UIResponder) -> String) -> ChangeJournal {
    let journal = ChangeJournal { object in (object as? UIResponder).map(name) ?? "" }
    self.journal = journal
    return journal
  }

  /// Adds a change to the journal, if there is one.
  func record(_ change: @autoclosure () -> JournalEntry.Change, of subject: UIResponder? = nil) {
    guard let journal else { return }
    let change = change()
    journal.append(
      JournalEntry(
        time: clock.now,
        cause: cause,
        subject: journal.name(of: subject) ?? "",
        change: change,
        duration: change.canBeAnimated ? presentDuration : nil
      )
    )
  }

  /// Records a mistake that the application reports, as a debug build logs it.
  package func recordDiagnostic(_ name: String, of detail: String?, in controller: UIViewController)
  {
    attributing(to: .application) { record(.diagnostic(name, of: detail), of: controller) }
  }

  /// Records a change of a controller's trait.
  package func recordTrait(
    _ name: String,
    from old: String,
    to new: String,
    of controller: UIViewController?
  ) {
    attributing(to: .system) { record(.trait(name, from: old, to: new), of: controller) }
  }

  /// Posts a UIKit notification; a keyboard notification carries its movement.
  ///
  /// The `userInfo` is made only for an observer. Most notifications of a recording have none.
  func post(
    _ name: NSNotification.Name,
    object: Any?,
    userInfo: @autoclosure () -> [AnyHashable: Any]? = nil,
    keyboard: KeyboardMovement? = nil
  ) {
    record(.notification(name, keyboard: keyboard))
    guard notificationCenter.mayHaveObserver(of: name) else { return }
    notificationCenter.post(name: name, object: object, userInfo: userInfo())
  }

  /// Runs a method that UIKit calls and that an application class may override.
  func attributing(toClassOf object: AnyObject, _ body: () -> Void) {
    // Looking up the class takes time, and only a journal needs it.
    guard let journal else { return body() }
    attributing(to: journal.isApplicationClass(type(of: object)) ? .application : .system, body)
  }

  /// Calls a method of a controller, and records the call if its class belongs to the application.
  func call(_ method: String, of controller: UIViewController, _ body: () -> Void) {
    guard let journal else { return body() }
    if journal.isApplicationClass(type(of: controller)) { record(.call(method), of: controller) }
    attributing(toClassOf: controller, body)
  }
}

extension JournalEntry.Change {
  fileprivate var canBeAnimated: Bool {
    switch self {
    case .notification, .call, .firstResponder, .device, .trait, .diagnostic: false
    case .insets, .contentOffset, .contentSize, .layout: true
    }
  }
}
