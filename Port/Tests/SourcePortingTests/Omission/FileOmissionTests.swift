import Testing

@testable import SourcePorting

@Suite struct FileOmissionTests {
  private let error = CompilerMessage(path: "/App/Form.swift", line: 2, column: 1, text: "strange")

  @Test func functionsOfRulesRemain() throws {
    let text = """
      #sourceLocation(file: "/App/Form.swift", line: 1)
      protocol Row {}; class Form {}
      func run() {}

      @MainActor func describe__Form_swift() {
        Form.describe__Form()
      }
      """
    let file = OmissionRound.File(text: text, userFile: "/App/Form.swift")
    let omission = try #require(FileOmission(of: file, error))
    let directive = #"#sourceLocation(file: "/App/Form.swift", line: 1)"#
    #expect(
      omission.after == "\(directive)\n@MainActor func describe__Form_swift() {}\n\n\n\n\n"
    )
    #expect(omission.code.kind == .file)
    #expect(omission.code.type == "Form")
    #expect((omission.code.line, omission.code.code) == (1, "Form.swift"))

    let empty = OmissionRound.File(text: omission.after, userFile: "/App/Form.swift")
    #expect(FileOmission(of: empty, error) == nil)
  }
}
