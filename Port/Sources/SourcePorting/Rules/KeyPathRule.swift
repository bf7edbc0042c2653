import SwiftSyntax

/// Replaces Objective-C key paths by their strings.
package enum KeyPathRule: PortRule {
  package static let name = "keypath"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.expansions(of: "keyPath").map { macro, argument in
      let key = quoted(keyPath(argument.expression.trimmedDescription, package))
      return rewrite(macro, "#keyPath becomes \(key)", [file.replacement(macro, by: key)])
    }
  }

  /// Returns the key path without the leading type.
  ///
  /// The key of a Boolean property of Apple's classes lacks the prefix `is`: the key of
  /// `UIView.isHidden` is `hidden`.
  private static func keyPath(_ path: String, _ package: PackageFacts) -> String {
    var parts = path.split(separator: ".").map(String.init)
    var isApples = false
    while let first = parts.first, parts.count > 1,
      first.first?.isUppercase == true || first == "self"
    {
      isApples = ["UI", "CA", "WK", "AV"].contains { first.hasPrefix($0) }
      parts.removeFirst()
    }
    if isApples, let last = parts.last, last.hasPrefix("is"), last.count > 2 {
      let flag = last.dropFirst(2)
      parts[parts.count - 1] = flag.prefix(1).lowercased() + flag.dropFirst()
    }
    return parts.map { package.keys[$0] ?? $0 }.joined(separator: ".")
  }
}
