import Foundation
package import ProjectFiles
package import ScenarioModel

/// The properties of a project's apps that change layouts: the supported orientations and the
/// design.
///
/// They come from Info.plist files, and from the build settings that Xcode generates such files
/// from. An orientation is supported if any app of the project supports it, because a document does
/// not name its app.
package struct AppProperties: Sendable {
  /// The orientations on devices without their own list; nil for all.
  private var general: Set<DeviceOrientation>?
  private var phone: Set<DeviceOrientation>?
  private var pad: Set<DeviceOrientation>?
  /// The files with lists of orientations, relative to the project.
  package private(set) var orientationFiles: [String] = []
  /// The kinds of devices that show a document, by its name in Info.plist; others are for all.
  private var documentIdioms: [String: Set<DeviceIdiom>] = [:]
  /// The files with names of documents, relative to the project.
  package private(set) var documentFiles: [String] = []
  /// Whether an app has `UIDesignRequiresCompatibility`, see `DesignChoice`.
  package private(set) var requiresCompatibility = false
  /// The paths of the project's storyboards.
  let storyboards: [String]
  /// The library that moves fields above the keyboard; nil without one.
  package let keyboardLibrary: KeyboardLibrary?
  /// The refused files and folders of the project.
  package private(set) var refusals: [FileRefusal]

  /// - Parameters:
  ///   - folder: The project's folder, see ``ProjectFolder/path``.
  ///   - reader: The reader of the project; nil for the project around the folder.
  package init(folder: String, by reader: ProjectReader? = nil) {
    let reader = reader ?? ProjectReader(around: folder)
    let walk = FolderWalk(of: folder, by: reader)
    let files = walk.files
    refusals = walk.refusals
    storyboards = files.filter { $0.hasSuffix(".storyboard") }.sorted()
    keyboardLibrary = KeyboardLibrary(in: files, of: folder, by: reader)
    for file in files where file.hasSuffix("Info.plist") {
      let list = noting { () throws(FileRefusal) in try InfoList(path: file, by: reader) }
      guard let list, !list.isOfWatch else { continue }
      requiresCompatibility = requiresCompatibility || list.requiresCompatibility
      let key = "UISupportedInterfaceOrientations"
      let name = String(file.dropFirst(folder.count + 1))
      add(
        list.orientations(forKey: key),
        list.orientations(forKey: "\(key)~iphone"),
        list.orientations(forKey: "\(key)~ipad"),
        from: name
      )
      add(list.documentIdioms, from: name)
    }
    // A list in a file takes precedence over generated lists.
    let hasList = general != nil || phone != nil || pad != nil
    for file in files where file.hasSuffix(".xcodeproj/project.pbxproj") {
      let project = noting { () throws(FileRefusal) in try XcodeProject(path: file, by: reader) }
      guard let project else { continue }
      requiresCompatibility = requiresCompatibility || project.requiresCompatibility
      guard !hasList else { continue }
      add(
        project.orientations(),
        project.orientations("_iPhone"),
        project.orientations("_iPad"),
        from: String(file.dropFirst(folder.count + 1))
      )
    }
  }

  /// Reads a file; nil for a refused one.
  private mutating func noting<File>(_ read: () throws(FileRefusal) -> File) -> File? {
    do throws(FileRefusal) {
      return try read()
    } catch {
      refusals.append(error)
      return nil
    }
  }

  private mutating func add(
    _ general: Set<DeviceOrientation>?,
    _ phone: Set<DeviceOrientation>?,
    _ pad: Set<DeviceOrientation>?,
    from file: String
  ) {
    guard general != nil || phone != nil || pad != nil else { return }
    orientationFiles.append(file)
    func add(_ found: Set<DeviceOrientation>?, to known: inout Set<DeviceOrientation>?) {
      if let found { known = (known ?? []).union(found) }
    }
    add(general, to: &self.general)
    add(phone, to: &self.phone)
    add(pad, to: &self.pad)
  }

  private mutating func add(_ idioms: [String: Set<DeviceIdiom>], from file: String) {
    guard !idioms.isEmpty else { return }
    documentFiles.append(file)
    documentIdioms.merge(idioms) { $0.union($1) }
  }

  /// Returns the kinds of devices that show a document.
  ///
  /// A document that Info.plist does not name is for all devices.
  ///
  /// - Parameter file: The path of the document.
  /// - Returns: One kind or both.
  package func idioms(of file: String) -> Set<DeviceIdiom> {
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    return documentIdioms[name] ?? [.phone, .pad]
  }

  /// Returns whether the app supports an orientation on a kind of device.
  package func allows(_ orientation: DeviceOrientation, on idiom: DeviceIdiom) -> Bool {
    let own = idiom == .pad ? pad : phone
    return (own ?? general)?.contains(orientation) ?? true
  }
}
