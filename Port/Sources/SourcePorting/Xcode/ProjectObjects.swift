import Foundation

/// The objects of a project file, by their identifiers.
struct ProjectObjects {
  /// The path of the file, for messages.
  let file: String
  /// The object of the project.
  let root: ProjectObject
  private let objects: [String: [ProjectField: ProjectValue]]

  /// Reads the file of a project.
  ///
  /// - Parameter project: The path of the folder `.xcodeproj`.
  /// - Throws: ``XcodeProjectError``.
  init(project: String) throws(XcodeProjectError) {
    let file = "\(project)/project.pbxproj"
    let data: Data
    do throws(SourceProblem) {
      data = try SourceTree(root: project).file(at: "project.pbxproj").contents()
    } catch {
      throw .notRead(file: file, reason: error.problem)
    }
    try self.init(ProjectFileParser.read(data, file: file), file: file)
  }

  private init(_ list: ProjectValue, file: String) throws(XcodeProjectError) {
    self.file = file
    objects = (list.table[.objects]?.table ?? [:]).reduce(into: [:]) { objects, entry in
      objects[entry.key.name] = entry.value.table
    }
    guard let id = list.table[.rootObject]?.text else {
      throw .notAProject(file: file, missing: "rootObject")
    }
    guard let fields = objects[id], ProjectObject(id: id, fields: fields).kind == .project else {
      throw .notAProject(file: file, missing: "the project '\(id)'")
    }
    root = ProjectObject(id: id, fields: fields)
  }

  subscript(id: String) -> ProjectObject? {
    objects[id].map { ProjectObject(id: id, fields: $0) }
  }

  /// Returns the objects that a field of another names, and the identifiers without an object.
  func list(
    _ field: ProjectField,
    of object: ProjectObject
  ) -> (found: [ProjectObject], missing: [String]) {
    object.texts(field).reduce(into: ([], [])) { lists, id in
      if let object = self[id] { lists.0.append(object) } else { lists.1.append(id) }
    }
  }

  /// Returns the object that a field of another names.
  func object(_ field: ProjectField, of object: ProjectObject) -> ProjectObject? {
    object.text(field).flatMap { self[$0] }
  }

  /// The objects of a kind, in the order of their identifiers.
  func all(_ kind: ProjectObject.Kind) -> [ProjectObject] {
    objects.map { ProjectObject(id: $0.key, fields: $0.value) }.filter { $0.kind == kind }
      .sorted { $0.id < $1.id }
  }
}

/// An object of a project file.
struct ProjectObject {
  /// The kinds of objects that the tool reads; `isa` names them.
  enum Kind: String {
    case project = "PBXProject"
    case nativeTarget = "PBXNativeTarget"
    case aggregateTarget = "PBXAggregateTarget"
    case legacyTarget = "PBXLegacyTarget"

    case file = "PBXFileReference"
    case group = "PBXGroup"
    case variantGroup = "PBXVariantGroup"
    case versionGroup = "XCVersionGroup"
    case referenceProxy = "PBXReferenceProxy"
    case synchronizedGroup = "PBXFileSystemSynchronizedRootGroup"
    case exceptionSet = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    case phaseExceptionSet = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"

    case sources = "PBXSourcesBuildPhase"
    case resources = "PBXResourcesBuildPhase"
    case frameworks = "PBXFrameworksBuildPhase"
    case copyFiles = "PBXCopyFilesBuildPhase"
    case script = "PBXShellScriptBuildPhase"

    case remotePackage = "XCRemoteSwiftPackageReference"
    case localPackage = "XCLocalSwiftPackageReference"
  }

  let id: String
  let fields: [ProjectField: ProjectValue]

  /// The kind; nil for a kind that the tool does not read.
  var kind: Kind? { text(.isa).flatMap { Kind(rawValue: $0) } }

  func text(_ field: ProjectField) -> String? { fields[field]?.text }

  func texts(_ field: ProjectField) -> [String] { fields[field]?.texts ?? [] }

  /// The name that Xcode shows: the name, or the last part of the path.
  var shownName: String {
    text(.name) ?? text(.path).map { FilePath.name(of: $0) } ?? id
  }
}
