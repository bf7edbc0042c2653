import Foundation
public import LayoutEngine
import SnapshotStore

/// Records how a view controller lays itself out, and compares that with what was accepted before.
///
/// Every combination of a device and an orientation is a case. For each, `makeController` is called
/// once, on a simulated device of its own, where `UIScreen.main` and everything else that UIKit has
/// one of is that device's; the controller is then the root of a window, the steps are carried out,
/// and each checkpoint records the geometry of all views. Cases run side by side.
///
/// ```swift
/// @Test func signUp() async throws {
///   try await expectLayout(
///     of: "sign-up",
///     devices: ["iphone-8", "iphone-16"],
///     steps: [.checkpoint("at rest"), .focus("emailField"), .wait(0.5), .checkpoint("keyboard
///     up")]
///   ) { SignUpViewController() }
/// }
/// ```
///
/// Baselines are text, one file a case, in the folder `Baselines` beside the test: commit them.
/// Where the environment has `SCVDB_RECORD=1` they are written, which is refused where `CI` is set.
/// With `SCVDB_DB=runs.sqlite` the runs are also kept in that database, for the command `scvdb` and
/// for SQL; each call makes a recording of its own there.
///
/// All lengths are points on a grid of thousandths, all times virtual seconds; nothing ever waits.
/// The y axis grows downwards. Frames are recorded in the superview's coordinates and in the
/// window's.
///
/// A view is called after its `accessibilityIdentifier`, else after the property of a controller or
/// view above it that holds it, else after its class, numbered from the second of the class among
/// its siblings: `label`, `label-2`. Paths begin with the last part of the layout's name:
/// `sign-up/stackView/emailField`.
///
/// - Parameters:
///   - name: What the layout is called in recordings and in the folder of baselines, such as
///     `sign-up` or `forms/sign-up`. Each call of a folder needs another one.
///   - devices: The devices, by their ids: `["iphone-8"]`, or a group such as `.phones`.
///   - orientations: How the devices are held at the start.
///   - steps: What happens, one after the other; at least one of them is a checkpoint.
///   - baselines: The folder of baselines, absolute or from the working directory; nil is
///     `Baselines` beside the test.
///   - filePath: The file of the test.
///   - makeController: Makes the controller, with whatever is around it, such as a navigation
///     controller.
/// - Throws: ``LayoutMismatch`` where a layout is not the accepted one, or none was accepted;
///   ``LayoutError`` where the question cannot be answered; otherwise what a baseline or the
///   database cannot be read or written for.
public func expectLayout(
  of name: String,
  devices: LayoutDevices,
  orientations: [LayoutOrientation] = [.portrait, .landscape],
  steps: [LayoutStep] = [.checkpoint("at rest")],
  baselines: String? = nil,
  filePath: String = #filePath,
  _ makeController: @escaping @MainActor @Sendable () throws -> UIViewController
) async throws {
  let question = LayoutQuestion(
    name: name,
    devices: devices,
    orientations: orientations,
    steps: steps
  )
  let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Baselines")
  let environment = ProcessInfo.processInfo.environment
  let test = LayoutTest(
    name: name,
    baselines: BaselineFolder(path: baselines ?? folder.path),
    isRecording: isOn("SCVDB_RECORD", in: environment),
    isInCI: isOn("CI", in: environment),
    database: environment["SCVDB_DB"]
  )
  try await test.run(question, makeController)
}
