/// The program that runs the tests of a package with specs.
///
/// SwiftPM finds tests by the methods of their classes. Quick's specs do not have these methods:
/// their examples are determined at run time. If there are specs, this program lists all test
/// cases.
struct TestEntryPoint {
  /// The name of the file, which SwiftPM looks for in the folders above the tests.
  static let fileName = "XCTMain.swift"

  /// The specs and test cases of a test target.
  struct Module {
    var name: String
    /// The names, prefixed with the name of the module.
    var specs: [String]
    var asyncSpecs: [String]
    var configurations: [String]
    var cases: [Case]
  }

  /// A test case with methods.
  struct Case {
    var name: String
    var tests: [MemberFact]
  }

  var modules: [Module]

  /// The text of the file; nil if there are no specs.
  var text: String? {
    guard modules.contains(where: { !$0.specs.isEmpty || !$0.asyncSpecs.isEmpty }) else {
      return nil
    }
    let imports =
      ["import Quick\n", "import XCTest\n"] + modules.map { "@testable import \($0.name)\n" }
    let cases =
      modules.flatMap(\.asyncSpecs).map { "testCase(\($0).allTests)" }
      + modules.flatMap(\.cases).map(entry)
    return """
      \(imports.joined())
      QCKMain(
        \(list(modules.flatMap(\.specs).map { "\($0).self" })),
        configurations: \(list(modules.flatMap(\.configurations).map { "\($0).self" })),
        testCases: \(list(cases))
      )

      """
  }

  private func entry(of testCase: Case) -> String {
    let tests = testCase.tests.map { test in
      let method = "\(testCase.name).\(test.name)"
      return "(\(quoted(test.name)), \(test.isAsync ? "asyncTest(\(method))" : method))"
    }
    let type = "[(String, (\(testCase.name)) -> () throws -> Void)]"
    return "testCase([\(tests.joined(separator: ", "))] as \(type))"
  }

  private func list(_ elements: [String]) -> String {
    "[\(elements.map { "\n    \($0)," }.joined())\n  ]"
  }
}

extension TestEntryPoint.Module {
  /// Finds the specs and test cases among the types of a module.
  init(name: String, types: [TypeFact], facts: PackageFacts) {
    let classes = types.filter { $0.kind == .class && !$0.isPrivate && !$0.isGeneric }.map(\.name)
    func derived(from base: String) -> [String] {
      classes.filter { facts.inherits($0, from: base) }
    }
    func qualified(_ names: [String]) -> [String] { names.map { "\(name).\($0)" } }
    let cases = derived(from: "XCTestCase").map { type in
      var names: Set<String> = []
      let tests = facts.members(of: type).filter { member in
        member.isTest && names.insert(member.name).inserted
      }
      return TestEntryPoint.Case(name: "\(name).\(type)", tests: tests)
    }
    self.init(
      name: name,
      specs: qualified(derived(from: "QuickSpec")),
      asyncSpecs: qualified(derived(from: "AsyncSpec")),
      configurations: qualified(derived(from: "QuickConfiguration")),
      cases: cases.filter { !$0.tests.isEmpty }
    )
  }
}

extension MemberFact {
  /// Whether XCTest calls the member as a test.
  fileprivate var isTest: Bool {
    kind == .function && !isStatic && name.hasPrefix("test") && labels.isEmpty
  }
}
