public import PortSupport
public import XCTest

/// The expectations of a test case, for `waitForExpectations`.
///
/// XCTest does not make them accessible.
@SimulatedMainActor
private final class MadeExpectations {
  static let current = MadeExpectations()

  private var made: [ObjectIdentifier: [XCTestExpectation]] = [:]

  func add(_ expectation: XCTestExpectation, of test: ObjectIdentifier) {
    made[test, default: []].append(expectation)
  }

  func take(of test: ObjectIdentifier) -> [XCTestExpectation] {
    made.removeValue(forKey: test) ?? []
  }
}

extension XCTestCase {
  /// Makes an expectation for ``simulatedWaitForExpectations(timeout:file:line:handler:)``.
  public func simulatedExpectation(
    description: String,
    file: StaticString = #filePath,
    line: Int = #line
  ) -> XCTestExpectation {
    keep(XCTestExpectation(description: description, file: file, line: line))
  }

  /// Makes an expectation that a notification fulfills.
  public func simulatedExpectation(
    forNotification name: NSNotification.Name,
    object: Any?,
    notificationCenter: SimulatedNotificationCenter = .default,
    handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = SimulatedNotificationExpectation(
      name: name,
      object: object,
      notificationCenter: notificationCenter
    )
    expectation.handler = handler
    return keep(expectation)
  }

  /// Makes an expectation that a predicate fulfills.
  public func simulatedExpectation(
    for predicate: NSPredicate,
    evaluatedWith object: Any?,
    handler: (() -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = SimulatedPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    return keep(expectation)
  }

  private func keep(_ expectation: XCTestExpectation) -> XCTestExpectation {
    let test = ObjectIdentifier(self)
    SimulatedMainActor.assumeIsolated { MadeExpectations.current.add(expectation, of: test) }
    return expectation
  }

  /// Removes and returns the expectations since the last wait.
  func takeExpectations() -> [XCTestExpectation] {
    let test = ObjectIdentifier(self)
    return SimulatedMainActor.assumeIsolated { MadeExpectations.current.take(of: test) }
  }
}

/// An expectation that a notification of the simulated device fulfills.
public final class SimulatedNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides whether a notification counts; nil accepts all.
  public var handler: ((Notification) -> Bool)?

  private var token: (any NSObjectProtocol)?
  private let center: SimulatedNotificationCenter

  /// Creates an expectation that the next notification of a name fulfills.
  public init(
    name: NSNotification.Name,
    object: Any? = nil,
    notificationCenter: SimulatedNotificationCenter = .default,
    file: StaticString = #filePath,
    line: Int = #line
  ) {
    center = notificationCenter
    super.init(description: "notification \(name.rawValue)", file: file, line: line)
    token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.receive($0)
    }
  }

  private func receive(_ notification: Notification) {
    guard let token, handler?(notification) ?? true else { return }
    center.removeObserver(token)
    self.token = nil
    fulfill()
  }
}

/// An expectation that is fulfilled when a predicate holds in a turn of the device's run loop.
public final class SimulatedPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides whether a true predicate counts; nil accepts it.
  public var handler: (() -> Bool)?

  private let predicate: NSPredicate
  private let object: Any?

  /// Creates an expectation that is fulfilled when a predicate holds for an object.
  public init(
    predicate: NSPredicate,
    object: Any? = nil,
    file: StaticString = #filePath,
    line: Int = #line
  ) {
    self.predicate = predicate
    self.object = object
    super.init(description: "predicate", file: file, line: line)
    check()
  }

  private func check() {
    if predicate.evaluate(with: object), handler?() ?? true { return fulfill() }
    SimulatedQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.check() }
  }
}
