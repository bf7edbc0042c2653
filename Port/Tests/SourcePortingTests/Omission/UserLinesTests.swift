import Testing

@testable import SourcePorting

/// The text of omitted code in reports.
@Suite struct UserLinesTests {
  private func located(_ text: String, in line: Substring) -> OmittedCode {
    let code = OmittedCode(
      file: "/App/Form.swift",
      line: 1,
      column: 40,
      lineCount: 1,
      kind: .statement,
      code: text,
      reason: "no",
      type: nil
    )
    return UserLines.located(code, in: line)
  }

  @Test func unchangedCodeGetsItsColumn() {
    let code = located("gone()", in: "  @objc func f() { gone() }")
    #expect((code.code, code.column) == ("gone()", 20))
  }

  @Test func rewrittenCodeBecomesItsLine() {
    let code = located("list.rows__optional(1)", in: "  list.rows?(1)")
    #expect((code.code, code.column) == ("list.rows?(1)", 3))
  }
}
