import Testing

@testable import SourcePorting

/// The functions that make values in place of omitted ones.
@Suite struct OmittedValueRuleTests {
  private func makers(_ source: String, omitsStatements: Bool = true) -> [String] {
    let file = ParsedFile(source, path: "Form.swift")
    var facts = PackageFacts([FileFacts(of: file)])
    facts.omitsStatements = omitsStatements
    let text = OmittedValueRule.rewrites(in: file, of: facts).flatMap(\.edits).map(\.replacement)
    return text.joined().split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("addMaker") }.map(String.init)
  }

  @Test func initializersGetOmittedValues() {
    #expect(
      makers(
        "struct A { let a: Int; var b: Int?; var c = 1; let d: (Int) -> Void; var e: Int { 1 } }"
      )
        == ["addMaker(of: A.self) { A(a: omittedValue(), d: { _ in omittedValue() }) }"]
    )
    #expect(
      makers("class A { init(_ a: Int, b: B, c: Int = 1) {}; init(a: Int, b: B, c: C) {} }")
        == ["addMaker(of: A.self) { A(omittedValue(), b: omittedValue()) }"]
    )
    #expect(makers("class A {}") == ["addMaker(of: A.self) { A() }"])
    #expect(
      makers("class A { enum B { case c(d: Int); case e } }").last
        == "addMaker(of: A.B.self) { A.B.e }"
    )
  }

  @Test func protocolsGetImplementations() {
    #expect(
      makers("protocol P {}; struct B: P {}; struct A: P {}").first
        == "addMaker(of: (any P).self) { omittedValue() as A }"
    )
  }

  @Test func inheritedInitializersNeedNoMaker() {
    #expect(makers("class A: UIView {}").isEmpty)
    #expect(makers("struct A<B> { let b: B }").isEmpty)
    #expect(makers("struct A {}", omitsStatements: false).isEmpty)
  }
}
