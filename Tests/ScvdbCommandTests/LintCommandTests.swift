import Foundation
import ScvdbTestSupport
import Testing

@Suite struct LintCommandTests {
  /// A button of 44 points that ends at `bottom`, on a phone of 375 by 667 points.
  private static func storyboard(buttonEndsAt bottom: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
      <button opaque="NO" userLabel="Go" id="b"><state key="normal" title="Go"/>
        <rect key="frame" x="0.0" y="\(bottom - 44)" width="100" height="44"/>
      </button>
    </subviews>
    </view></viewController></objects></scene></scenes></document>
    """
  }

  private static let portrait = ["--orientation", "portrait"]

  /// The smallest phone ends at 568.
  @Test func findingIsReportedOnceWithLocation() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard(buttonEndsAt: 578)])
    let output = try workplace.scvdb(["lint", "Main.storyboard"] + Self.portrait)
    #expect(output.status == 1)
    #expect(output.errors == "")
    #expect(
      output.output == """
        Main.storyboard:6:3: error: unreachable-content: button 'Go' is at 0,534 to 100,578, \
        the screen ends at 320,568, and no scroll view is around it (scene vc)
          on iphone-se-1 portrait
          fix: Put the content into a scroll view, and pin its last view to the end of \
        the scroll view's content.
        1 error in 1 screen of 1 file

        """
    )
  }

  @Test func goodScreenIsStatus0() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard(buttonEndsAt: 568)])
    let output = try workplace.scvdb(["lint", "Main.storyboard"] + Self.portrait)
    #expect(output.status == 0)
    #expect(output.output == "no problems in 1 screen of 1 file\n")
  }

  /// The smallest phone in landscape ends at 320, and the button begins below; a note alone is
  /// status 0.
  @Test func stagesAndRulesAreChosen() throws {
    let text = Self.storyboard(buttonEndsAt: 568).replacing(#"width="100""#, with: #"width="40""#)
    let workplace = try Workplace(["Main.storyboard": text])
    let all = try workplace.scvdb("lint", "Main.storyboard", "--device", "iphone-se-1")
    #expect(all.status == 1)
    #expect(all.output.contains("error: off-screen-view") && all.output.contains("note: small-tap"))
    let one = try workplace.scvdb("lint", "Main.storyboard", "--rule", "small-tap-target")
    #expect(one.status == 0)
    #expect(one.output.hasSuffix("1 note in 1 screen of 1 file\n"))
    let other = try workplace.scvdb("lint", "Main.storyboard", "--except", "off-screen-view")
    #expect(!other.output.contains("off-screen-view"))
  }

  @Test func foldersAreSearched() throws {
    let workplace = try Workplace([
      "App/A.storyboard": Self.storyboard(buttonEndsAt: 578),
      "App/Base.lproj/B.storyboard": Self.storyboard(buttonEndsAt: 568),
      "App/Pods/C.storyboard": "<a/>",
      "App/Old.xib": "<archive/>",
      "App/Mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
    ])
    let output = try workplace.scvdb(["lint", "App"] + Self.portrait)
    #expect(output.status == 1)
    #expect(output.output.hasPrefix("App/A.storyboard:6:3: error: unreachable-content: "))
    #expect(output.output.hasSuffix("1 error in 2 screens of 2 files\n"))
    #expect(output.errors.hasPrefix("skipped: App/Mac.xib:1:1: <document>"))
    #expect(output.errors.contains(" for iOS; fix: name a document for iOS\n"))
    #expect(output.errors.contains("skipped: App/Old.xib:1:1: <archive>"))
    let advice = "fix: open it in Xcode 5 or newer and save it; hint: it was saved by Xcode 3 or 4"
    #expect(output.errors.contains("; \(advice)\n"), "\(output)")
  }

  /// Its scenario scrolls the content, so the scenario's devices and settings apply.
  @Test func lintUsesScenarioTechnique() throws {
    let workplace = try Workplace([
      "Baselines/Main.storyboard": Self.storyboard(buttonEndsAt: 578),
      "Baselines/screen.yaml": """
      technique: none
      screens: { main: { storyboard: Main.storyboard } }
      matrix: { devices: [iphone-8, iphone-se-1], orientations: [portrait] }
      steps: [ { checkpoint: shown } ]
      """,
    ])
    let output = try workplace.scvdb("lint")
    #expect(output.errors == "")
    #expect(output.status == 1)
    #expect(output.output.hasPrefix("Baselines/Main.storyboard:6:3: error: unreachable-content: "))
    #expect(output.output.contains("\n  on iphone-se-1 portrait\n"))
  }

  /// The scenario shows its scene on an iPhone 8, where the button ends within 667 points.
  @Test func scenariosPrecedeScreensOfProject() throws {
    let workplace = try Workplace([
      "scvdb.yaml": "screens: [App]\n",
      "App/Main.storyboard": Self.storyboard(buttonEndsAt: 578),
      "App/Other.storyboard": Self.storyboard(buttonEndsAt: 578),
      "Baselines/screen.yaml": """
      technique: none
      screens: { main: { storyboard: ../App/Main.storyboard } }
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps: [ { checkpoint: shown } ]
      """,
    ])
    let output = try workplace.scvdb(["lint"] + Self.portrait)
    #expect(output.status == 1)
    #expect(output.output.hasPrefix("App/Other.storyboard:6:3: error: unreachable-content: "))
    #expect(output.output.hasSuffix("1 error in 2 screens of 2 files\n"), "\(output)")
    #expect(output.errors == "note: 1 screen without a scenario checked as in the document\n")
    let named = try workplace.scvdb(["lint", "App/Main.storyboard"] + Self.portrait)
    #expect(named.status == 1 && named.output.hasPrefix("App/Main.storyboard:6:3: error"))
  }

  @Test func screensWithoutScenariosAreChecked() throws {
    let workplace = try Workplace([
      "scvdb.yaml": "screens: [.]\n", "Main.storyboard": Self.storyboard(buttonEndsAt: 578),
    ])
    let output = try workplace.scvdb(["lint"] + Self.portrait)
    #expect(output.status == 1 && output.errors == "", "\(output)")
  }

  @Test func reportIsWrittenToFile() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard(buttonEndsAt: 578)])
    let arguments = ["lint", "Main.storyboard", "--format", "sarif"] + Self.portrait
    let printed = try workplace.scvdb(arguments)
    let written = try workplace.scvdb(arguments + ["--output", "lint.sarif"])
    #expect(written.status == 1 && written.output == "")
    let file = try #require(try workplace.contents()["lint.sarif"])
    #expect(String(decoding: file, as: UTF8.self) == printed.output)
  }

  /// The keyboard of an iPhone 8 in portrait is 216 points high and begins at 451.
  @Test func keyboardLibraryLowersSeverity() throws {
    let document = Self.storyboard(buttonEndsAt: 100).replacing(
      "<subviews>",
      with:
        #"<subviews><textField id="t"><rect key="frame" x="20" y="500" width="200" height="34"/></textField>"#
    )
    let workplace = try Workplace(["App/Main.storyboard": document, "App.xcodeproj/keep": ""])
    let arguments = [
      "lint", "App", "--device", "iphone-8", "--rule", "keyboard-hides-field", "--format", "json",
    ]
    #expect(try workplace.scvdb(arguments + Self.portrait).status == 1)
    try workplace.write("pod 'IQKeyboardManagerSwift'\n", to: "Podfile")
    let output = try workplace.scvdb(arguments + Self.portrait)
    #expect(output.status == 0)
    let text =
      "no scroll view is around it; IQKeyboardManager (Podfile) may move it above the keyboard"
    #expect(output.output.contains(text), "\(output)")
  }

  @Test func formatsServePrograms() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard(buttonEndsAt: 578)])
    func lint(_ format: String) throws -> CommandOutput {
      try workplace.scvdb(["lint", "Main.storyboard", "--format", format] + Self.portrait)
    }
    let json = try lint("json")
    #expect(json.status == 1)
    #expect(json.output.contains(#""rule" : "unreachable-content""#))
    #expect(
      try lint("github").output.hasPrefix(
        "::error file=Main.storyboard,line=6,col=3,title=unreachable-content Go::lint: "
      )
    )
    #expect(try lint("sarif").output.contains(#""startLine" : 6"#))
  }

  /// The button ends at 578, and the screen of the first iPhone SE at 568, for any width.
  @Test func widthsOfFindingsAreSwept() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard(buttonEndsAt: 578)])
    let plain = try workplace.scvdb(["lint", "Main.storyboard"] + Self.portrait)
    let swept = try workplace.scvdb(["lint", "Main.storyboard", "--sweep"] + Self.portrait)
    #expect(
      swept.output
        == plain.output.replacing(
          "  fix:",
          with: "  at widths 320...1366 of 320...1366 (iphone-se-1 portrait)\n  fix:"
        )
    )
    let json = try workplace.scvdb(
      ["lint", "Main.storyboard", "--format", "json", "--sweep", "--widths", "400...402"]
        + Self.portrait
    )
    #expect(json.output.contains(#""widths" : {"#))
    for arguments in [["--widths", "1...2"], ["--sweep", "--widths", "2...1"]] {
      #expect(try workplace.scvdb(["lint", "Main.storyboard"] + arguments).status == 64)
    }
    let isolated = try workplace.scvdb(
      ["lint", "Main.storyboard", "--format", "json", "--sweep", "--widths", "400...402"]
        + Self.portrait + ["--isolate"]
    )
    #expect(isolated.output == json.output, "\(isolated)")
  }

  /// Two boxes of 150 within 16 of the sides overlap by 332 less the width; more than 4 is a
  /// finding.
  @Test func findingStartsAtExactWidth() throws {
    let buttons = [("a", 16), ("b", 209)].map { id, x in
      """
      <button userLabel="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="40" width="150" height="44"/><state key="normal" title="Go"/></button>
      """
    }
    let constraints = [("a", "left", 16), ("b", "right", -16)].map { id, side, constant in
      """
      <constraint firstItem="\(id)" firstAttribute="\(side)" secondItem="root" secondAttribute="\(side)" \
      constant="\(constant)" id="\(id)1"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="40" id="\(id)2"/>
      <constraint firstItem="\(id)" firstAttribute="width" constant="150" id="\(id)3"/>
      <constraint firstItem="\(id)" firstAttribute="height" constant="44" id="\(id)4"/>
      """
    }
    let workplace = try Workplace([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" useAutolayout="YES" initialViewController="vc">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(buttons.joined())</subviews>
      <constraints>\(constraints.joined())</constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    ])
    let options = ["--rule", "overlapping-controls", "--sweep", "--widths", "300...400"]
    let output = try workplace.scvdb(["lint", "Main.storyboard"] + options + Self.portrait)
    #expect(output.status == 1)
    #expect(
      output.output.contains("  at widths 300...327 of 300...400 (iphone-se-1 portrait)\n"),
      "\(output.output)"
    )
  }

  // MARK: - Bad input

  @Test(arguments: [
    ("Gone.storyboard", "Gone.storyboard: there is no such file or folder"),
    ("Empty", "Empty: there is no storyboard or xib in this folder"),
    ("Bad.storyboard", "Bad.storyboard:1:1: <a> is not an Interface Builder document for iOS"),
    ("Cut.storyboard", "Cut.storyboard:"),
    ("Gone.yaml", "Gone.yaml: there is no such scenario, file or folder"),
  ])
  func badInputIsStatus2(_ argument: String, _ message: String) throws {
    let workplace = try Workplace([
      "Bad.storyboard": "<a/>", "Cut.storyboard": "<document", "Empty/notes.txt": "",
      "Main.storyboard": Self.storyboard(buttonEndsAt: 578),
    ])
    let output = try workplace.scvdb("lint", argument, "Main.storyboard")
    #expect(output.status == 2)
    #expect(output.errors.hasPrefix("error: \(message)"), "\(output.errors)")
    // The other documents are still checked.
    #expect(output.output.contains("Main.storyboard:6:3: error: unreachable-content"))
  }

  @Test(
    arguments: sample([
      (["--rule", "small-tap"], "--rule: there is no rule 'small-tap'"),
      (["--except", "x"], "--except: there is no except 'x'"),
      (["--device", "iphone-9"], "--device: there is no device 'iphone-9'"),
      (["--orientation", "up"], "--orientation: there is no orientation 'up'"),
      (["--text-size", "huge"], "--text-size: there is no text-size 'huge'"),
      (["--direction", "up"], "--direction: there is no direction 'up'"),
    ])
  )
  func unknownValuesAreNamed(_ options: [String], _ message: String) throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard(buttonEndsAt: 568)])
    let output = try workplace.scvdb(["lint", "Main.storyboard"] + options)
    #expect(output.status == 2)
    #expect(output.errors.hasPrefix("error: \(message)"), "\(output.errors)")
    #expect(output.output == "")
  }
}
