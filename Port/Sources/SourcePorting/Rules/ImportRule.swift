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
      switch module {
      case "UIKit", "QuartzCore", "CoreGraphics":
        return node.path.count > 1 ? whole(module, node, in: file) : nil
      case "Foundation":
        // The simulated names are those of UIKit, so a part of Foundation must not hide them.
        return node.importKindSpecifier == nil ? nil : whole(module, node, in: file)
      case _ where replaced.contains(module):
        return rewrite(node, "import of \(module) removed", [file.replacement(node, by: "")])
      default: return nil
      }
    }
  }

  private static func whole(
    _ module: String,
    _ node: ImportDeclSyntax,
    in file: ParsedFile
  ) -> Rewrite {
    let attributes = node.attributes.contains("_exported") ? "@_exported " : ""
    return rewrite(
      node,
      "import of a part of \(module) becomes one of all of it",
      [file.replacement(node, by: "\(attributes)import \(module)")]
    )
  }
}
