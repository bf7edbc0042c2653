import Foundation
import ScvdbTestSupport
import Testing

/// Tests untrusted scenarios with paths out of the project.
@Suite struct ProjectBoundaryTests {
  private static func scenario(_ screen: String) -> String {
    """
    screens: { box: \(screen) }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps:
      - checkpoint: at rest
    """
  }

  private static let secret = "secret: [text of another user"

  /// The content of a file is not printed unless it is a scenario of the project.
  @Test(
    arguments: sample([
      ("{ file: ../../outside/secret }", "the name of the file of a screen ends in .yaml"),
      ("{ file: ../../outside/secret.yaml }", "leads out of the project"),
      ("{ file: link.screen.yaml }", "leads out of the project"),
      ("{ file: folder/secret.yaml }", "leads out of the project"),
      ("{ storyboard: ../../outside/Secret.storyboard, scene: a }", "leads out of the project"),
    ])
  )
  func outsideFilesAreNotRead(_ screen: String, _ reason: String) throws {
    let place = try Workplace([
      "outside/secret": Self.secret, "outside/secret.yaml": Self.secret,
      "outside/Secret.storyboard": Self.secret,
      "project/.git/HEAD": "", "project/Baselines/box.yaml": Self.scenario(screen),
    ])
    let baselines = place.folder.appending(path: "project/Baselines").path
    // A folder that links out of the project is an error of its own.
    for (name, target) in [("link.screen.yaml", "secret.yaml"), ("folder", "")]
    where screen.contains(name) {
      try FileManager.default.createSymbolicLink(
        atPath: "\(baselines)/\(name)",
        withDestinationPath: "../../outside/\(target)"
      )
    }
    let command = "cd project && '\(builtProducts.appending(path: "scvdb").path)' record"
    let output = try place.run("/bin/sh", ["-c", command])
    #expect(output.status == 2)
    #expect(output.errors.contains(reason), "\(output)")
    #expect(!output.errors.contains("text of"), "\(output)")
  }

  /// The command line may name a document elsewhere; a scenario may not, unless the user allows it.
  @Test func outsideDocumentRequiresPermission() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><objects>\
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
      </view></objects></document>
      """
    let place = try Workplace(["outside/Form.xib": document, "project/.git/HEAD": ""])
    let scvdb = builtProducts.appending(path: "scvdb").path
    let allowed = "SCVDB_ALLOW_OUTSIDE=1 '\(scvdb)'"
    for (command, status) in [
      ("'\(scvdb)' layout ../outside/Form.xib", 0), ("\(allowed) init ../outside/Form.xib", 0),
      ("'\(scvdb)' record", 2), ("\(allowed) record", 0),
    ] as [(String, Int32)] {
      let output = try place.run("/bin/sh", ["-c", "cd project && \(command)"])
      #expect(output.status == status, "\(output)")
    }
  }

  /// A whole repository is one project, whatever the scenario's depth in it.
  ///
  /// An option extends it.
  @Test func insideFilesAreRead() throws {
    let screen = "view: { subviews: [{ name: field, class: UITextField }] }\n"
    let place = try Workplace([
      "outside/a.screen.yaml": screen, "project/Screens/a.screen.yaml": screen,
      "project/.git/HEAD": "",
      "project/App/Baselines/inside.yaml": Self.scenario("{ file: ../../Screens/a.screen.yaml }"),
      "project/App/Baselines/out.yaml": Self.scenario("{ file: ../../../outside/a.screen.yaml }"),
    ])
    let scvdb = builtProducts.appending(path: "scvdb").path
    for (scenario, setting, status) in [
      ("inside", "", 0), ("out", "", 2), ("out", "SCVDB_ALLOW_OUTSIDE=1", 0),
    ] as [(String, String, Int32)] {
      let command = "cd project/App && \(setting) '\(scvdb)' record \(scenario)"
      let output = try place.run("/bin/sh", ["-c", command])
      #expect(output.status == status, "\(output)")
    }
  }
}
