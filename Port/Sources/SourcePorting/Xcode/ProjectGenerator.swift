/// The tools that generate Xcode projects, which repositories then often leave out.
package enum ProjectGenerator: CaseIterable, Hashable, Sendable {
  case xcodeGen, tuist, bazel, cocoaPods

  /// The files that a tool reads, in the folder of the project.
  private var files: [String] {
    switch self {
    case .xcodeGen: ["project.yml", "project.yaml", "project.json"]
    case .tuist: ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist"]
    case .bazel: ["MODULE.bazel", "WORKSPACE", "BUILD.bazel"]
    case .cocoaPods: ["Podfile"]
    }
  }

  /// The command that generates the project.
  package var command: String {
    switch self {
    case .xcodeGen: "xcodegen generate"
    case .tuist: "tuist generate --no-open"
    case .bazel: "bazel run //:xcodeproj"
    case .cocoaPods: "pod install"
    }
  }

  /// Returns the tool with a file in a folder.
  static func find(in folder: String) -> ProjectGenerator? {
    allCases.first { tool in
      tool.files.contains { FilePath.kind(of: FilePath.joined(folder, $0)) != nil }
    }
  }

  /// Returns the tool with a file beside a missing project; only CocoaPods generates no projects.
  static func find(beside project: String) -> ProjectGenerator? {
    let tool = find(in: FilePath.folder(of: project))
    let isProject = FilePath.ending(of: project) == "xcodeproj"
    return tool == .cocoaPods && isProject ? nil : tool
  }
}
