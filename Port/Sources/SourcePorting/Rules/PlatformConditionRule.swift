import SwiftSyntax

/// Gives conditions on the platform the values that they have on iOS.
package enum PlatformConditionRule: PortRule {
  package static let name = "platform"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(IfConfigClauseSyntax.self).compactMap(\.condition).flatMap { condition in
      condition.all(FunctionCallExprSyntax.self).compactMap { call in
        replacement(of: call).map { replacement in
          let text = call.trimmedDescription
          return rewrite(
            call,
            "\(text) is \(replacement) as on iOS",
            [
              file.replacement(call, by: replacement)
            ]
          )
        }
      }
    }
  }

  /// Returns the text of a condition with its value on iOS.
  static func text(of condition: ExprSyntax) -> String {
    let file = ParsedFile("#if \(condition.flattened)\n#endif")
    let edits = rewrites(in: file, of: PackageFacts([])).flatMap(\.edits)
    let text = String(decoding: edits.applied(to: file.text), as: UTF8.self)
    return String(text.dropFirst("#if ".count).prefix { $0 != "\n" })
  }

  private static func replacement(of call: FunctionCallExprSyntax) -> String? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch (call.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"): return "true"
    case ("os", "Linux"): return "false"
    case ("targetEnvironment", "simulator"): return "true"
    case ("canImport", "ObjectiveC"), ("canImport", "Combine"), ("canImport", "os"),
      ("canImport", "OSLog"), ("canImport", "Darwin"):
      return "true"
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "SwiftUI"),
      ("canImport", "Glibc"):
      return "false"
    case ("canImport", let module) where AppleFramework.modules.contains(module): return "true"
    default: return nil
    }
  }
}
