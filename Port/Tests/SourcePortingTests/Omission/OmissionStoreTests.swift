import Foundation
import Testing

@testable import SourcePorting

@Suite struct OmissionStoreTests {
  /// A file with a number of bytes.
  private func stamps(size: Int) -> [TreePath: FileStamp] {
    var status = stat()
    status.st_size = off_t(size)
    return ["Kit/Kit.swift": FileStamp(status)]
  }

  @Test func changedTargetIsTriedAgain() throws {
    let store = OmissionStore(nil, tool: "1")
    let place = TargetPlace(package: "packages/Kit", target: "Kit", folder: "packages/Kit/Kit")
    store.leaveOut(place, reason: "strange")
    func reason(_ store: OmissionStore, size: Int) -> String? {
      store.reasonToLeaveOut("Kit", of: "packages/Kit", with: stamps(size: size))
    }
    #expect(reason(store, size: 1) == "strange")
    let next = OmissionStore(try store.data, tool: "1")
    #expect(reason(next, size: 1) == "strange")
    #expect(reason(next, size: 2) == nil)
    #expect(reason(next, size: 1) == nil)
  }

  /// Omissions end when a build has the missing declaration.
  @Test(arguments: ["Telemetry", "record"])
  func newNameRestoresFile(name: String) {
    let store = OmissionStore(nil, tool: "1")
    let code = OmittedCode(
      file: "/App/Form.swift",
      line: 1,
      column: 1,
      lineCount: 1,
      kind: .import,
      code: "import Telemetry",
      reason: "no such module 'Telemetry', or no 'record'",
      type: nil
    )
    store.omit([code], from: "Form.swift", before: "import Telemetry", after: "")
    store.declare(["Form"], in: "App")
    #expect(store.staleFiles == [] && store.text(of: "Form.swift", base: "import Telemetry") == "")
    // Another package, such as a clone beside the app.
    store.declare([name], in: "Clone")
    #expect(store.staleFiles == ["Form.swift"])
    #expect(store.text(of: "Form.swift", base: "import Telemetry") == "import Telemetry")
  }
}
