package import DeviceCatalog
import Foundation

/// The ways in which the apps of a project let devices be held, as their Info.plist files state them.
///
/// What any app of the project allows is allowed: a document does not state to which it belongs.
package struct AppOrientations: Sendable {
  /// On devices without a list of their own; nil for all.
  private var general: Set<DeviceOrientation>?
  private var pad: Set<DeviceOrientation>?

  /// - Parameter folder: The project's folder, see ``ProjectFolder/path``.
  package init(folder: String) {
    for file in FolderWalk(of: folder).files where file.hasSuffix("Info.plist") {
      guard let list = InfoList(path: file), !list.isOfWatch else { continue }
      if let found = list.orientations(forKey: "UISupportedInterfaceOrientations") {
        general = (general ?? []).union(found)
      }
      if let found = list.orientations(forKey: "UISupportedInterfaceOrientations~ipad") {
        pad = (pad ?? []).union(found)
      }
    }
  }

  /// Whether a device may be held so.
  package func allows(_ orientation: DeviceOrientation, on idiom: DeviceIdiom) -> Bool {
    let allowed = idiom == .pad ? pad ?? general : general
    return allowed?.contains(orientation) ?? true
  }
}
