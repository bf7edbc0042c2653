/// The kinds of files that a project contains, each with its limits.
package enum FileKind: CaseIterable, Sendable {
  case scenario
  case screen
  /// The project file `scvdb.yaml`.
  case settings
  /// A storyboard or xib.
  case document
  case baseline
  case policy
  case font
  /// An image in a drawing.
  case image
  /// The `Contents.json` of an image set.
  case assetContents
  /// `.strings`, `.stringsdict` or `.xcstrings`.
  case stringTable
  /// An `Info.plist`.
  case propertyList
  /// The `project.pbxproj` of an Xcode project.
  case xcodeProject
  /// A source file, or a list of the packages that an app uses.
  case source

  /// The name of the kind in messages and in the table of limits, with its article.
  package var noun: String {
    switch self {
    case .scenario: "a scenario"
    case .screen: "the file of a screen"
    case .settings: "a project file"
    case .document: "a storyboard or xib"
    case .baseline: "a baseline"
    case .policy: "a policy"
    case .font: "a font"
    case .image: "an image in a drawing"
    case .assetContents: "the Contents.json of an image set"
    case .stringTable: "a table of strings"
    case .propertyList: "an Info.plist"
    case .xcodeProject: "a project.pbxproj"
    case .source: "a source file or list of packages"
    }
  }

  /// The maximum size of a file, in bytes.
  package var sizeLimit: Int {
    switch self {
    case .scenario, .screen, .settings: 1_000_000
    case .document: 10_000_000
    case .baseline, .font: 256 << 20
    case .policy, .assetContents: 1 << 20
    case .source: 1 << 24
    case .image: 256 << 10
    case .stringTable, .xcodeProject: 64 << 20
    case .propertyList: 16 << 20
    }
  }

  /// The extensions of files of this kind, in lower case.
  package var extensions: [String] {
    switch self {
    case .scenario, .screen: ["yaml", "yml", "json"]
    case .settings: ["yaml"]
    case .document: ["storyboard", "xib"]
    case .baseline: ["txt"]
    case .policy: ["policy"]
    case .font: ["ttf", "otf", "ttc", "otc"]
    case .image: ["png", "jpg", "jpeg", "svg"]
    case .assetContents: ["json"]
    case .stringTable: ["strings", "stringsdict", "xcstrings"]
    case .propertyList: ["plist"]
    case .xcodeProject: ["pbxproj"]
    case .source: ["swift", "m", "mm", "resolved"]
    }
  }

  /// Returns the maximum size of a file with a name, in bytes; nil for a name of no kind.
  package static func sizeLimit(ofName name: String) -> Int? {
    allCases.filter { $0.includes(name) }.map(\.sizeLimit).max()
  }

  /// Whether a name has an extension of this kind.
  package func includes(_ name: String) -> Bool {
    extensions.contains(fileExtension(of: name).lowercased())
  }
}

/// Returns the part after the last dot of a path's last name; empty if the only dot comes first.
package func fileExtension(of path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
  return String(decoding: name[dot...].dropFirst(), as: UTF8.self)
}
