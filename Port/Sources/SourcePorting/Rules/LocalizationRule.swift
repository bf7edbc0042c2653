import SwiftSyntax

/// Takes texts and languages from the simulated device's user.
///
/// The rule rewrites formats that may be localized, texts of bundles, and the user's languages and
/// locale. A localized format can have variants that depend on its values. `NSLocalizedString` needs
/// no rewrite, because the shim of each target declares it.
package enum LocalizationRule: PortRule {
  package static let name = "localization"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      format(call, in: file, package) ?? text(call, in: file, package) ?? formatter(call, in: file)
    } + file.all(MemberAccessExprSyntax.self).compactMap { languages($0, in: file) }
  }

  /// Rewrites a call that formats a text, unless the format is a literal.
  private static func format(
    _ call: FunctionCallExprSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    guard let first = call.arguments.first, !first.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    let callee = call.calledExpression
    switch (callee.trimmedDescription, first.label?.text) {
    case ("String", "format"), ("String.init", "format"):
      guard hasLabelsOfFormat(call), !declaresFormats(package), let label = first.label else {
        return nil
      }
      return variants(call, [file.replacement(label, by: "localizedFormat")])
    case ("String.localizedStringWithFormat", nil), ("NSString.localizedStringWithFormat", nil):
      return variants(
        call,
        [
          file.replacement(callee, by: "String.localizedString"),
          file.insertion(before: first, "withLocalizedFormat: "),
        ]
      )
    default: return nil
    }
  }

  /// Returns whether the arguments after the format have Foundation's labels.
  private static func hasLabelsOfFormat(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.dropFirst().compactMap { $0.label?.text }
    return labels.allSatisfy { ["locale", "arguments"].contains($0) }
  }

  /// Whether the package declares its own `String.init(format:)`.
  private static func declaresFormats(_ package: PackageFacts) -> Bool {
    package.types["String"]?.contains { type in
      type.members.contains { $0.fullName.hasPrefix("init(format:") }
    } == true
  }

  private static func variants(
    _ call: FunctionCallExprSyntax,
    _ edits: [SourceEdit]
  ) -> Rewrite {
    rewrite(call, "the text of the format selects its variants", edits)
  }

  /// Rewrites a call that looks up the text for a key in a bundle.
  private static func text(
    _ call: FunctionCallExprSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    let labels = call.arguments.map { $0.label?.text }
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "localizedString", labels == ["forKey", "value", "table"],
      !package.declaresFunction("localizedString(forKey:value:table:)")
    else { return nil }
    return rewrite(
      call,
      "texts are in the language of the device",
      [file.replacement(callee.declName.baseName, by: "simulatedLocalizedString")]
    )
  }

  /// Rewrites `DateFormatter()`, whose initial locale is the user's.
  private static func formatter(
    _ call: FunctionCallExprSyntax,
    in file: ParsedFile
  ) -> Rewrite? {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      ["DateFormatter", "NumberFormatter"].contains(callee.baseName.text),
      call.arguments.isEmpty, call.trailingClosure == nil
    else { return nil }
    return rewrite(
      call,
      "the locale comes from the device's settings",
      [file.insertion(after: callee, ".simulated")]
    )
  }

  private static func languages(_ access: MemberAccessExprSyntax, in file: ParsedFile) -> Rewrite? {
    let name = access.declName.baseName
    let base = access.base?.trimmedDescription ?? ""
    let replacement: String
    switch name.text {
    case "preferredLanguages" where ["Locale", "NSLocale"].contains(base):
      let edit = file.replacement(access, by: "Locale.simulatedPreferredLanguages")
      return rewrite(access, "the languages come from the device's settings", [edit])
    case "current", "autoupdatingCurrent":
      guard ["Locale", "NSLocale", "Calendar"].contains(base) else { return nil }
      let type = base == "Calendar" ? base : "Locale"
      let edit = file.replacement(access, by: "\(type).simulatedCurrent")
      return rewrite(access, "the locale comes from the device's settings", [edit])
    case "preferredLocalizations" where base.hasPrefix("Bundle.") || base.hasPrefix("Bundle("):
      replacement = "simulatedPreferredLocalizations"
    default: return nil
    }
    return rewrite(
      access,
      "the languages come from the device's settings",
      [file.replacement(name, by: replacement)]
    )
  }
}
