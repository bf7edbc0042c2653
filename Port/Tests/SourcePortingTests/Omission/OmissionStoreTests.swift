import Testing

@testable import SourcePorting

/// Omissions end when a build has the missing declaration.
@Suite struct OmissionStoreTests {
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
