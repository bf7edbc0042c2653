import SwiftSyntax

/// Lets bundles find the files that Xcode would copy into them.
///
/// A program on Linux has no bundle with the resources of its targets.
package enum ResourceFileRule: PortRule {
  package static let name = "resource-file"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let calls = file.all(FunctionCallExprSyntax.self)
    let bundles = calls.compactMap { framework($0, in: file) }
    return declaresLookup(package)
      ? bundles : bundles + calls.compactMap { lookup($0, in: file) }
  }

  /// Replaces the bundle of a framework, which code often unwraps.
  private static func framework(_ call: FunctionCallExprSyntax, in file: ParsedFile) -> Rewrite? {
    guard ["Bundle", "Bundle.init"].contains(call.calledExpression.trimmedDescription),
      call.arguments.map({ $0.label?.text }) == ["identifier"]
    else { return nil }
    return rewrite(
      call,
      "the program has one bundle for all frameworks",
      [file.replacement(call.calledExpression, by: "Bundle.packaged")]
    )
  }

  private static func lookup(_ call: FunctionCallExprSyntax, in file: ParsedFile) -> Rewrite? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, !["Bundle", "NSBundle"].contains(base.trimmedDescription),
      ManagedObjectRule.modelLookup(call) == nil,
      let name = replacement(of: member.declName.baseName.text, call.arguments)
    else { return nil }
    return rewrite(
      call,
      "the file is found among the resources of the targets",
      [file.replacement(member.declName.baseName, by: name)]
    )
  }

  /// Returns the name of the function that replaces a method of a bundle; nil for other calls.
  private static func replacement(
    of method: String,
    _ arguments: LabeledExprListSyntax
  ) -> String? {
    switch (method, arguments.prefix(2).map { $0.label?.text }) {
    case ("url", ["forResource", "withExtension"]): "packagedURL"
    case ("path", ["forResource", "ofType"]): "packagedPath"
    default: nil
    }
  }

  /// Whether the package declares a lookup with the same name.
  private static func declaresLookup(_ package: PackageFacts) -> Bool {
    ["url(forResource:withExtension:)", "path(forResource:ofType:)"]
      .contains(where: package.declaresFunction)
  }
}
