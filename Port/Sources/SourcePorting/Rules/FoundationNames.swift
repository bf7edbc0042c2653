import SwiftSyntax

/// Keeps Foundation's types out of files that do not import it.
///
/// Each file of a target sees Foundation through the target's shim. If another module has a type
/// with the name of a Foundation type, the name would be ambiguous in a file that imports only that
/// module. An import of the single type takes precedence.
enum FoundationNames {
  static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard file.imports.isDisjoint(with: modules) else { return [] }
    return file.all(ImportDeclSyntax.self).flatMap { node -> [Rewrite] in
      guard let module = node.path.first?.name.text, node.path.count == 1 else { return [] }
      let types = package.publicTypes[module, default: []].filter { names.contains($0.name) }
      guard !types.isEmpty else { return [] }
      let imports = types.map { "; import \($0.kind.rawValue) \(module).\($0.name)" }.sorted()
      return [
        ImportRule.rewrite(
          node,
          "types of \(module) hide types of Foundation",
          [file.insertion(after: node, imports.joined())]
        )
      ]
    }
  }

  /// The modules that bring Foundation with them on Apple's systems.
  private static let modules: Set = [
    "Foundation", "UIKit", "SwiftUI", "Combine", "CoreData", "QuartzCore", "XCTest", "Testing",
    "CoreImage", "AVFoundation", "MapKit", "CoreLocation", "WebKit", "PhotosUI", "Photos",
  ]

  /// The types of Foundation without Foundation's prefix, which other modules can also declare.
  private static let names: Set = [
    "AsyncBytes", "AttributeContainer", "AttributedString", "Bundle", "ByteCountFormatter",
    "Calendar", "CharacterSet", "ComparisonResult", "Data", "Date", "DateComponents",
    "DateFormatter", "DateInterval", "Decimal", "Dimension", "Expression", "FileHandle",
    "FileManager", "Formatter", "Host", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
    "LengthFormatter", "Locale", "Measurement", "Morphology", "Notification", "Operation",
    "OperationQueue", "PersonNameComponents", "Pipe", "Port", "Predicate", "PredicateExpressions",
    "Process", "ProcessInfo", "Progress", "RunLoop", "Scanner", "SortDescriptor", "SortOrder",
    "Stream", "Thread", "TimeZone", "Timer", "URL", "URLComponents", "URLRequest", "UUID",
    "UndoManager", "Unit", "UnitConverter", "UserDefaults",
  ]
}
