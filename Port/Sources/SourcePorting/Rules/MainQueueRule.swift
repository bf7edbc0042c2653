import SwiftSyntax

/// Replaces the name of the main queue, so that the compiler does not recognize it.
///
/// The compiler isolates closures of `DispatchQueue.main.async` to its own main actor because of
/// the names.
package enum MainQueueRule: PortRule {
  package static let name = "main-queue"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard package.types["DispatchQueue"]?.contains(where: { $0.kind != .extension }) != true else {
      return []
    }
    return file.all(MemberAccessExprSyntax.self).compactMap { access in
      let name = access.declName.baseName
      guard name.text == "main", access.base?.trimmedDescription == "DispatchQueue",
        access.parent?.is(MemberAccessExprSyntax.self) == true
      else { return nil }
      return rewrite(
        access,
        "the main queue is the queue of the simulated device",
        [file.replacement(name, by: "deviceMain")]
      )
    }
  }
}
