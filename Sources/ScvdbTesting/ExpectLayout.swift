import Foundation
public import LayoutEngine
import SnapshotStore

/// Records the layout of a view controller and compares it with the accepted baselines.
///
/// Every combination of a device and an orientation is a case. Each case calls `makeController`
/// once on its own simulated device, which provides `UIScreen.main` and UIKit's other shared
/// objects. The controller becomes the root of a window, the steps are performed, and each
/// checkpoint records the geometry of all views. Cases run side by side.
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
/// Baselines are text files, one per case, in the folder `Baselines` beside the test: commit them.
/// With `SCVDB_RECORD=1` in the environment, a call writes them; if `CI` is set as well, it throws
/// an error. With `SCVDB_DB=runs.sqlite` the runs are also stored in that database, for the command
/// `scvdb` and for SQL. Each call makes its own recording there.
///
/// All lengths are points on a grid of thousandths, all times virtual seconds; a test never waits.
/// The y axis points downwards. Frames are recorded in the superview's coordinates and in the
/// window's.
///
/// The name of a view is its `accessibilityIdentifier`. Without one, it is the name of the property
/// that holds the view in a controller or view above it, or else the name of its class. Class names
/// are numbered from the second of the class among its siblings: `label`, `label-2`. Paths begin
/// with the last part of the layout's name: `sign-up/stackView/emailField`.
///
/// - Parameters:
///   - name: The name of the layout in recordings and in the folder of baselines, such as `sign-up`
///     or `forms/sign-up`. It must be unique among the calls for a folder.
///   - devices: The devices, by their ids: `["iphone-8"]`, or a group such as `.phones`.
///   - orientations: The orientations of the devices at the start.
///   - steps: The steps, in order; at least one of them is a checkpoint.
///   - baselines: The folder of baselines, absolute or from the working directory; nil means
///     `Baselines` beside the test.
///   - filePath: The file of the test.
///   - makeController: Makes the controller with its container, such as a navigation controller.
/// - Throws: ``LayoutMismatch`` if a layout differs from the accepted one, or none was accepted;
///   ``LayoutError`` if the layout cannot be recorded; otherwise the error of reading or writing a
///   baseline or the database.
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
