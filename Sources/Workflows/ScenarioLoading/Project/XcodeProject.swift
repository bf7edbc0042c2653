import Foundation
import ProjectFiles
package import ScenarioModel

/// The layout-related build settings of an Xcode project file.
///
/// An app without its own key in Info.plist has its supported orientations in build settings. Xcode
/// generates the list from them.
package struct XcodeProject {
  /// The build settings of each target in each configuration, as text in the file.
  private let settings: [Substring]

  /// Reads a `project.pbxproj`.
  init(path: String, by reader: ProjectReader) throws(FileRefusal) {
    self.init(text: try reader.text(of: path, as: .xcodeProject))
  }

  /// - Complexity: O(*n*) in the length of the text.
  package init(text: String) {
    settings = Self.settings(in: text).filter { settings in
      !Self.foreignSettings.contains { settings.contains($0) }
    }
  }

  /// Settings of apps for other devices only.
  private static let foreignSettings = [
    "SDKROOT = watchos;", "SDKROOT = appletvos;", "SDKROOT = macosx;", "INFOPLIST_KEY_WK",
  ]

  /// Returns the lines after each `buildSettings = {`, up to a line with `};`, because no setting
  /// contains a map.
  private static func settings(in text: String) -> [Substring] {
    var found: [Substring] = []
    var start: String.Index?
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      var rest = line.drop { $0 == " " || $0 == "\t" }
      if let open = start, rest.hasPrefix("};") {
        found.append(text[open..<line.startIndex])
        start = nil
        rest = rest.dropFirst(2)
      }
      guard start == nil else { continue }
      start = rest.firstRange(of: "buildSettings = {")?.upperBound
    }
    return found
  }

  /// Whether a target generates an Info.plist with `UIDesignRequiresCompatibility`.
  var requiresCompatibility: Bool {
    settings.contains {
      $0.firstRange(of: "INFOPLIST_KEY_UIDesignRequiresCompatibility = YES;") != nil
    }
  }

  /// Returns the supported orientations of the apps; nil if no target has a setting.
  ///
  /// A document does not name its target. The most frequent value among the configurations of the
  /// targets is the app's: its extensions and tests repeat the value or have none, and a second app
  /// is rare. Equally frequent values are merged, as the lists of several apps are.
  ///
  /// - Parameter suffix: `_iPhone` or `_iPad` for settings of these devices only, else empty.
  /// - Returns: Portrait, landscape or both.
  package func orientations(_ suffix: String = "") -> Set<DeviceOrientation>? {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations\(suffix)"
    let found = settings.compactMap { settings -> Set<DeviceOrientation>? in
      let spellings = ["\(key) = ", "\(key)[sdk=iphoneos*]\" = "]
      let ranges = spellings.compactMap { settings.firstRange(of: $0) }
      guard let start = ranges.first?.upperBound,
        case let value = settings[start...].prefix(while: { $0 != ";" })
      else { return nil }
      let names = value.split { !$0.isLetter }.map(String.init)
      return DeviceOrientation.named(names)
    }
    let counts = Dictionary(grouping: found) { $0 }.mapValues(\.count)
    guard let most = counts.values.max() else { return nil }
    return counts.filter { $0.value == most }.keys.reduce(into: []) { $0.formUnion($1) }
  }
}

extension DeviceOrientation {
  /// Returns the meaning of UIKit's names of interface orientations; nil without any.
  static func named(_ names: [String]) -> Set<DeviceOrientation>? {
    let found = names.compactMap { name -> DeviceOrientation? in
      if name.hasPrefix("UIInterfaceOrientationPortrait") { return .portrait }
      return name.hasPrefix("UIInterfaceOrientationLandscape") ? .landscape : nil
    }
    return found.isEmpty ? nil : Set(found)
  }
}
