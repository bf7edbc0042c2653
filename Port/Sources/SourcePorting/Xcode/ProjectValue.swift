package import Foundation

/// A value of a project file's property list.
package enum ProjectValue: Hashable, Sendable {
  case text(String)
  case data(Data)
  case list([ProjectValue])
  case table([ProjectField: ProjectValue])

  /// Converts a property list of Foundation; a number becomes its text.
  init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let items as [Any]: self = .list(items.map { ProjectValue($0) })
    case let entries as [String: Any]:
      let entries = entries.map { (ProjectField($0.key), ProjectValue($0.value)) }
      self = .table(Dictionary(entries) { $1 })
    default: self = .text("\(value)")
    }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list; a single text is a list with one item.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items.compactMap(\.text)
    case .data, .table: []
    }
  }

  var table: [ProjectField: ProjectValue] {
    if case .table(let entries) = self { entries } else { [:] }
  }
}

/// A key of a table in a project file.
package struct ProjectField: Hashable, Sendable {
  package var name: String

  package init(_ name: String) { self.name = name }
}

extension ProjectField {
  static let objects = ProjectField("objects")
  static let rootObject = ProjectField("rootObject")
  static let isa = ProjectField("isa")

  static let name = ProjectField("name")
  static let path = ProjectField("path")
  static let sourceTree = ProjectField("sourceTree")
  static let children = ProjectField("children")
  static let currentVersion = ProjectField("currentVersion")

  static let mainGroup = ProjectField("mainGroup")
  static let projectDirPath = ProjectField("projectDirPath")
  static let developmentRegion = ProjectField("developmentRegion")
  static let targets = ProjectField("targets")
  static let projectReferences = ProjectField("projectReferences")
  static let projectRef = ProjectField("ProjectRef")

  static let productType = ProjectField("productType")
  static let productReference = ProjectField("productReference")
  static let buildPhases = ProjectField("buildPhases")
  static let dependencies = ProjectField("dependencies")
  static let packageProducts = ProjectField("packageProductDependencies")
  static let synchronizedGroups = ProjectField("fileSystemSynchronizedGroups")
  static let configurationList = ProjectField("buildConfigurationList")
  static let configurations = ProjectField("buildConfigurations")
  static let settings = ProjectField("buildSettings")
  static let baseConfiguration = ProjectField("baseConfigurationReference")
  static let baseAnchor = ProjectField("baseConfigurationReferenceAnchor")
  static let baseRelativePath = ProjectField("baseConfigurationReferenceRelativePath")

  static let files = ProjectField("files")
  static let fileRef = ProjectField("fileRef")
  static let productRef = ProjectField("productRef")
  static let platformFilter = ProjectField("platformFilter")
  static let platformFilters = ProjectField("platformFilters")
  static let outputPaths = ProjectField("outputPaths")

  static let target = ProjectField("target")
  static let targetProxy = ProjectField("targetProxy")
  static let containerPortal = ProjectField("containerPortal")
  static let remoteInfo = ProjectField("remoteInfo")
  static let remoteGlobalID = ProjectField("remoteGlobalIDString")

  static let exceptions = ProjectField("exceptions")
  static let membershipExceptions = ProjectField("membershipExceptions")
  static let buildPhase = ProjectField("buildPhase")
  static let explicitFolders = ProjectField("explicitFolders")

  static let package = ProjectField("package")
  static let productName = ProjectField("productName")
  static let repositoryURL = ProjectField("repositoryURL")
  static let relativePath = ProjectField("relativePath")
}
