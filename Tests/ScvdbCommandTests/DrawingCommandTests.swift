import Foundation
import ScvdbTestSupport
import Testing

/// Tests `show --draw` and `show --svg`; the tests of `Reports` check the drawings themselves.
@Suite struct DrawingCommandTests {
  /// An iPhone 8 with the field at 20, 50, and a size of 200 by 44 points.
  private func workplace() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario + "\n  - checkpoint: again"])
    let recorded = try workplace.scvdb(
      ["record", "--device", "iphone-8", "--orientation", "portrait"]
    )
    #expect(recorded.status == 0)
    return workplace
  }

  /// 80 columns have room for one screen of 375 / 8 + 1 columns, 120 for two.
  @Test func terminalWidthDeterminesDrawingWidth() throws {
    let workplace = try workplace()
    let narrow = try workplace.scvdb("show", "1", "--draw")
    let lines = narrow.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(narrow.status == 0 && lines.count == 3 + 44 + 1 + 44 + 1, "\(narrow)")
    #expect(lines[0] == "box iphone-8 portrait none")
    #expect(lines[3] == "at rest")
    // 20 / 8 and 220 / 8 columns, 50 / 16 and 94 / 16 rows, each rounded.
    #expect(lines[7] == "│  ┌────────────────────────┐                  │", "\(narrow)")
    #expect(lines[8] == "│  │field                   │                  │")
    #expect(lines[10] == "│  └────────────────────────┘                  │")

    let wide = try workplace.scvdb(["show", "1", "--draw"], environment: ["COLUMNS": "120"])
    #expect(wide.output.split(separator: "\n").count == 2 + 44, "\(wide)")
    let one = try workplace.scvdb(
      ["show", "1", "--draw", "--step", "again", "--view", "field"],
      environment: ["COLUMNS": "24"]
    )
    // 375 / 23 points per column: 20 and 220 are the columns 1 and 13. Twice that per row: 50 and
    // 94 are the rows 2 and 3, which leave no room for the name.
    #expect(one.output.contains("\n│┏field━━━━━━┓         │\n"), "\(one)")
  }

  @Test func pictureIsOneDocument() throws {
    let workplace = try workplace()
    let output = try workplace.scvdb("show", "1", "--svg")
    #expect(output.status == 0 && output.output.hasPrefix("<svg xmlns="), "\(output)")
    #expect(output.output.hasSuffix("\n</svg>\n"))
    #expect(output.output.contains("<title>box/field (UITextField)\nframe 20 50 200 44</title>"))
    #expect(
      output.output.contains(#">at rest</text>"#) && output.output.contains(#">again</text>"#)
    )
  }

  /// A storyboard's label in its color and font, while the scenario matches the recording.
  @Test func picturesShowScreenAppearance() throws {
    let workplace = try Workplace([
      "Form.storyboard": styledStoryboard,
      "Baselines/form.yaml": """
      screens:
        form: { storyboard: ../Form.storyboard }
      technique: none
      matrix: { devices: [iphone-8] }
      steps:
        - checkpoint: at rest
      """,
    ])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("show", "1", "--svg").output
    #expect(output.contains(#"font-weight="700">Welcome</text>"#), "\(output)")
    #expect(output.contains(".fff0000ff{fill:#ff0000}"))
    let wireframe = try workplace.scvdb("show", "1", "--svg", "--wireframe").output
    #expect(!wireframe.contains(">Welcome</text>") && wireframe.contains(#"class="view""#))
    let dark = try workplace.scvdb("show", "1", "--svg", "--appearance", "dark").output
    #expect(!dark.contains("prefers-color-scheme:dark){.f"))

    // Another color keeps the question. Another constant changes it, and the recorded screen
    // differs.
    let blue = styledStoryboard.replacingOccurrences(
      of: #"red="1" green="0" blue="0""#,
      with: #"red="0" green="0" blue="1""#
    )
    try workplace.write(blue, to: "Form.storyboard")
    #expect(try workplace.scvdb("show", "1", "--svg").output.contains(".f0000ffff{fill:#0000ff}"))
    let moved = styledStoryboard.replacingOccurrences(
      of: #"x="20" y="40""#,
      with: #"x="30" y="40""#
    )
    try workplace.write(moved, to: "Form.storyboard")
    #expect(try !workplace.scvdb("show", "1", "--svg").output.contains(">Welcome</text>"))
  }

  /// The time of an iPhone XS is between 24 and 84, and from right to left between 291 and 351: it
  /// moves by 267 of 375 points.
  @Test func barsShowTitleInBothDirections() throws {
    let workplace = try Workplace([
      "Form.storyboard": styledStoryboard.replacing(
        #"<viewController id="vc">"#,
        with: #"<viewController id="vc" title="First">"#
      ),
      "Baselines/form.yaml": """
      screens:
        form: { storyboard: ../Form.storyboard }
      navigation: true
      technique: none
      matrix:
        devices: [iphone-xs]
        orientations: [portrait]
        directions: [leftToRight, rightToLeft]
      steps:
        - checkpoint: at rest
      """,
    ])
    #expect(try workplace.scvdb("record").status == 0)
    let times = try ["ltr", "rtl"].map { direction in
      let output = try workplace.scvdb("show", "latest", "--direction", direction, "--svg").output
      #expect(output.contains(">First</text>"), "\(output)")
      let pattern = #/ x="([\d.]+)"[^>]*>9:41</#
      let time = try #require(output.firstMatch(of: pattern))
      return try #require(Double(time.output.1))
    }
    #expect(times[1] - times[0] == 267)
  }

  /// A relative entry of PATH is a folder of the project.
  @Test(arguments: [".", "tools"])
  func browserOfTheProjectIsNotRun(entry: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    try #require(try workplace.scvdb("record").status == 0)
    let script = "#!/bin/sh\necho run >> '\(workplace.folder.path)/mark'\n"
    for path in ["chromium", "tools/chromium"] { try workplace.write(script, to: path) }
    let made = try workplace.run("/usr/bin/env", ["chmod", "+x", "chromium", "tools/chromium"])
    try #require(made.status == 0)
    let arguments = ["show", "1", "--png", "a.png"]
    let output = try workplace.scvdb(arguments, environment: ["PATH": entry])
    #expect(output.status == 2, "\(output)")
    #expect(try workplace.contents()["mark"] == nil)
  }

  @Test func outlinesHaveAReason() throws {
    let workplace = try workplace()
    let note = "outlines with names: scenario box or its screens are not as recorded"
    let drawn = try workplace.scvdb("show", "1", "--svg")
    #expect(!drawn.errors.contains("outlines"), "\(drawn)")
    try workplace.write(
      boxScenario.replacing("constant: 20 }", with: "constant: 25 }"),
      to: "Baselines/box.yaml"
    )
    let changed = try workplace.scvdb("show", "1", "--svg")
    #expect(changed.status == 0 && changed.errors.contains(note), "\(changed)")
    let asked = try workplace.scvdb("show", "1", "--svg", "--wireframe")
    #expect(!asked.errors.contains("outlines"), "\(asked)")
  }

  @Test func pngNeedsABrowser() throws {
    let workplace = try workplace()
    let output = try workplace.scvdb(
      ["show", "1", "--png", "a.png"],
      environment: ["PATH": workplace.folder.path]
    )
    #expect(
      output.status == 2 && output.errors.contains("PNG requires a browser"),
      "\(output)"
    )
  }

  @Test(
    arguments: sample([
      (["--draw", "--svg"], 64, "--draw and --svg cannot be combined"),
      (["--draw", "--png", "a.png"], 64, "--draw and --png cannot be combined"),
      (["--wireframe"], 64, "--wireframe and --appearance need a picture\nfix: add --svg or --png"),
      (["--draw", "--step", "nowhere"], 2, "run 1 has no step 'nowhere'"),
      (["--draw", "--view", "feild"], 2, "hint: did you mean 'field'?"),
    ])
  )
  func undrawableScreenIsError(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let output = try workplace().scvdb(["show", "1"] + arguments)
    #expect(output.status == status && output.output.isEmpty)
    #expect(output.errors.contains(words), "\(output)")
  }
}

/// A label at 20, 40 of the root view, bold and red.
private let styledStoryboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
  <device id="retina4_7" orientation="portrait"/>
  <scenes><scene sceneID="s"><objects><viewController id="vc">
  <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
  <subviews><label text="Welcome" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
  <rect key="frame" x="20" y="40" width="200" height="30"/>
  <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
  <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
  </label></subviews>
  <color key="backgroundColor" systemColor="systemBackgroundColor"/>
  </view></viewController></objects></scene></scenes>
  </document>
  """
