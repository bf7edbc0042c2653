import DeviceCatalog
import Foundation
import InterfaceBuilder
import ProjectFiles
import ScenarioModel
import ScvdbTestSupport
import Testing

@testable import Workflows

/// Tests the search for the project file, and the meaning of its paths.
@Suite struct ProjectFileTests {
  private func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  @Test func nearestFileInRepositoryIsUsed() throws {
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

  @Test func onlyCurrentFolderCountsOutsideRepository() throws {
    try withTemporaryFolder { folder in
      try write("baselines: Layouts\n", to: "\(folder)/scvdb.yaml")
      try write("", to: "\(folder)/App/keep")
      #expect(try ProjectFile(around: URL(filePath: folder)).resolved("a") == "a")
      #expect(try ProjectFile(around: URL(filePath: folder)).path == "scvdb.yaml")
      #expect(try ProjectFile(around: URL(filePath: "\(folder)/App")).path == nil)
    }
  }

  @Test func infoListDeterminesOrientations() throws {
    func list(_ key: String, _ name: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>\(key)</key>
      <array><string>UIInterfaceOrientation\(name)</string></array></dict></plist>
      """
    }
    try withTemporaryFolder { folder in
      #expect(AppProperties(folder: folder).allows(.landscape, on: .phone))
      let key = "UISupportedInterfaceOrientations"
      try write(list(key, "PortraitUpsideDown"), to: "\(folder)/One/Info.plist")
      try write("no list", to: "\(folder)/Other/Info.plist")
      let one = AppProperties(folder: folder)
      #expect(one.allows(.portrait, on: .phone) && !one.allows(.landscape, on: .phone))
      #expect(!one.allows(.landscape, on: .pad))
      try write(list("\(key)~ipad", "LandscapeLeft"), to: "\(folder)/Two/App-Info.plist")
      let two = AppProperties(folder: folder)
      #expect(two.allows(.landscape, on: .pad) && !two.allows(.portrait, on: .pad))
      #expect(!two.allows(.landscape, on: .phone))
    }
  }

  @Test func infoListNamesDocumentsOfPads() throws {
    func list(_ members: String) -> String {
      #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(members)</dict></plist>"#
    }
    try withTemporaryFolder { folder in
      let key = "UIMainStoryboardFile"
      let pads = "<key>\(key)~ipad</key><string>Pad</string>"
      try write(list("<key>\(key)</key><string>Main</string>" + pads), to: "\(folder)/Info.plist")
      let app = AppProperties(folder: folder)
      #expect(app.idioms(of: "\(folder)/Base.lproj/Pad.storyboard") == [.pad])
      #expect(app.idioms(of: "\(folder)/Main.storyboard") == [.phone])
      #expect(app.idioms(of: "\(folder)/Other.storyboard") == [.phone, .pad])
    }
  }

  @Test func documentStagesNoteOmissions() throws {
    try withTemporaryFolder { folder in
      let project = settings("\(phoneKey) = \(portrait)", "\(padKey) = \(landscape)")
      try write(project, to: "\(folder)/App.xcodeproj/project.pbxproj")
      let app = AppProperties(folder: folder)
      var stages = DocumentStages(of: "\(folder)/Main.storyboard", in: app)
      #expect(stages.orientations([.portrait, .landscape], on: .phone) == [.portrait])
      // A document that was drawn in portrait is shown in landscape, where the app runs.
      #expect(stages.orientations([.portrait], on: .pad) == [.landscape])
      let file = "App.xcodeproj/project.pbxproj"
      #expect(
        stages.notes.map(\.description) == [
          "note: left out: landscape on phones, see \(file)",
          "note: left out: portrait on iPads, see \(file)",
        ]
      )
    }
  }

  @Test func compatibilityKeyIsInListOrSettings() throws {
    try withTemporaryFolder { folder in
      #expect(!AppProperties(folder: folder).requiresCompatibility)
      let file = "\(folder)/One/App.xcodeproj/project.pbxproj"
      try write(settings("INFOPLIST_KEY_UIDesignRequiresCompatibility = YES"), to: file)
      #expect(AppProperties(folder: "\(folder)/One").requiresCompatibility)
      for (value, isRequired) in [("true", true), ("false", false)] {
        let list = """
          <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
          <key>UIDesignRequiresCompatibility</key><\(value)/></dict></plist>
          """
        try write(list, to: "\(folder)/Two/Info.plist")
        #expect(AppProperties(folder: "\(folder)/Two").requiresCompatibility == isRequired)
      }
    }
  }

  /// Returns the build settings of one target in one configuration, in Xcode's form.
  private func settings(_ lines: String...) -> String {
    """
    \t\tA1 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
    \(lines.map { "\t\t\t\t\($0);" }.joined(separator: "\n"))
    \t\t\t\tSWIFT_VERSION = 5.0;
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};

    """
  }

  private let phoneKey = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone"
  private let padKey = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"
  private let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
  private let portrait = "UIInterfaceOrientationPortrait"
  private let landscape =
    #""UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight""#

  @Test func buildSettingsReplaceMissingList() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/App.xcodeproj/project.pbxproj"
      let both = settings("\(padKey) = \(landscape)", "\(phoneKey) = \(portrait)")
      try write("// !$*UTF8*$!\n{\n\(both)\(both)}\n", to: file)
      let app = AppProperties(folder: folder)
      #expect(app.allows(.landscape, on: .pad) && !app.allows(.portrait, on: .pad))
      #expect(app.allows(.portrait, on: .phone) && !app.allows(.landscape, on: .phone))
      try write(settings("\(key) = \(landscape)"), to: file)
      let all = AppProperties(folder: folder)
      #expect(!all.allows(.portrait, on: .pad) && !all.allows(.portrait, on: .phone))
      // The keys of Info.plist override the build settings.
      let list = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>UISupportedInterfaceOrientations~iphone</key>
        <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
        """
      try write(list, to: "\(folder)/App/Info.plist")
      let written = AppProperties(folder: folder)
      #expect(written.allows(.portrait, on: .phone) && !written.allows(.landscape, on: .phone))
      #expect(written.allows(.landscape, on: .pad))
    }
  }

  @Test func listBeyondALimitIsReported() throws {
    try withTemporaryFolder { folder in
      let levels = (
        open: String(repeating: "(", count: 65), close: String(repeating: ")", count: 65)
      )
      try write("{ UIAppFonts = \(levels.open)\(levels.close); }", to: "\(folder)/Info.plist")
      let note =
        "\(folder)/Info.plist: cannot read: its property list is nested more than 64 levels deep"
      #expect(AppProperties(folder: folder).refusals.map(\.description) == [note])
      let fonts = ProjectFonts(folder: folder, by: ProjectReader(around: folder))
      #expect(fonts.notes == ["warning: \(note)"])
    }
  }

  /// Text that looks like settings without an end, or like ends without settings, is scanned once.
  ///
  /// A new scan from each beginning would take 10 billion steps.
  @Test(arguments: ["buildSettings = {\n", "buildSettings = { }; \n};\n", "\n\n\n;\n", "\n   }"])
  func settingsAreFoundInLinearTime(_ piece: String) {
    let app = settings("\(key) = \(portrait)")
    let text = "\(app)\nbuildSettings = {" + String(repeating: piece, count: 20_000)
    let elapsed = ContinuousClock().measure {
      #expect(XcodeProject(text: text).orientations() == [.portrait])
    }
    #expect(elapsed < .seconds(5))
  }

  @Test func settingsEndAtClosingBrace() {
    let text = """
      \tbuildSettings = {
      \t\tA = { B = 1; };
      \t\t\(key) = \(landscape);

      \t};
      \tbuildSettings = { C = 1; };
      \t\(key) = \(portrait);
      """
    // The second one has no end, so its settings are unknown.
    #expect(XcodeProject(text: text).orientations() == [.landscape])
    #expect(XcodeProject(text: text.replacing("\n", with: "\r\n")).orientations() == [.landscape])
    #expect(XcodeProject(text: "\(text)\n};").orientations() == [.landscape, .portrait])
  }

  @Test func equalSettingsOfTargetsCount() {
    let app = settings("\(key) = \(landscape)")
    let other = settings("\(key) = \(portrait)")
    let none = settings("PRODUCT_NAME = \"$(TARGET_NAME)\"")
    #expect(XcodeProject(text: app + none + other + app).orientations() == [.landscape])
    // Without a majority, the orientations of all targets are allowed.
    #expect(XcodeProject(text: app + other).orientations() == [.landscape, .portrait])
    #expect(XcodeProject(text: none).orientations() == nil)
    let inherited = settings("\(key) = \"$(inherited)\"")
    #expect(XcodeProject(text: inherited + app).orientations() == [.landscape])
    // The orientations of a watch do not count for a phone.
    let watch = settings("\(key) = \(portrait)", "SDKROOT = watchos")
    let companion = settings(
      "INFOPLIST_KEY_WKCompanionAppBundleIdentifier = a.b",
      "\(key) = \(portrait)"
    )
    #expect(XcodeProject(text: watch + companion + app).orientations() == [.landscape])
  }
}
