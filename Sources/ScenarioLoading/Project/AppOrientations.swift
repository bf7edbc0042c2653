package import DeviceCatalog
import Foundation

/// The ways in which the apps of a project let devices be held, as their Info.plist files and the build settings
/// state them from which Xcode makes such files.
///
/// What any app of the project allows is allowed: a document does not state to which it belongs.
package struct AppOrientations: Sendable {
  /// On devices without a list of their own; nil for all.
  private var general: Set<DeviceOrientation>?
  private var phone: Set<DeviceOrientation>?
  private var pad: Set<DeviceOrientation>?

  /// - Parameter folder: The project's folder, see ``ProjectFolder/path``.
  package init(folder: String) {
    let files = FolderWalk(of: folder).files
    for file in files where file.hasSuffix("Info.plist") {
      guard let list = InfoList(path: file), !list.isOfWatch else { continue }
      let key = "UISupportedInterfaceOrientations"
      add(
        list.orientations(forKey: key),
        list.orientations(forKey: "\(key)~iphone"),
        list.orientations(forKey: "\(key)~ipad")
      )
    }
    // A list that is written comes before those that are made.
    guard general == nil, phone == nil, pad == nil else { return }
    for file in files where file.hasSuffix(".xcodeproj/project.pbxproj") {
      guard let project = XcodeProject(path: file) else { continue }
      add(
        project.orientations(),
        project.orientations("_iPhone"),
        project.orientations("_iPad")
      )
    }
  }

  private mutating func add(
    _ general: Set<DeviceOrientation>?,
    _ phone: Set<DeviceOrientation>?,
    _ pad: Set<DeviceOrientation>?
  ) {
    func add(_ found: Set<DeviceOrientation>?, to known: inout Set<DeviceOrientation>?) {
      if let found { known = (known ?? []).union(found) }
    }
    add(general, to: &self.general)
    add(phone, to: &self.phone)
    add(pad, to: &self.pad)
  }

  /// Whether a device may be held so.
  package func allows(_ orientation: DeviceOrientation, on idiom: DeviceIdiom) -> Bool {
    let own = idiom == .pad ? pad : phone
    return (own ?? general)?.contains(orientation) ?? true
  }
}
