import Foundation
import ProjectFiles
import Reporting
import ScenarioModel
import ScvdbTestSupport
import Workflows

/// Files of projects: project.pbxproj, scvdb.yaml and drift.policy.
struct ProjectSurface: FuzzSurface {
  private let mutators: [(name: String, mutator: TextMutator)]

  init() {
    mutators = [
      ("project.pbxproj", TextMutator([Data(Self.xcodeProject.utf8)])),
      ("scvdb.yaml", TextMutator([Data(Self.settings.utf8)])),
      ("drift.policy", TextMutator([Data(Self.policy.utf8)])),
    ]
  }

  private static let xcodeProject = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tA1 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
    \t\t\t\t"INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad[sdk=iphoneos*]" = \
    "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight";
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tA2 /* Release */ = {
    \t\t\tbuildSettings = {
    \t\t\t\tSDKROOT = watchos;
    \t\t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;

    \t\t\t};
    \t\t};
    \t\tA3 = {
    \t\t\tbuildSettings = {
    \t\t\t};
    \t\t};
    \t};
    }

    """

  private static let settings = """
    # What the tools use.
    screens: [App/Main.storyboard, Other]
    baselines: Baselines
    database: .scvdb/runs.sqlite
    fonts: [Fonts]
    matrix: { devices: [iphone-8, ipad-10], orientations: [portrait], languages: [de, base] }
    technique: scrollingContent
    drift:
      - note moved view banner
      - error timing scenario sign-up

    """

  private static let policy = """
    # What the marketing banner does is no reason to look up.
    note moved view banner
    error timing scenario sign-up
    warning any view footer scenario settings
    known focusedFieldVisible scenario sign-up because the old phone is too low
    known "a.width == 20" view a because the design changes in May

    """

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    let (name, mutator) = mutators[numbers.number(below: mutators.count)]
    return FuzzInput(NamedInput(name, mutator.mutant(&numbers)).bytes)
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    guard let input = NamedInput(bytes) else { return .refused }
    if input.name == "drift.policy" { return try outcome(ofPolicy: input.content) }
    // The reader already refused other bytes.
    guard let text = String(validating: input.content, as: UTF8.self) else { return .refused }
    return input.name == "scvdb.yaml"
      ? try outcome(ofSettings: text) : try outcome(ofProject: text)
  }

  /// Compares the orientations with those in the blocks that a regular expression finds.
  private func outcome(ofProject text: String) throws -> FuzzOutcome {
    let found = XcodeProject(text: text).orientations()
    guard text.utf8.allSatisfy({ $0 < 128 && ![11, 12, 13].contains($0) }) else { return .read }
    let blocks = text.matches(of: /(?s)buildSettings = \{(.*?)\n\s*\};/).map(\.output.0)
    guard XcodeProject(text: blocks.joined(separator: "\n")).orientations() == found else {
      throw FuzzFinding("build settings are read in another way than a regular expression does")
    }
    return found == nil ? .refused : .read
  }

  private func outcome(ofSettings text: String) throws -> FuzzOutcome {
    let settings: ProjectSettings
    do throws(ScenarioErrors) {
      settings = try ProjectSettings.parse(text: text, file: "F")
    } catch {
      for error in error.all { try checkClear("\(error)", startingWith: "F:") }
      return .refused
    }
    do {
      guard try ProjectSettings.parse(text: settings.text, file: "F").text == settings.text else {
        throw FuzzFinding("a project file that was written is read as another one")
      }
    } catch let errors as ScenarioErrors {
      throw FuzzFinding("a project file that was written cannot be read: \(errors)")
    }
    return .read
  }

  private func outcome(ofPolicy bytes: Data) throws -> FuzzOutcome {
    try withTemporaryFolder { folder in
      let path = "\(folder)/drift.policy"
      try bytes.write(to: URL(filePath: path))
      do {
        _ = try PolicyFile(path: path).policy()
        return .read
      } catch let failure as Failure {
        try checkClear(failure.message, startingWith: path)
        return .refused
      } catch let refusal as FileRefusal {
        try checkClear(refusal.description, startingWith: path)
        return .refused
      }
    }
  }
}
