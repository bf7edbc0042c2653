import DeviceCatalog
import Foundation
import ScenarioModel
import ScvdbTestSupport
import Testing

@testable import ScenarioLoading

/// Where the project file is looked for, and what its paths stand for.
@Suite struct ProjectFileTests {
  private func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  @Test func theNearestFileUpToTheRepositoryCounts() throws {
    try withTemporaryFolder { folder in
      try write("baselines: far\n", to: "\(folder)/scvdb.yaml")
      try write("", to: "\(folder)/repository/.git/keep")
      try write("", to: "\(folder)/repository/App/Views/keep")
      let inside = URL(filePath: "\(folder)/repository/App/Views")
      #expect(try ProjectFile(around: inside).path == nil)
      try write("baselines: Layouts\n", to: "\(folder)/repository/scvdb.yaml")
      let found = try ProjectFile(around: inside)
      // Two folders up.
      #expect(found.path == "../../scvdb.yaml")
      #expect(found.settings.baselines == "Layouts")
      #expect(found.resolved("Layouts") == "../../Layouts")
      #expect(found.resolved("/Layouts") == "/Layouts")
      try write("baselines: Own\n", to: "\(folder)/repository/App/scvdb.yaml")
      #expect(try ProjectFile(around: inside).path == "../scvdb.yaml")
    }
  }

  @Test func outsideOfARepositoryOnlyTheFolderItselfCounts() throws {
    try withTemporaryFolder { folder in
      try write("baselines: Layouts\n", to: "\(folder)/scvdb.yaml")
      try write("", to: "\(folder)/App/keep")
      #expect(try ProjectFile(around: URL(filePath: folder)).resolved("a") == "a")
      #expect(try ProjectFile(around: URL(filePath: folder)).path == "scvdb.yaml")
      #expect(try ProjectFile(around: URL(filePath: "\(folder)/App")).path == nil)
    }
  }

  @Test func whatTheAppsAllowIsAllowed() throws {
    func list(_ key: String, _ name: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>\(key)</key>
      <array><string>UIInterfaceOrientation\(name)</string></array></dict></plist>
      """
    }
    try withTemporaryFolder { folder in
      #expect(AppOrientations(folder: folder).allows(.landscape, on: .phone))
      let key = "UISupportedInterfaceOrientations"
      try write(list(key, "PortraitUpsideDown"), to: "\(folder)/One/Info.plist")
      try write("no list", to: "\(folder)/Other/Info.plist")
      let one = AppOrientations(folder: folder)
      #expect(one.allows(.portrait, on: .phone) && !one.allows(.landscape, on: .phone))
      #expect(!one.allows(.landscape, on: .pad))
      try write(list("\(key)~ipad", "LandscapeLeft"), to: "\(folder)/Two/App-Info.plist")
      let two = AppOrientations(folder: folder)
      #expect(two.allows(.landscape, on: .pad) && !two.allows(.portrait, on: .pad))
      #expect(!two.allows(.landscape, on: .phone))
    }
  }
}
