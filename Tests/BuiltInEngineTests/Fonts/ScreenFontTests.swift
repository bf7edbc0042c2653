import Foundation
import LayoutEngine
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing
import TextMeasurement

@testable import BuiltInEngine

/// Screens with text measured by font files.
@Suite struct ScreenFontTests {
  private static func label(_ text: String) -> ViewNode {
    var label = ViewNode(id: "label", name: "label", kind: .label)
    label.properties.text = text
    label.properties.font = FontNode(name: "Sample-Regular", pointSize: 20)
    let constraints = [ConstraintNode.Attribute.left, .top].map {
      ConstraintNode(
        id: $0.rawValue,
        firstItem: "label",
        firstAttribute: $0,
        secondItem: "root",
        secondAttribute: $0
      )
    }
    return ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: [label],
      constraints: constraints
    )
  }

  private func screen(font bytes: Data, in folder: String, text: String = "AV") throws -> Screen {
    let path = "\(folder)/Sample.ttf"
    try bytes.write(to: URL(filePath: path))
    var screen = Screen(name: "first", rootView: Self.label(text))
    screen.fonts = [
      FontReference(
        name: "Sample-Regular",
        face: "Sample-Regular",
        file: path,
        sha256: sha256Hex(bytes)
      )
    ]
    return screen
  }

  private let canvas = DesignCanvas(device: "retina4_7", scale: 2, toolsVersion: 21_507)

  /// A and V are 600 and 500 thousandths of the size wide, and their kerning is -80.
  ///
  /// 20 x 1.02 = 20.4 is rounded up to the next pixel, 20.5. The height is the ascent of 800 and
  /// the descent of 200 thousandths: 20 x 1.
  @Test func labelUsesMetricsOfFontFile() throws {
    try withTemporaryFolder { folder in
      let screen = try screen(font: SampleFont().data, in: folder)
      let atDesignTime = try DesignTimeLayout.layout(of: screen, on: canvas)
      let device = try #require(Devices.device(id: "iphone-8"))
      let scenario = Scenario(
        name: "s",
        screen: ScreenReference(name: screen.name, source: .inPlace(screen.rootView)),
        in: ScreenSurroundings(),
        on: ScreenStage(device: device, orientation: .portrait),
        steps: []
      )
      let question = CaseQuestion(
        scenario: scenario,
        screens: [screen],
        device: device,
        orientation: .portrait
      )
      let atRunTime = try RestingLayout.layout(of: question)
      for layout in [atDesignTime, atRunTime] {
        let frame = try #require(layout.views.first { $0.id == "label" }).frame
        #expect(frame.width == 20.5)
        #expect(frame.height == 20)
      }
      #expect(screen.support(ofFont: "Sample-Regular") == .file)
      #expect(screen.support(ofFont: "Sample-Bold") == .substitute)
      #expect(screen.namedFonts == ["Sample-Regular"])
    }
  }

  @Test func fileThatHasChangedIsRefused() throws {
    try withTemporaryFolder { folder in
      var font = SampleFont()
      font.advances["A"] = 999
      let screen = try screen(font: font.data, in: folder)
      font.advances["A"] = 998
      try font.data.write(to: URL(filePath: "\(folder)/Sample.ttf"))
      let error = #expect(throws: ScreenBuildError.self) {
        try DesignTimeLayout.layout(of: screen, on: canvas)
      }
      #expect(
        error?.description
          == "screen first: font Sample-Regular: \(folder)/Sample.ttf: the file has changed\nfix: "
          + "record again"
      )
    }
  }

  /// The hash of a question depends on the bytes of a font, but not on the path of its file.
  @Test func questionContainsFontHash() throws {
    var question = FingerprintQuestion.question
    let bare = question.hash
    func hash(_ sha256: String, _ file: String) -> QuestionHash {
      question.screens[0].fonts = [
        FontReference(name: "A", face: "A", file: file, sha256: sha256)
      ]
      return question.hash
    }
    let asked = hash("1", "a/A.ttf")
    #expect(asked != bare)
    #expect(hash("1", "b/A.ttf") == asked)
    #expect(hash("2", "a/A.ttf") != asked)
    question.screens[0].fonts = nil
    #expect(question.hash == bare)
  }
}
