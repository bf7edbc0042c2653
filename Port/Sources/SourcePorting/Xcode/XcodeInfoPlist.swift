import AppLanguages
import Foundation

/// The Info.plist of an app as Xcode writes it: the target's file and generated keys.
struct XcodeInfoPlist {
  let target: XcodeTarget

  /// The property list in XML, with build settings in place of their references.
  ///
  /// An unreadable file has no keys.
  var data: Data? {
    let values = standard.merging(generated) { $1 }.merging(ownFile) { $1 }
    return try? PropertyListSerialization.data(
      fromPropertyList: values,
      format: .xml,
      options: 0
    )
  }

  private var ownFile: [String: Any] {
    let tree = target.infoPlist.map { SourceTree(root: FilePath.folder(of: $0)) }
    let name = TreePath(FilePath.name(of: target.infoPlist ?? ""))
    guard let data = try? tree?.file(at: name).contents(),
      let list = try? PropertyListReader.readInfo(data)
    else { return [:] }
    return expanded(list) as? [String: Any] ?? [:]
  }

  /// The keys that the settings name: `INFOPLIST_KEY_UILaunchStoryboardName`.
  private var generated: [String: Any] {
    let prefix = "INFOPLIST_KEY_"
    let names = target.settings.names.filter { $0.hasPrefix(prefix) }
    return names.reduce(into: [:]) { values, name in
      let text = target.settings.text(name)
      let key = String(name.dropFirst(prefix.count))
      if key.hasPrefix("UISupportedInterfaceOrientations") {
        values[key.replacing("_iPad", with: "~ipad").replacing("_iPhone", with: "~iphone")] =
          text.split(separator: " ").map(String.init)
      } else {
        values[key] = ["YES": true, "NO": false][text] ?? text
      }
    }
  }

  /// The keys that code reads and every app has.
  private var standard: [String: Any] {
    let settings = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "PRODUCT_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]
    return settings.mapValues { target.settings.text($0) }.filter { !$0.value.isEmpty }
  }

  private func expanded(_ value: Any) -> Any {
    switch value {
    case let text as String: target.settings.expanded(text)
    case let list as [Any]: list.map(expanded)
    case let table as [String: Any]: table.mapValues(expanded)
    default: value
    }
  }
}
