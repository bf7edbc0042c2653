import SwiftSyntax

/// Takes test cases of XCTest off the main actor, which here is that of the simulated device.
///
/// XCTest calls synchronous tests on the main thread anyway; asynchronous functions are isolated
/// one by one.
package enum TestCaseRule: PortRule {
  package static let name = "test-case"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let classes: [any TypeBearing] =
      file.tree.all(ClassDeclSyntax.self) as [any TypeBearing]
      + file.tree.all(ExtensionDeclSyntax.self)
    return classes.filter { package.inherits($0.qualifiedName, from: "XCTestCase") }.flatMap {
      rewrites(of: $0, in: file)
    }
  }

  private static func rewrites(of type: any TypeBearing, in file: ParsedFile) -> [Rewrite] {
    let isolation = type.attributes.attribute("MainActor")
    var rewrites: [Rewrite] =
      isolation.map {
        [rewrite($0, "@MainActor of a test case removed", [file.removal($0)])]
      } ?? []
    for member in type.memberBlock.members {
      let function = member.decl.as(FunctionDeclSyntax.self)
      let isAsync = function?.signature.effectSpecifiers?.asyncSpecifier != nil
      let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
      let own = attributes?.attribute("MainActor")
      if let own, !isAsync {
        rewrites.append(rewrite(own, "@MainActor of a test removed", [file.removal(own)]))
      } else if let function, isAsync, isolation != nil, own == nil,
        !function.modifiers.contains("nonisolated")
      {
        rewrites.append(
          rewrite(
            function,
            "an asynchronous test is isolated by itself",
            [
              file.insertion(before: function, "@MainActor ")
            ]
          )
        )
      }
    }
    return rewrites
  }
}
