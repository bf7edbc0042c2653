public import PortSupport
public import XCTest

extension XCTestCase {
  /// Waits for expectations by the device's clock, and then as XCTest does for other events.
  public func simulatedWait(
    for expectations: [XCTestExpectation],
    timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false,
    file: StaticString = #filePath,
    line: Int = #line
  ) {
    let rest = VirtualWait.pass(until: expectations, timeout)
    guard VirtualWait.isOver(expectations) || rest > 0 else {
      return failWaiting(for: expectations, timeout, file, line)
    }
    wait(
      for: expectations,
      timeout: rest,
      enforceOrder: enforceOrder,
      file: file,
      line: line
    )
  }

  private func failWaiting(
    for expectations: [XCTestExpectation],
    _ timeout: TimeInterval,
    _ file: StaticString,
    _ line: Int
  ) {
    let unfulfilled = expectations.filter { !VirtualWait.isSatisfied($0) }
      .map(\.expectationDescription).joined(separator: ", ")
    XCTFail(
      "Asynchronous wait failed - Exceeded timeout of \(timeout) seconds, with unfulfilled "
        + "expectations: \(unfulfilled)",
      file: file,
      line: UInt(line)
    )
  }

  /// Waits for the expectations of the test.
  public func simulatedWaitForExpectations(
    timeout: TimeInterval,
    file: StaticString = #filePath,
    line: Int = #line,
    handler: XCWaitCompletionHandler? = nil
  ) {
    let expectations = takeExpectations()
    let result = XCTWaiter.simulatedWait(for: expectations, timeout: timeout)
    guard result != .completed else {
      handler?(nil)
      return
    }
    failWaiting(for: expectations, timeout, file, line)
    handler?(XCTestError(.timeoutWhileWaiting))
  }

  /// Waits for expectations in an asynchronous test.
  public func simulatedFulfillment(
    of expectations: [XCTestExpectation],
    timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false,
    file: StaticString = #filePath,
    line: Int = #line
  ) async {
    let rest = await SimulatedMainActor.run {
      VirtualWait.pass(until: expectations, timeout, servesThreads: false)
    }
    await fulfillment(
      of: expectations,
      timeout: rest,
      enforceOrder: enforceOrder,
      file: file,
      line: line
    )
  }
}

extension XCTWaiter {
  /// Waits for expectations by the device's clock, and then as XCTest does.
  @discardableResult
  public func simulatedWait(
    for expectations: [XCTestExpectation],
    timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) -> Result {
    let rest = VirtualWait.pass(until: expectations, timeout)
    return wait(for: expectations, timeout: rest, enforceOrder: enforceOrder)
  }

  /// Waits for expectations by the device's clock, and then as XCTest does.
  @discardableResult
  public static func simulatedWait(
    for expectations: [XCTestExpectation],
    timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) -> Result {
    XCTWaiter(delegate: nil).simulatedWait(
      for: expectations,
      timeout: timeout,
      enforceOrder: enforceOrder
    )
  }
}

/// Lets virtual time pass while a test waits.
enum VirtualWait {
  /// Lets time pass until all expectations are satisfied or the timeout ends.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - timeout: The maximum number of seconds of the device.
  ///   - servesThreads: Whether to wait afterwards for the work of other threads, while
  ///     expectations remain.
  /// - Returns: The remaining real seconds for events outside of the device's clock.
  static func pass(
    until expectations: [XCTestExpectation],
    _ timeout: TimeInterval,
    servesThreads: Bool = true
  ) -> TimeInterval {
    SimulatedMainActor.assumeIsolated {
      let limit = min(timeout, 3600)
      var passed: TimeInterval = 0
      // One step per frame of the screen, so that fulfilled expectations are noticed early.
      let step = 1.0 / 60
      let hasInverted = expectations.contains(where: \.isInverted)
      while passed < limit, hasInverted || !expectations.allSatisfy(isSatisfied) {
        let interval = min(step, limit - passed)
        SimulatedRunLoop.main.run(until: .simulated(timeIntervalSinceNow: interval))
        passed += interval
      }
      let rest = min(timeout, 5)
      guard servesThreads, Thread.isMainThread else { return isOver(expectations) ? 0 : rest }
      serveThreads(for: rest) { isOver(expectations) }
      return 0
    }
  }

  /// Returns whether all expectations are satisfied or inverted.
  static func isOver(_ expectations: [XCTestExpectation]) -> Bool {
    expectations.allSatisfy { isSatisfied($0) || $0.isInverted }
  }

  /// Runs the blocks that other threads send to the main thread, and lets the device's time pass.
  ///
  /// The blocks may start timers or animations on the device.
  @SimulatedMainActor
  private static func serveThreads(for seconds: TimeInterval, until isOver: () -> Bool) {
    let slice = 0.01
    let end = Date(timeIntervalSinceNow: seconds)
    while !isOver(), Date() < end {
      _ = Foundation.RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: slice))
      SimulatedRunLoop.main.run(until: .simulated(timeIntervalSinceNow: slice))
    }
  }

  /// Returns whether an expectation was fulfilled as often as expected.
  ///
  /// XCTest does not make that public. It is read from the stored properties, with names that
  /// depend on the toolchain.
  static func isSatisfied(_ expectation: XCTestExpectation) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: expectation)
    while let present = mirror {
      for child in present.children
      where ["isFulfilled", "queue_isFulfilled"].contains(child.label) {
        return child.value as? Bool == true
      }
      mirror = present.superclassMirror
    }
    return false
  }
}

extension XCTestCase {
  /// Runs a block once.
  ///
  /// Its duration differs from the duration on a device, and XCTest would fail for varying times.
  public func simulatedMeasure(_ block: () -> Void) { block() }
}
