import Testing

@testable import SourcePorting

/// Edits of one round, without a compiler.
///
/// The sign § marks the location of an error.
@Suite struct OmissionRoundTests {
  private static let notFound = "cannot find 'gone' in scope"

  /// Returns the text after one round, and the omitted code.
  private func omit(
    _ marked: String,
    _ messages: [String] = [],
    standIn: StandIn = .emptyValue
  ) -> (text: String, omitted: [OmittedCode]) {
    var errors: [CompilerMessage] = []
    var lines: [String] = []
    for (index, line) in marked.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var text = ""
      for character in line {
        guard character == "§" else {
          text.append(character)
          continue
        }
        let message = errors.count < messages.count ? messages[errors.count] : Self.notFound
        errors.append(
          CompilerMessage(
            path: "/App/Form.swift",
            line: index + 1,
            column: text.utf8.count + 1,
            text: message
          )
        )
      }
      lines.append(text)
    }
    let directive = "#sourceLocation(file: \"/App/Form.swift\", line: 1)\n"
    var round = OmissionRound(standIn: standIn)
    let file = OmissionRound.File(
      text: directive + lines.joined(separator: "\n"),
      userFile: "/App/Form.swift"
    )
    guard let result = round.omit(errors, from: file) else { return ("", []) }
    return (String(result.text.dropFirst(directive.count)), result.omitted)
  }

  private func expect(
    _ marked: String,
    _ messages: [String] = [],
    becomes text: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(omit(marked, messages).text == text, sourceLocation: location)
  }

  @Test(
    arguments: [
      ("f(a: 1, b: §2)", "extra argument 'b' in call", "f(a: 1)"),
      ("f(§g(), a: 1)", "extra argument in call", "f(a: 1)"),
      ("f§(a: 1, b: 2, c: 3)", "extra arguments at positions #1, #3 in call", "f(b: 2)"),
      ("f(a: §1)", "argument passed to call that takes no arguments", "f()"),
      ("f§(a: 1, b: 2)", "argument passed to call that takes no arguments", "f()"),
    ] as [(String, String, String)]
  )
  func argumentsWithoutParameterAreOmitted(call: String, message: String, result: String) {
    let text = omit("let a = \(call)", [message]).text
    #expect(text.filter { $0 != " " } == "let a = \(result)".filter { $0 != " " })
  }

  @Test func statementsAreOmitted() {
    expect("func f() {\n  §gone()\n  g()\n}", becomes: "func f() {\n  \n  g()\n}")
    expect("func f() {\n  g(\n    §gone\n  )\n}", becomes: "func f() {\n  \n\n\n}")
    // The innermost statement, in a closure.
    expect("func f() { run { §gone(); g() } }", becomes: "func f() { run { g() } }")
    expect("func f() { run { g($0, §gone) } }", becomes: "func f() { run { _ in } }")
  }

  @Test func valuesBecomeStandIns() {
    expect("func f() -> Int { return §gone }", becomes: "func f() -> Int { return omittedValue() }")
    expect("func f() -> Int { §gone }", becomes: "func f() -> Int { return omittedValue() }")
    expect("class A { let a: Int = §gone }", becomes: "class A { let a: Int = omittedValue() }")
    expect("class A { let a = §gone }", becomes: "class A { }")
    expect(
      "func f() { let a = §gone() as? Row; g(a) }",
      becomes: "func f() { let a = omittedValue() as Row?; g(a) }"
    )
    expect("func f(a: Int = §gone) {}", becomes: "func f(a: Int = omittedValue()) {}")
    expect("var a: Int { §gone }", becomes: "var a: Int { return omittedValue() }")
    let text = omit("func f() -> Int { §gone }", standIn: .trap).text
    #expect(text == "func f() -> Int { return { fatalError(\"omitted\") }() }")
  }

  @Test func rowsGetTheirOwnHeights() {
    let start = "func tableView(_ t: T, heightForRowAt i: I) -> CGFloat { "
    expect(
      start + "return §gone }",
      becomes: start + "return UITableView.automaticDimension }"
    )
    expect(start + "§gone }", becomes: start + "return UITableView.automaticDimension }")
    expect(
      start + "f { () -> Int in return §gone } }",
      becomes: start + "f { () -> Int in return omittedValue() } }"
    )
  }

  /// An empty value that does not compile is omitted with its statement.
  @Test func failedStandInsAreOmitted() {
    expect(
      "func f() { g { return §omittedValue() } }",
      becomes: "func f() { }"
    )
  }

  @Test func conditionsKeepBodies() {
    expect("func f() { if §gone { g() } }", becomes: "func f() { do { g() } }")
    expect("func f() { if §gone { g() } else { h() } }", becomes: "func f() { do { g() } }")
    expect("func f() { if a, §gone { g() } }", becomes: "func f() { if a { g() } }")
    expect("func f() { if §gone, a { g() } }", becomes: "func f() { if a { g() } }")
    expect(
      "func f() { if a { g() } else if §gone { h() } else { i() } }",
      becomes: "func f() { if a { g() } else { h() } }"
    )
    expect("func f() { guard §gone else { return }; g() }", becomes: "func f() { g() }")
    expect(
      "func f() { guard let a, let b = §gone(a) else { return }; g() }",
      becomes: "func f() { guard let a else { return }; g() }"
    )
  }

  @Test func membersAreOmitted() {
    expect("class A {\n  var a: §Gone\n  var b: Int\n}", becomes: "class A {\n  \n  var b: Int\n}")
    expect("class A { func f(a: §Gone) { g() }; func h() {} }", becomes: "class A { func h() {} }")
    expect("enum A { case a, b(§Gone) }", becomes: "enum A { case a }")
    expect("enum A { case a; case b(§Gone) }", becomes: "enum A { case a; }")
    expect("extension §Gone { func f() {} }\nlet a = 1", becomes: "\nlet a = 1")
  }

  @Test func conformancesAndAttributesAreOmitted() {
    expect("class A: B, §Gone {}", becomes: "class A: B {}")
    expect("class A: §Gone, B {}", becomes: "class A: B {}")
    expect("class A: §Gone {}", becomes: "class A {}")
    expect("class A { @§Gone var a = 1 }", becomes: "class A { var a = 1 }")
    expect(
      "class A { override func §f() {} }",
      ["method does not override any method from its superclass"],
      becomes: "class A { func f() {} }"
    )
  }

  @Test func elementsOfListsAreOmitted() {
    expect("func f() { g([a, §gone, b]) }", becomes: "func f() { g([a, b]) }")
    expect("func f() { g([a, §gone, §gone]) }", becomes: "func f() { g([a, ]) }")
    // A list without other elements is omitted with its statement.
    expect("func f() { g([§gone, §gone]); h() }", becomes: "func f() { h() }")
  }

  @Test func switchesStayValid() {
    expect(
      "func f() { switch a { case .b: §gone(); default: g() } }",
      becomes: "func f() { switch a { case .b: break default: g() } }"
    )
    expect(
      "func f() { switch a { case .§gone: h(); case .c: g() } }",
      becomes: "func f() { switch a { case .c: g() } }"
    )
    expect(
      "func f() { §switch a { case .c: g() } }",
      ["switch must be exhaustive"],
      becomes: "func f() { switch a { case .c: g(); default: break  } }"
    )
  }

  @Test func missingResultsAreAdded() {
    let text = omit(
      "func f() -> Int { g() §}",
      ["missing return in global function expected to return 'Int'"]
    ).text
    #expect(text == "func f() -> Int { g(); return omittedValue()  }")
  }

  @Test func requiredMembersAreAdded() {
    let note = "protocol requires function 'rows(in:)' with type '(Int) -> [String: Int]'"
    #expect(
      RequiredMember(note)?.declaration(value: "return a")
        == "func rows(in value0: Int) -> [String: Int] { return a }"
    )
    #expect(
      RequiredMember("protocol requires property 'id' with type 'Int'")?
        .declaration(value: "return a") == "var id: Int { get { return a } set {} }"
    )
    expect(
      "struct §A: Encodable {}",
      ["type 'A' does not conform to protocol 'Encodable'"],
      becomes: "struct A: Encodable { func encode(to encoder: any Encoder) throws {} }"
    )
  }

  /// The omitted property is the reason of the maker's error.
  @Test func makersWaitForErrorsOfApp() {
    expect(
      "struct A { var b: §Gone }; func describe__A() { addMaker(A(b: §omittedValue())) }",
      becomes: "struct A { }; func describe__A() { addMaker(A(b: omittedValue())) }"
    )
    expect(
      "struct A { }; func describe__A() { addMaker(A(b: §omittedValue())) }",
      ["extra argument 'b' in call"],
      becomes: "struct A { }; func describe__A() { addMaker(A()) }"
    )
  }

  /// The compiler also reports that it cannot infer the type of the argument.
  @Test func errorsInExtraArgumentsFollow() {
    let inference = "generic parameter 'Value' could not be inferred"
    expect(
      "func f() { g { A§(a: §h(), b: §h()) } }",
      ["argument passed to call that takes no arguments", inference, inference],
      becomes: "func f() { g { A() } }"
    )
    expect(
      "func f() { g { A§(a: §h(), b: 1, c: §h()) } }",
      ["extra arguments at positions #1, #3 in call", inference, inference],
      becomes: "func f() { g { A(b: 1) } }"
    )
  }

  @Test func omittedCodeIsRecorded() throws {
    let omitted = omit("class A {\n  class B {\n    func f() {\n      §gone(\n)\n} } }").omitted
    let code = try #require(omitted.first)
    #expect(omitted.count == 1)
    #expect((code.file, code.line, code.column) == ("/App/Form.swift", 4, 7))
    #expect((code.code, code.lineCount, code.kind) == ("gone(", 2, .statement))
    #expect((code.reason, code.type) == (Self.notFound, "A.B"))
  }

  @Test func emptyCaseGetsStatement() {
    expect(
      "func f() {\n  switch a {\n  §case 1:\n    \n  default: g()\n  }\n}",
      ["'case' label in a 'switch' must have at least one executable statement"],
      becomes: "func f() {\n  switch a {\n  case 1: break\n    \n  default: g()\n  }\n}"
    )
  }
}
