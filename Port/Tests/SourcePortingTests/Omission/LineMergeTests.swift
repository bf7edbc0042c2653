import Testing

@testable import SourcePorting

/// The transfer of omissions to an edited file.
@Suite struct LineMergeTests {
  private let directive = "#sourceLocation(file: \"/App/Form.swift\", line: 1)\n"

  private func code(line: Int, lines: Int = 1) -> OmittedCode {
    OmittedCode(
      file: "/App/Form.swift",
      line: line,
      column: 1,
      lineCount: lines,
      kind: .statement,
      code: "gone()",
      reason: "no",
      type: nil
    )
  }

  @Test func unchangedLinesKeepOmissions() throws {
    let entry = OmissionStore.Entry(
      base: directive + "func f() {\ngone()\na()\n}\n",
      text: directive + "func f() {\n\na()\n}\n",
      omitted: [code(line: 2)]
    )
    let merged = LineMerge(entry).applied(to: directive + "let b = 1\nfunc f() {\ngone()\nb()\n}\n")
    #expect(merged?.text == directive + "let b = 1\nfunc f() {\n\nb()\n}\n")
    #expect(merged?.omitted.map(\.line) == [3])
  }

  @Test func changedStatementsLoseOmissions() throws {
    let entry = OmissionStore.Entry(
      base: directive + "func f() {\ngone(\n1)\na()\n}\n",
      text: directive + "func f() {\n\n\na()\n}\n",
      omitted: [code(line: 2, lines: 2)]
    )
    let base = directive + "func f() {\ngone(\n2)\na()\n}\n"
    let merged = LineMerge(entry).applied(to: base)
    #expect(merged?.text == base)
    #expect(merged?.omitted.isEmpty == true)
  }
}
