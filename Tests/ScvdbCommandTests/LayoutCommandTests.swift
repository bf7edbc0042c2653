import Foundation
import ScvdbTestSupport
import Testing

@Suite struct LayoutCommandTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
    <constraints>
    <constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
    <constraint firstItem="v" firstAttribute="left" secondItem="root" secondAttribute="left" id="2"/>
    <constraint firstItem="v" firstAttribute="width" constant="100.5" id="3"/>
    <constraint firstItem="v" firstAttribute="height" constant="44" id="4"/>
    </constraints><viewLayoutGuide key="safeArea" id="safe"/>
    </view></viewController></objects></scene></scenes></document>
    """

  /// The safe area of a phone with a home button begins at 20.
  @Test func framesArePrintedAsATree() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    #expect(
      try workplace.scvdb("layout", "Main.storyboard").output == """
        Main.storyboard: vc (retina4_7 portrait)
          view (root)         0        0      375      667  UIView
            box               0       20    100.5       44  UIView

        """
    )
  }

  /// The output has the object id, the name in recordings, and the title for people.
  @Test func framesArePrintedAsJSONLines() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    let lines = try workplace.scvdb("layout", "--format", "jsonl", "Main.storyboard").output
      .split(separator: "\n")
    #expect(
      lines == [
        #"{"file":"Main.storyboard","height":667,"name":"root","scene":"scene","title":"view (root)","view":"root","width":375,"x":0,"y":0}"#,
        #"{"file":"Main.storyboard","height":44,"name":"box","scene":"scene","superview":"root","title":"box","view":"v","width":100.5,"x":0,"y":20}"#,
      ]
    )
  }

  @Test func foldersAreComparedWithStoredFrames() throws {
    let workplace = try Workplace([
      "App/Main.storyboard": Self.storyboard,
      "App/Mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
    ])
    let output = try workplace.scvdb("layout", "--against-stored", "App")
    #expect(output.output.contains("1 scene of 1 document: "), "\(output)")
    #expect(output.errors.contains("left out: App/Mac.xib:1:1: <document> "), "\(output)")
    #expect(output.status != 2)
  }

  @Test func badDocumentFailsAlone() throws {
    let workplace = try Workplace(["A.storyboard": "<a/>", "Main.storyboard": Self.storyboard])
    let output = try workplace.scvdb("layout", "A.storyboard", "Main.storyboard")
    #expect(output.status == 2)
    #expect(output.output.hasPrefix("Main.storyboard: vc"))
    #expect(output.errors.hasPrefix("error: A.storyboard:1:1: <a> is not an Interface Builder"))
  }

  // MARK: - Run time

  /// The same on a phone in landscape, without a status bar.
  @Test func deviceMakesItRunTime() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    let options = ["--device", "iphone-se-1", "--orientation", "landscape"]
    #expect(
      try workplace.scvdb(["layout"] + options + ["Main.storyboard"]).output == """
        Main.storyboard: vc (iphone-se-1 landscape)
          view (root)         0        0      568      320  UIView
            box               0        0    100.5       44  UIView

        """
    )
  }

  @Test func documentDeviceIsDefault() throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    let options = ["--text-size", "accessibilityLarge", "--direction", "rtl"]
    let output = try workplace.scvdb(["layout"] + options + ["Main.storyboard"]).output
    #expect(output.hasPrefix("Main.storyboard: vc (iphone-6 portrait, accessibilityLarge, rtl)\n"))
  }

  @Test func documentWithoutDeviceRequiresOne() throws {
    let square = Self.storyboard
      .replacing(#"<device id="retina4_7" orientation="portrait"/>"#, with: "")
      .replacing("14460", with: "9000")
    let workplace = try Workplace(["Main.storyboard": square])
    let output = try workplace.scvdb("layout", "--orientation", "portrait", "Main.storyboard")
    #expect(output.status == 2)
    #expect(output.output == "")
    #expect(
      output.errors
        == "error: Main.storyboard: the document has no known device\nfix: "
        + "name one with --device\n"
    )
  }

  @Test(
    arguments: sample([
      ("--device", "iphone8", "there is no device 'iphone8'", "did you mean 'iphone-8'?"),
      (
        "--orientation", "lanscape", "there is no orientation 'lanscape'",
        "did you mean 'landscape'?"
      ),
      ("--text-size", "larg", "there is no text-size 'larg'", "did you mean 'large'?"),
      ("--direction", "up", "there is no direction 'up'", "choose from ltr, rtl"),
    ])
  )
  func badValueSuggestsNearest(
    option: String,
    value: String,
    message: String,
    hint: String
  ) throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    let output = try workplace.scvdb("layout", option, value, "Main.storyboard")
    #expect(
      output.description == """
        stderr: error: \(option): \(message)
        stderr: hint: \(hint)
        status: 2
        """
    )
  }

  @Test(
    arguments: sample([
      ["--design-time", "--device", "iphone-8"], ["--against-stored", "--direction", "rtl"],
      ["--tolerance", "1"], ["--against-stored", "--tolerance=-1"],
      ["--against-stored", "--tolerance", "nan"],
    ])
  )
  func contradictoryOptionsAreWrongUsage(options: [String]) throws {
    let workplace = try Workplace(["Main.storyboard": Self.storyboard])
    #expect(try workplace.scvdb(["layout"] + options + ["Main.storyboard"]).status == 64)
  }

  // MARK: - Against stored frames

  /// The box is stored a point above the safe area of 20, with the size of its constraints.
  private static let stored = storyboard.replacing(
    #"<view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#,
    with: """
      <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0.0" y="19" width="100.5" height="44"/></view>
      """
  )

  @Test func frameThatDiffersFromStoredIsDrift() throws {
    let workplace = try Workplace(["Main.storyboard": Self.stored])
    #expect(
      try workplace.scvdb("layout", "--against-stored", "Main.storyboard").description == """
        Main.storyboard: vc (retina4_7 portrait)
          1 view compared, 0 match within 0.5 pt, 1 differs; 1 not compared
          differs: box (UIView v)
            stored            0       19    100.5       44
            computed          0       20    100.5       44
            difference        0        1        0        0
          not compared, because it is a top-level view with a given frame: view (root)

        1 scene of 1 document: 1 view compared, 0 match within 0.5 pt, 1 differs; 1 not compared
        status: 1
        """
    )
  }

  /// A symbol stored with 24 points and estimated as 20, and a box below it.
  private static let symbol = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><imageView userLabel="icon" image="star" catalog="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="i">
    <rect key="frame" x="0.0" y="20" width="24" height="24"/></imageView>
    <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v">
    <rect key="frame" x="0.0" y="44" width="100" height="44"/></view></subviews>
    <constraints>
    <constraint firstItem="i" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
    <constraint firstItem="i" firstAttribute="left" secondItem="root" secondAttribute="left" id="2"/>
    <constraint firstItem="v" firstAttribute="top" secondItem="i" secondAttribute="bottom" id="3"/>
    <constraint firstItem="v" firstAttribute="left" secondItem="root" secondAttribute="left" id="4"/>
    <constraint firstItem="v" firstAttribute="width" constant="100" id="5"/>
    <constraint firstItem="v" firstAttribute="height" constant="44" id="6"/>
    </constraints><viewLayoutGuide key="safeArea" id="safe"/>
    </view></viewController></objects></scene></scenes>
    <resources><image name="star" catalog="system" width="128" height="128"/></resources></document>
    """

  @Test func estimatesAreNamedWithDependents() throws {
    let workplace = try Workplace(["Main.storyboard": Self.symbol])
    #expect(
      try workplace.scvdb("layout", "--against-stored", "Main.storyboard").description == """
        Main.storyboard: vc (retina4_7 portrait)
          2 views compared, 0 match within 0.5 pt, 2 differ (2 of them depend on an estimate); 1 not compared
          differs: icon (UIImageView i)
            stored            0       20       24       24
            computed          0       20       20       20
            difference        0        0       -4       -4
            estimate   the size of system symbol 'star' is an estimate
          differs: box (UIView v)
            stored            0       44      100       44
            computed          0       40      100       44
            difference        0       -4        0        0
            depends on system symbol 'star'
          not compared, because it is a top-level view with a given frame: view (root)
          size estimated because of system symbol 'star': icon

        1 scene of 1 document: 2 views compared, 0 match within 0.5 pt, 2 differ (2 of them depend on an estimate); 1 not compared
        status: 1
        """
    )
  }

  @Test func jsonNamesEstimates() throws {
    let workplace = try Workplace(["Main.storyboard": Self.symbol])
    let options = ["--against-stored", "--format", "jsonl"]
    let lines = try workplace.scvdb(["layout"] + options + ["Main.storyboard"]).output
      .split(separator: "\n")
    #expect(lines[1].contains(#""estimates":[{"name":"star","reason":"symbol"}]"#))
    #expect(lines[2].contains(#""dependsOn":[{"name":"star","reason":"symbol"}]"#))
    #expect(lines[3].contains(#""differingByEstimate":2"#))
  }

  @Test func frameWithinTheToleranceMatches() throws {
    let workplace = try Workplace(["Main.storyboard": Self.stored])
    let options = ["--against-stored", "--tolerance", "1"]
    let output = try workplace.scvdb(["layout"] + options + ["Main.storyboard"])
    #expect(output.status == 0)
    #expect(
      output.output.hasSuffix(
        "1 view compared, 1 matches within 1 pt, 0 differ; 1 not compared\n"
      )
    )
  }

  @Test func comparisonIsPrintedAsJSONLines() throws {
    let workplace = try Workplace(["Main.storyboard": Self.stored])
    let options = ["--against-stored", "--format", "jsonl"]
    let output = try workplace.scvdb(["layout"] + options + ["Main.storyboard"])
    #expect(output.status == 1)
    #expect(
      output.output == """
        {"file":"Main.storyboard","kind":"view","name":"root","reason":"it is a top-level view \
        with a given frame","result":"notCompared","scene":"scene","title":"view (root)","view":"root"}
        {"computed":{"height":44,"width":100.5,"x":0,"y":20},"difference":{"height":0,"width":0,\
        "x":0,"y":1},"file":"Main.storyboard","kind":"view","name":"box","result":"differs",\
        "scene":"scene","stored":{"height":44,"width":100.5,"x":0,"y":19},"title":"box","view":"v"}
        {"differing":1,"differingByEstimate":0,"file":"Main.storyboard","kind":"scene","matching":0,"name":"vc",\
        "notCompared":1,"scene":"scene","tolerance":0.5}
        {"differing":1,"differingByEstimate":0,"documents":1,"kind":"total","matching":0,\
        "notCompared":1,"scenes":1,"tolerance":0.5}

        """
    )
  }

  @Test(
    arguments: sample([
      (#"misplaced="YES""#, "Interface Builder marks it or a view around it as misplaced"),
      (#"ambiguous="YES""#, "Interface Builder marks it or a view around it as ambiguous"),
      (
        #"fixedFrame="YES""#,
        "it is positioned by its autoresizing mask or fixed frame, not by constraints"
      ),
    ])
  )
  func unreliableStoredFrameIsNotCompared(attribute: String, reason: String) throws {
    let text = Self.stored.replacing(#"userLabel="box""#, with: #"userLabel="box" \#(attribute)"#)
    let workplace = try Workplace(["Main.storyboard": text])
    let output = try workplace.scvdb("layout", "--against-stored", "Main.storyboard")
    #expect(output.status == 0)
    #expect(output.output.contains("nothing to compare; 2 not compared\n"))
    #expect(output.output.contains("  not compared, because \(reason): box\n"))
  }

  @Test func hiddenArrangedViewIsNotCompared() throws {
    let stack = """
      <stackView userLabel="box" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0.0" y="20" width="100.5" height="44"/><subviews>
      <view userLabel="shown" id="s"><rect key="frame" x="0.0" y="0.0" width="100.5" height="44"/></view>
      <view userLabel="gone" hidden="YES" id="g"><subviews>
      <view userLabel="inside" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      </subviews></view></subviews></stackView>
      """
    let text = Self.storyboard.replacing(
      #"<view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#,
      with: stack
    )
    let workplace = try Workplace(["Main.storyboard": text])
    let output = try workplace.scvdb("layout", "--against-stored", "Main.storyboard")
    #expect(output.output.contains("2 views compared, 2 match"))
    #expect(output.output.contains("inside such a view: gone, inside\n"))
  }

  @Test func unreadableDocumentOutranksDifference() throws {
    let workplace = try Workplace(["A.storyboard": "", "Main.storyboard": Self.stored])
    let options = ["layout", "--against-stored", "A.storyboard", "Main.storyboard"]
    let output = try workplace.scvdb(options)
    #expect(output.status == 2)
    #expect(output.output.hasSuffix("1 differs; 1 not compared\n"))
  }

  // MARK: - Notes

  @Test func documentWithoutAViewSaysSo() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <navigationController id="nav"/></objects></scene></scenes></document>
      """
    let workplace = try Workplace(["Main.storyboard": text])
    let output = try workplace.scvdb("layout", "Main.storyboard")
    #expect(
      output.description == """
        stderr: Main.storyboard: warning: there is no view to lay out
        status: 0
        """
    )
  }
}
