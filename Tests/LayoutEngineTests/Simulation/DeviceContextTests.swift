import DeviceCatalog
import Testing

@testable import LayoutEngine

/// A context works without a device: code without views needs no screen.
@Suite struct DeviceContextTests {
  private func makeContext(
    _ id: String = "iphone-8",
    options: SimulationOptions = SimulationOptions()
  ) throws -> DeviceContext {
    let model = try #require(Devices.device(id: id))
    return DeviceContext(model: model, orientation: .portrait, options: options, queue: .global())
  }

  @Test func runEntersContextOfDevice() throws {
    let outer = try makeDevice()
    let inner = try makeDevice()
    let seen = outer.run { (inner.run { DeviceContext.current }, DeviceContext.current) }
    #expect(seen.0 === inner.context)
    #expect(seen.1 === outer.context)
  }

  @Test func standardDeviceOwnsStandardContext() {
    #expect(DeviceContext.current === SimulatedDevice.standard.context)
  }

  @Test func tasksKeepTheContext() async throws {
    let context = try makeContext()
    let task = context.enter { Task { @MainActor in DeviceContext.current } }
    #expect(await task.value === context)
  }

  @Test func timersAndNotificationsNeedNoScreen() throws {
    try makeContext().enter {
      MainActor.assumeIsolated {
        let name = NSNotification.Name("tick")
        var received: [Double] = []
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          received.append(CACurrentMediaTime())
        }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          NotificationCenter.default.post(name: name, object: nil)
        }
        DeviceContext.current.clock.advance(by: 1)
        #expect(received == [0.5])
        #expect(!timer.isValid)
      }
    }
  }

  @Test func traitsAndFontsNeedNoScreen() throws {
    var options = SimulationOptions()
    options.contentSizeCategory = .extraExtraExtraLarge
    try makeContext("iphone-8", options: options).enter {
      let traits = UITraitCollection.current
      #expect(traits.userInterfaceIdiom == .phone)
      // An iPhone 8 has 750 x 1334 pixels, for 375 x 667 points.
      #expect(traits.displayScale == 2)
      #expect(traits.preferredContentSizeCategory == .extraExtraExtraLarge)
      // The size of the body style in Apple's table for this text size.
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
    }
  }
}
