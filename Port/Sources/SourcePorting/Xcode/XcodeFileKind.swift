/// The kinds of files in a target, by their endings.
enum XcodeFileKind {
  case swift
  /// C, C++, Objective-C, Metal, intents and other sources that Xcode compiles.
  case otherSource
  case header, dataModel, framework
  /// A configuration file or a list of entitlements, which settings name.
  case settings
  case resource

  init(path: String) {
    switch FilePath.ending(of: path) {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "y", "l", "intentdefinition",
      "mlmodel", "mlpackage", "docc", "rcproject", "iig", "d", "applescript", "proto":
      self = .otherSource
    case "h", "hh", "hpp", "hxx", "pch", "modulemap": self = .header
    case "xcdatamodel", "xcdatamodeld", "xcmappingmodel": self = .dataModel
    case "framework", "xcframework", "a", "dylib", "tbd": self = .framework
    case "xcconfig", "entitlements": self = .settings
    default: self = .resource
    }
  }

  /// Returns whether a file is in Objective-C, also together with C++.
  static func isObjectiveC(_ path: String) -> Bool {
    ["m", "mm"].contains(FilePath.ending(of: path))
  }
}
