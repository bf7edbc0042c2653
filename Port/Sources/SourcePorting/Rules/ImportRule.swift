import SwiftSyntax

/// Removes imports of Apple's modules if this package declares their names, or if Linux lacks them.
///
/// Imports of an ``AppleFramework`` remain.
package enum ImportRule: PortRule {
  package static let name = "import"

  /// Apple's modules with names that the modules of this package declare, at least in part.
  private static let replaced: Set = [
    "os", "OSLog", "ObjectiveC", "CoreFoundation", "CoreImage", "CoreText", "ImageIO",
    "MobileCoreServices", "UniformTypeIdentifiers", "Accelerate", "CoreAnimation", "Darwin",
    "Accessibility", "Security", "TargetConditionals", "Metal", "MetalKit", "SwiftUI", "simd",
  ]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    imports(in: file) + qualifiedNames(in: file) + FoundationNames.rewrites(in: file, of: package)
  }

  private static func imports(in file: ParsedFile) -> [Rewrite] {
    file.all(ImportDeclSyntax.self).compactMap { node in
      guard let module = node.path.first?.name.text else { return nil }
      switch module {
      case "UIKit", "QuartzCore", "CoreGraphics":
        return node.path.count > 1 ? whole(module, node, in: file) : nil
      case "Foundation":
        // UIKit provides the simulated names, so a part of Foundation must not hide them.
        return node.importKindSpecifier == nil ? nil : whole(module, node, in: file)
      case combine.apples:
        return whole(combine.ours, node, in: file)
      case _ where AppleFramework.modules.contains(module):
        return framework(module, node, in: file)
      case "SwiftUI" where usesCombineOfSwiftUI(file):
        return whole(combine.ours, node, in: file)
      case _ where replaced.contains(module):
        return rewrite(node, "import of \(module) removed", [file.replacement(node, by: "")])
      default: return nil
      }
    }
  }

  /// Returns whether a file uses names of Combine that SwiftUI exports.
  static func usesCombineOfSwiftUI(_ file: ParsedFile) -> Bool {
    guard file.imports.contains("SwiftUI"), !file.imports.contains(combine.apples) else {
      return false
    }
    return file.all(IdentifierTypeSyntax.self).contains { publishers.contains($0.name.text) }
  }

  private static let publishers: Set = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published",
  ]

  /// Apple's module of publishers, and its replacement on Linux.
  ///
  /// The replacement needs another name: the library under it would take a module with Apple's name
  /// for Apple's module.
  package static let combine = (apples: "Combine", ours: "PortCombine")

  /// The modules with another name in the working copy, by Apple's names.
  private static let renamed = AppleFramework.allCases.filter { $0.module != $0.rawValue }
    .reduce(into: [combine.apples: combine.ours]) { $0[$1.rawValue] = $1.module }

  /// Replaces the module in qualified names such as `Combine.Publisher`.
  private static func qualifiedNames(in file: ParsedFile) -> [Rewrite] {
    guard !file.imports.isDisjoint(with: renamed.keys) else { return [] }
    let types = file.all(MemberTypeSyntax.self).compactMap {
      $0.baseType.as(IdentifierTypeSyntax.self)?.name
    }
    let values = file.all(MemberAccessExprSyntax.self).compactMap {
      $0.base?.as(DeclReferenceExprSyntax.self)?.baseName
    }
    return (types + values).compactMap { name in
      guard file.imports.contains(name.text), let module = renamed[name.text] else { return nil }
      return rewrite(name, "\(name.text) is \(module)", [file.replacement(name, by: module)])
    }
  }

  /// Returns the rewrite of an import of a part of a framework; nil for a whole framework.
  private static func framework(
    _ module: String,
    _ node: ImportDeclSyntax,
    in file: ParsedFile
  ) -> Rewrite? {
    guard let framework = AppleFramework(module: module),
      node.path.count > 1 || framework.module != module
    else { return nil }
    return whole(framework.module, node, in: file)
  }

  private static func whole(
    _ module: String,
    _ node: ImportDeclSyntax,
    in file: ParsedFile
  ) -> Rewrite {
    let attributes = node.attributes.contains("_exported") ? "@_exported " : ""
    return rewrite(
      node,
      "import of a part of \(module) becomes an import of \(module)",
      [file.replacement(node, by: "\(attributes)import \(module)")]
    )
  }
}
