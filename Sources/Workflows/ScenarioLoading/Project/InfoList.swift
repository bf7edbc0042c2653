package import Foundation
package import ProjectFiles
import ScenarioModel

/// The layout-related keys of an app's Info.plist.
package struct InfoList {
  private let members: [String: Any]

  /// Reads a file.
  ///
  /// - Throws: A refusal of the file, also if it is not a property list or exceeds a limit.
  package init(path: String, by reader: ProjectReader) throws(FileRefusal) {
    try self.init(try reader.contents(of: path, as: .propertyList), path: path)
  }

  /// Reads the bytes of a file, as ``init(path:by:)`` does.
  package init(_ bytes: Data, path: String) throws(FileRefusal) {
    let list: Any
    do throws(PropertyListError) {
      list = try PropertyListReader.readInfo(bytes)
    } catch {
      let reason: FileRefusal.Reason =
        error.isLimit ? .unreadable(error.description) : .wrongContent(.propertyList)
      throw FileRefusal(reason, at: path)
    }
    guard let members = list as? [String: Any] else {
      throw FileRefusal(.wrongContent(.propertyList), at: path)
    }
    self.members = members
  }

  /// The listed font files, as paths within the app.
  package var fonts: [String] { members["UIAppFonts"] as? [String] ?? [] }

  /// Whether the app is for a watch; its screens do not affect the phone's.
  var isOfWatch: Bool { members["WKWatchKitApp"] != nil || members["WKApplication"] != nil }

  /// Whether an app with the SDK of iOS 26 keeps the design of iOS 18.
  var requiresCompatibility: Bool { members["UIDesignRequiresCompatibility"] as? Bool == true }

  /// The kinds of devices that show the named documents, by the documents' names.
  var documentIdioms: [String: Set<DeviceIdiom>] {
    let keys = ["UIMainStoryboardFile", "NSMainNibFile", "UILaunchStoryboardName"]
    var found: [String: Set<DeviceIdiom>] = [:]
    func add(_ name: Any?, for idiom: DeviceIdiom) {
      guard let name = name as? String else { return }
      found[URL(filePath: name).deletingPathExtension().lastPathComponent, default: []]
        .insert(idiom)
    }
    for key in keys {
      add(members["\(key)~iphone"] ?? members[key], for: .phone)
      add(members["\(key)~ipad"] ?? members[key], for: .pad)
    }
    // The storyboards of scenes are for all devices.
    for name in sceneStoryboards { found[name] = [.phone, .pad] }
    return found
  }

  /// The names of the storyboards of `UIApplicationSceneManifest`.
  private var sceneStoryboards: [String] {
    let manifest = members["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    return roles.values.flatMap { $0 as? [[String: Any]] ?? [] }
      .compactMap { $0["UISceneStoryboardFile"] as? String }
  }

  /// Returns the app's supported orientations; nil if the key is missing.
  func orientations(forKey key: String) -> Set<DeviceOrientation>? {
    (members[key] as? [String]).flatMap(DeviceOrientation.named)
  }
}
