/// The topics of `scvdb help`, besides the subcommands.
enum HelpTopic: String, CaseIterable {
  case scenarios, project, database, `protocol`, scale

  /// All topics, for a sentence.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The subject of the topic, for a list.
  var abstract: String {
    switch self {
    case .scenarios: "the format of scenario files"
    case .project: "the keys of the project file scvdb.yaml"
    case .database: "the views and tables of a database"
    case .protocol: "the protocol for other engines"
    case .scale: "recording on several machines"
    }
  }

  /// The text, in Markdown.
  func markdown() -> String {
    switch self {
    case .scenarios: String(decoding: PackageResources.SCENARIOS_md, as: UTF8.self)
    case .project: String(decoding: PackageResources.PROJECT_md, as: UTF8.self)
    case .database: String(decoding: PackageResources.SCHEMA_md, as: UTF8.self)
    case .protocol: String(decoding: PackageResources.PROTOCOL_md, as: UTF8.self)
    case .scale: String(decoding: PackageResources.SCALE_md, as: UTF8.self)
    }
  }
}
