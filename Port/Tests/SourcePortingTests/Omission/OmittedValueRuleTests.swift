import Testing

@testable import SourcePorting

/// The functions that make values in place of omitted ones.
@Suite struct OmittedValueRuleTests {
  /// Returns the text that the rule adds.
  private func added(_ source: String, omitsStatements: Bool = true) -> String {
    let file = ParsedFile(source, path: "Form.swift")
    var facts = PackageFacts([FileFacts(of: file)])
    facts.omitsStatements = omitsStatements
    return OmittedValueRule.rewrites(in: file, of: facts).flatMap(\.edits).map(\.replacement)
      .joined()
  }

  private func makers(_ source: String, omitsStatements: Bool = true) -> [String] {
    added(source, omitsStatements: omitsStatements).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
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

  @Test func instancesReplacePrivateInitializers() {
    #expect(
      makers("class A { static let shared = A(); private init() {} }")
        == ["addMaker(of: A.self) { A.shared }"]
    )
  }

  @Test(arguments: [
    ("struct A { private let b: Int }", "A", "A.self) { A(b: omittedValue()) }"),
    ("class A { private struct B { let c: Int } }", "A", "A.B.self) { A.B(c: omittedValue()) }"),
  ])
  func privateNamesAreUsedInExtensions(source: String, type: String, maker: String) {
    let text = added(source)
    #expect(text.contains("extension \(type) {\n@MainActor static func "))
    #expect(text.contains("  addMaker(of: \(maker)\n}\n}\n"))
    #expect(text.contains("  \(type).\(OmittedValueRule.function(of: "Form.swift"))__\(type)()\n"))
  }

  @Test func privateTypesOfFileHaveMakers() {
    #expect(makers("private struct A {}") == ["addMaker(of: A.self) { A() }"])
    #expect(makers("class A { private enum B { private struct C {} ; case d } }").count == 2)
  }
}
