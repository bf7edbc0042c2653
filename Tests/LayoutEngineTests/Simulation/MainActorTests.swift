import DeviceCatalog
import Dispatch
import LayoutEngine
import Testing

@Suite struct MainActorTests {
  @Test func codeUsesStandardDeviceByDefault() {
    #expect(SimulatedDevice.current === SimulatedDevice.standard)
    #expect(SimulatedDevice.standard.model.id == "iphone-16")
  }

  @Test func runEntersAndLeavesDevice() throws {
    let device = try makeDevice()
    let seen = device.run { SimulatedDevice.current }
    #expect(seen === device)
    #expect(SimulatedDevice.current === SimulatedDevice.standard)
  }

  @Test func devicesCanBeNested() throws {
    let outer = try makeDevice()
    let inner = try makeDevice()
    let seen = outer.run {
      (inner.run { SimulatedDevice.current }, SimulatedDevice.current)
    }
    #expect(seen.0 === inner)
    #expect(seen.1 === outer)
  }

  @Test func runRethrowsErrors() throws {
    let device = try makeDevice()
    #expect(throws: Unwilling.self) {
      try device.run { throw Unwilling() }
    }
  }

  @Test func firstResponderBelongsToTheDevice() throws {
    let one = try makeDevice()
    let other = try makeDevice()
    one.run {
      let responder = WillingResponder()
      #expect(responder.becomeFirstResponder())
      #expect(responder.isFirstResponder)
      #expect(other.run { responder.isFirstResponder } == false)
    }
  }

  @Test func tasksStayOnTheirDevice() async throws {
    let device = try makeDevice()
    let task = device.run { Task { @MainActor in SimulatedDevice.current } }
    let seen = await task.value
    #expect(seen === device)
  }

  @Test func mainActorRunUsesStandardDevice() async {
    let seen = await MainActor.run { SimulatedDevice.current }
    #expect(seen === SimulatedDevice.standard)
  }

  @Test func standardDeviceRunsOnMainQueue() async {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    let isOnMainQueue = await MainActor.run { Dispatch.DispatchQueue.getSpecific(key: key) }
    #expect(isOnMainQueue == true)
  }

  @Test func pendingTasksRunInStartOrder() async throws {
    let device = try makeDevice()
    let numbers = Numbers()
    let tasks = device.run {
      (1...20).map { number in Task { @MainActor in numbers.all.append(number) } }
    }
    for task in tasks { await task.value }
    let seen = device.run { numbers.all }
    #expect(seen == Array(1...20))
  }
}

/// A suite isolated to the simulated main actor: its tests reach UIKit's classes as an app would.
@MainActor @Suite struct IsolatedSuiteTests {
  @Test func synchronousTestsReachResponders() {
    let responder = WillingResponder()
    responder.becomeFirstResponder()
    #expect(responder.isFirstResponder)
    responder.resignFirstResponder()
    #expect(!responder.isFirstResponder)
  }
}

private struct Unwilling: Error {}

@MainActor private final class Numbers {
  var all: [Int] = []

  nonisolated init() {}
}

private final class WillingResponder: UIResponder {
  override var canBecomeFirstResponder: Bool { true }
}
