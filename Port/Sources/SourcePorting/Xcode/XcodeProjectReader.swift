/// Reads a project (`.xcodeproj`).
package struct XcodeProjectReader {
  let path: String
  let configuration: String
  let objects: ProjectObjects
  let tree: ProjectFileTree

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the folder `.xcodeproj`.
  ///   - configuration: The build configuration; a target without it has its first one.
  /// - Returns: The project. Its notes list damaged parts.
  /// - Throws: ``XcodeProjectError`` for a file that is not a project.
  package static func read(
    _ path: String,
    configuration: String = "Debug"
  ) throws(XcodeProjectError) -> XcodeProject {
    try XcodeProjectReader(path: path, configuration: configuration).project
  }

  private init(path: String, configuration: String) throws(XcodeProjectError) {
    self.path = path
    self.configuration = configuration
    objects = try ProjectObjects(project: path)
    tree = ProjectFileTree(objects, folder: FilePath.folder(of: path))
  }

  private var project: XcodeProject {
    var project = XcodeProject(
      path: path,
      developmentRegion: objects.root.text(.developmentRegion) ?? "en"
    )
    let (targets, missing) = objects.list(.targets, of: objects.root)
    let shared = settings(of: objects.root)
    project.notes = tree.notes + shared.notes
    project.notes += missing.map { XcodeNote(subject: path, reason: .missingObject(id: $0)) }
    project.targets = targets.map { target in
      var reader = XcodeTargetReader(self, target, projectLevels: shared.levels)
      return reader.read()
    }
    project.otherProjects = otherProjects
    return project
  }

  /// The paths of the projects that this one contains.
  private var otherProjects: [String] {
    let named = (objects.root.fields[.projectReferences].map(items) ?? []).compactMap {
      $0.table[.projectRef]?.text
    }
    let files = objects.all(.file)
      .filter { $0.text(.path).map { FilePath.ending(of: $0) } == "xcodeproj" }
    var known: Set<String> = []
    return (named + files.map(\.id)).compactMap { id in
      guard case .path(let path) = tree.location(of: id) else { return nil }
      return known.insert(path).inserted ? path : nil
    }
  }

  private func items(_ value: ProjectValue) -> [ProjectValue] {
    if case .list(let items) = value { items } else { [] }
  }

  // MARK: Settings

  /// One level of settings; of two settings with the same name, the last applies.
  typealias SettingLevel = [(name: String, value: String)]

  /// Returns the levels of settings of a target or of the project, the lowest first.
  func settings(of object: ProjectObject) -> (levels: [SettingLevel], notes: [XcodeNote]) {
    guard let list = objects.object(.configurationList, of: object) else { return ([], []) }
    let configurations = objects.list(.configurations, of: list).found
    let named = configurations.first { $0.text(.name) == configuration }
    guard let chosen = named ?? configurations.first else { return ([], []) }
    // A setting with a condition is above the same setting without one.
    let own = (chosen.fields[.settings]?.table ?? [:])
      .map { (name: $0.key.name, value: $0.value.settingText) }
      .sorted { Self.order(of: $0.name) < Self.order(of: $1.name) }
    guard let base = baseConfiguration(of: chosen) else { return ([own], []) }
    let file = ConfigurationFile(path: base, projectFolder: FilePath.folder(of: path))
    return ([file.settings, own], file.notes)
  }

  private static func order(of name: String) -> (Int, String) { (name.contains("[") ? 1 : 0, name) }

  /// The path of the configuration file below the settings of a configuration.
  private func baseConfiguration(of object: ProjectObject) -> String? {
    if case .path(let path)? = object.text(.baseConfiguration).flatMap(tree.location) {
      return path
    }
    guard let anchor = object.text(.baseAnchor), let path = object.text(.baseRelativePath),
      case .path(let folder) = tree.location(of: anchor)
    else { return nil }
    return FilePath.joined(folder, path)
  }

  /// The settings that Xcode sets for each target.
  func defaultSettings(of target: ProjectObject) -> SettingLevel {
    [
      ("SRCROOT", tree.sourceRoot), ("PROJECT_DIR", tree.sourceRoot),
      ("SOURCE_ROOT", tree.sourceRoot), ("PROJECT_FILE_PATH", path),
      ("PROJECT_NAME", FilePath.stem(of: path)), ("TARGET_NAME", target.shownName),
      ("CONFIGURATION", configuration), ("PLATFORM_NAME", "iphonesimulator"),
      ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
    ]
  }
}
