import SwiftSyntax

/// Lets XCTest call test cases that are isolated to the simulated device's main actor.
///
/// XCTest on Linux calls synchronous tests on the main thread, as functions without isolation. Each
/// of them enters the actor by itself. Asynchronous tests enter it without a rewrite.
package enum TestCaseRule: PortRule {
  package static let name = "test-case"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let types: [any TypeBearing] =
      file.all(ClassDeclSyntax.self) as [any TypeBearing]
      + file.all(ExtensionDeclSyntax.self)
    return types.filter { package.inherits($0.qualifiedName, from: "XCTestCase") }.flatMap {
      rewrites(of: $0, in: file, isIsolated: isIsolated($0, in: package))
    }
  }

  private static func isIsolated(_ type: any TypeBearing, in package: PackageFacts) -> Bool {
    type.attributes.contains("MainActor") || package.isMainActor(type.qualifiedName)
  }

  private static func rewrites(
    of type: any TypeBearing,
    in file: ParsedFile,
    isIsolated: Bool
  ) -> [Rewrite] {
    let tests = type.memberBlock.members.allDeclarations
      .compactMap { $0.as(FunctionDeclSyntax.self) }
      .filter { isCalledByXCTest($0) }
      .filter { isIsolated || $0.attributes.contains("MainActor") }
    return sharing(of: type, in: file, isIsolated: isIsolated || !tests.isEmpty)
      + tests.compactMap { entrance($0, in: file) }
  }

  /// The methods that XCTest calls besides the tests.
  private static let overridable: Set = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest", "record", "run",
  ]

  /// Returns whether XCTest calls a method from outside of any actor.
  private static func isCalledByXCTest(_ function: FunctionDeclSyntax) -> Bool {
    guard function.signature.effectSpecifiers?.asyncSpecifier == nil,
      !function.modifiers.contains("nonisolated")
    else { return false }
    let name = function.name.text
    if function.modifiers.contains("override") && overridable.contains(name) { return true }
    return name.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
  }

  /// Returns the rewrite of a test into one that enters the main actor by itself.
  private static func entrance(_ function: FunctionDeclSyntax, in file: ParsedFile) -> Rewrite? {
    guard let body = function.body else { return nil }
    let attempt = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    var edits = [
      file.insertion(before: function.funcKeyword, "nonisolated "),
      file.insertion(
        after: body.leftBrace,
        " \(attempt)MainActor.assumeIsolated { () -> Void in"
      ),
      file.insertion(before: body.rightBrace, "}"),
    ]
    if let attribute = function.attributes.attribute("MainActor") {
      edits.append(file.removal(attribute))
    }
    return rewrite(function, "the test enters the main actor", edits)
  }

  /// Makes the class Sendable: in Swift 6, only such a class may cross from XCTest to the actor.
  private static func sharing(
    of type: any TypeBearing,
    in file: ParsedFile,
    isIsolated: Bool
  ) -> [Rewrite] {
    guard isIsolated, type.is(ClassDeclSyntax.self), !type.inheritedNames.contains("Sendable"),
      let last = type.inheritanceClause?.inheritedTypes.last
    else { return [] }
    let edit = file.insertion(after: last, ", @unchecked Sendable")
    return [rewrite(type, "the test case crosses to the main actor", [edit])]
  }
}
