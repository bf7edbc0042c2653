import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing
import Workflows

/// Finds the project folder of a document.
@Suite struct ProjectFolderTests {
  @Test func nearestProjectIsFound() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/App/Screens",
        withIntermediateDirectories: true
      )
      try Data().write(to: URL(filePath: "\(folder)/App/Package.swift"))
      let project = ProjectFolder(around: "\(folder)/App/Screens/A.storyboard")
      #expect(project.path == "\(folder)/App")
      #expect(project.failures.isEmpty)
    }
  }

  /// Not even root can list a link to itself, which replaces a folder without permission.
  @Test func unlistableFolderIsReported() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: "\(folder)/Package.swift"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/loop",
        withDestinationPath: "\(folder)/loop"
      )
      let project = ProjectFolder(around: "\(folder)/loop/A.storyboard")
      #expect(project.path == folder)
      #expect(project.failures.count == 1)
      let text = project.failures.map { FailureReport($0).text }.joined()
      #expect(text.hasPrefix("\(folder)/loop: "), "\(text)")
    }
  }

  /// A missing folder has no project, and causes no message.
  @Test func missingFolderIsNotFailure() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: "\(folder)/Package.swift"))
      let project = ProjectFolder(around: "\(folder)/none/A.storyboard")
      #expect(project.path == folder)
      #expect(project.failures.isEmpty)
    }
  }
}
