import SwiftSyntax

/// Compares versions in conditions with the version of the simulated system.
///
/// A platform without a version, such as Linux, fulfills every condition with `*`.
package enum AvailabilityRule: PortRule {
  package static let name = "availability"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(AvailabilityConditionSyntax.self).compactMap { condition in
      guard let version = version(in: condition.availabilityArguments) else { return nil }
      let isNegative = condition.availabilityKeyword.tokenKind == .poundUnavailable
      let call = "systemIsAtLeast(\(version.joined(separator: ", ")))"
      return rewrite(
        condition,
        "\(condition.trimmedDescription) depends on the simulated system",
        [file.replacement(condition, by: (isNegative ? "!" : "") + call)]
      )
    }
  }

  /// Returns the numbers of the version of iOS; nil if the condition names none.
  private static func version(in arguments: AvailabilityArgumentListSyntax) -> [String]? {
    let versions = arguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
    let ours =
      versions.first { $0.platform.text == "iOS" }
      ?? versions.first { $0.platform.text == "iOSApplicationExtension" }
    return ours?.version.map { version in
      [version.major.text] + version.components.map(\.number.text)
    }
  }
}
