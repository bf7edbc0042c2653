import SwiftSyntax

/// Removes imports of modules of Apple's systems whose names come from elsewhere, or that have no
/// counterpart.
package enum ImportRule: PortRule {
  package static let name = "import"

  /// Modules whose interface, or a part of it, the modules of this package declare.
  private static let replaced: Set = [
    "os", "OSLog", "ObjectiveC", "Combine", "CoreFoundation", "CoreImage", "CoreText", "ImageIO",
    "MobileCoreServices", "UniformTypeIdentifiers", "AudioToolbox", "AVFoundation", "MapKit",
    "CoreLocation", "WebKit", "SafariServices", "StoreKit", "MessageUI", "Photos", "PhotosUI",
    "LocalAuthentication", "UserNotifications", "Accelerate", "CoreAnimation", "CoreData",
    "Darwin", "Accessibility", "TargetConditionals", "Metal", "MetalKit", "SwiftUI",
  ]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.tree.all(ImportDeclSyntax.self).compactMap { node in
      guard let module = node.path.first?.name.text else { return nil }
      if module == "UIKit" || module == "QuartzCore" || module == "CoreGraphics" {
        guard node.path.count > 1 else { return nil }
        return rewrite(
          node,
          "import of a part of \(module) becomes one of all of it",
          [
            file.replacement(node, by: attributes(of: node) + "import \(module)")
          ]
        )
      }
      guard module == "Foundation" || replaced.contains(module) else { return nil }
      guard module != "Foundation" else {
        // The simulated names are those of UIKit, so a part of Foundation must not hide them.
        return node.importKindSpecifier == nil
          ? nil
          : rewrite(
            node,
            "import of a part of Foundation becomes one of all of it",
            [
              file.replacement(node, by: "import Foundation")
            ]
          )
      }
      return rewrite(node, "import of \(module) removed", [removal(of: node, in: file)])
    }
  }

  private static func attributes(of node: ImportDeclSyntax) -> String {
    node.attributes.contains("_exported") ? "@_exported " : ""
  }

  /// An import alone in a branch of a condition leaves it empty, which is allowed.
  private static func removal(of node: ImportDeclSyntax, in file: ParsedFile) -> SourceEdit {
    file.replacement(node, by: "")
  }
}
