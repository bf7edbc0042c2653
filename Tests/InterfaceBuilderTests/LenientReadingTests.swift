import InterfaceBuilder
import ScenarioModel
import Testing

/// A bad line does not invalidate a document: unusable parts are reported, the rest is read.
@Suite struct LenientReadingTests {
  @Test func viewWithoutAnIDIsLaidOut() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <subviews>
          <label text="a"/><label text="b"/>
          </subviews>
          """
      )
    )
    #expect(
      read.warnings.map(\.description) == [
        "F.storyboard:8:1: warning: <label> has no id; no constraint or outlet can refer to it",
        "F.storyboard:8:18: warning: <label> has no id; no constraint or outlet can refer to it",
      ]
    )
    let views = try read.screen(scene: nil).rootView.subviews
    #expect(views.map(\.id) == ["label in root", "label in root, 2"])
    #expect(views.map(\.properties.text) == ["a", "b"])
  }

  /// Older versions of Xcode write the content view of a cell in this form.
  @Test func contentViewNeedsNoID() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <subviews><collectionView id="list"><cells><collectionViewCell id="cell">
          <view key="contentView"/></collectionViewCell></cells></collectionView></subviews>
          """
      )
    )
    #expect(read.warnings.isEmpty)
  }

  @Test func textBetweenElementsIsNamed() throws {
    let read = try document(SmallDocument.storyboard(root: "<subviews>\nkeep me\n</subviews>"))
    #expect(
      read.warnings.map(\.description) == [
        "F.storyboard:7:1: warning: <subviews> contains text; it is left out"
      ]
    )
  }

  /// An XML parser accepts these markers, unlike the first one of a conflict.
  @Test(arguments: ["=======", ">>>>>>> feature", "||||||| 1a2b3c4"])
  func markersOfAMergeConflictAreNamed(marker: String) throws {
    let read = try document(
      SmallDocument.storyboard(
        root: "<subviews>\n<label text=\"a\" id=\"a\"/>\n\(marker)\n</subviews>"
      )
    )
    #expect(
      read.warnings.map(\.description) == [
        "F.storyboard:9:1: warning: the merge conflict marker \"\(marker)\" is left out; "
          + "keep one of the two versions, and remove the lines with markers"
      ]
    )
    #expect(read.warnings.map(\.kind) == [.damaged])
  }

  /// A line inserted before a view without an id does not change the view's identity.
  @Test func idsDoNotDependOnLines() throws {
    let label = "<subviews><label text=\"a\"/></subviews>"
    let ids = try [label, "\n\(label)"].map { root in
      try document(SmallDocument.storyboard(root: root)).screen(scene: nil).rootView.subviews.map(
        \.id
      )
    }
    #expect(ids[0] == ["label in root"] && ids[1] == ids[0])
  }

  /// The element for a popover's anchor is a reference inside a segue, without a frame.
  @Test func viewReferenceIsNotView() throws {
    let read = try document(
      SmallDocument.storyboard(
        controller: """
          <connections><segue destination="vc" kind="popoverPresentation" id="s">
          <view key="popoverAnchorView" reference="root"/></segue></connections>
          """
      )
    )
    #expect(read.warnings.isEmpty)
    #expect(try read.screen(scene: nil).detachedViews.isEmpty)
  }

  @Test func unknownElementIsOmittedWithContents() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <news><subviews><label id="a"/></subviews></news>
          <constraints><constraint firstItem="a" firstAttribute="width" constant="5" id="c"/>
          </constraints>
          """
      )
    )
    #expect(
      read.warnings.map(\.message) == [
        "<news> is unknown; it is left out with its contents",
        "constraint c is not installed: <constraint> has firstItem=\"a\", "
          + "but its scene has no view or known layout guide with that id",
      ]
    )
    #expect(try read.screen(scene: nil).rootView.subviews.isEmpty)
  }

  /// The contents of runtime attributes have no vocabulary, so a view in one is not lost silently.
  @Test func viewInUntypedElementIsLaidOut() throws {
    let read = try screen(
      root: """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="wide">
        <label id="a"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """
    )
    #expect(read.rootView.subviews.map(\.id) == ["a"])
  }

  @Test func unknownControllerBecomesPlainOne() throws {
    let text = SmallDocument.storyboard()
      .replacing("<viewController ", with: "<newController ")
      .replacing("</viewController>", with: "</newController>")
    let read = try document(text)
    #expect(
      read.warnings.map(\.message) == [
        "<newController> is unknown; it is treated as a plain view controller"
      ]
    )
    #expect(try read.screen(scene: nil).rootView.id == "root")
  }

  @Test func controllerAndSceneWithoutIDsLoad() throws {
    let text = SmallDocument.storyboard()
      .replacing(#" id="vc""#, with: "").replacing(#" sceneID="scene""#, with: "")
    let read = try document(text)
    let messages = read.warnings.map(\.message)
    #expect(messages.contains("<viewController> has no id; no segue leads there"))
    #expect(messages.contains("<scene> has no sceneID; the scene is called \"line 3\""))
    #expect(try read.screen(scene: "Only").rootView.id == "root")
    #expect(try read.screen(scene: "line 3").rootView.id == "root")
  }

  @Test func sceneWithoutObjectsIsReported() throws {
    let text = SmallDocument.storyboard()
      .replacing("<objects>", with: "<view>").replacing("</objects>", with: "</view>")
    let read = try document(text)
    #expect(read.scenes.isEmpty)
    #expect(
      read.warnings.map(\.description).contains(
        "F.storyboard:3:9: warning: <scene> has no objects, so nothing is laid out"
      )
    )
  }

  @Test func nestedScenesElementIsReported() throws {
    let text = SmallDocument.storyboard()
      .replacing("<scenes>", with: "<scenes><scenes>")
      .replacing("</scenes>", with: "</scenes></scenes>")
    let read = try document(text)
    #expect(read.scenes.isEmpty)
    #expect(
      read.warnings.map(\.description).contains(
        "F.storyboard:3:9: warning: <scenes> is not a scene; it is ignored with its content"
      )
    )
  }

  /// The copy's constraint names the original's views, which are in another tree.
  @Test func constraintOfCopiedViewIsNotInstalled() throws {
    let view = """
      <view id="v"><subviews><label id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="5" id="c"/></constraints></view>
      """
    let read = try document(SmallDocument.nib(objects: view + view))
    #expect(
      read.warnings.map(\.message).contains {
        $0.hasSuffix(" is not installed: no view contains both a and v, 2")
      }
    )
    let screen = try read.screen(scene: nil)
    #expect(screen.rootView.constraints.map(\.id) == ["c"])
    #expect(screen.detachedViews.map(\.constraints) == [[]])
  }

  @Test func incompleteSizeIsIgnored() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <subviews><label id="a">
          <rect key="frame" x="1" y="2" width="3"/></label></subviews>
          """
      )
    )
    #expect(
      read.warnings.map(\.description) == [
        "F.storyboard:8:1: warning: <rect> has no height; it is left out"
      ]
    )
    #expect(try read.screen(scene: nil).rootView.subviews.map(\.frame) == [nil])
  }

  @Test func invalidBase64TextIsOmitted() throws {
    let read = try document(
      SmallDocument.storyboard(
        root: """
          <subviews><label id="a">
          <string key="text" base64-UTF8="YES">*</string></label></subviews>
          """
      )
    )
    #expect(
      read.warnings.map(\.message) == ["<string> is not valid base 64; it is left out"]
    )
    #expect(try read.screen(scene: nil).rootView.subviews.map(\.properties.text) == [nil])
  }

  @Test func manyProblemsAreSummedUp() throws {
    let labels = (1...250).map { "<label id=\"l\($0)\" hidden=\"maybe\"/>" }
    let text = SmallDocument.storyboard(root: "<subviews>\(labels.joined())</subviews>")
    let warnings = try document(text).warnings
    #expect(warnings.count == 101)
    #expect(warnings.last?.message == "from here on 150 more unusable elements")
  }

  // MARK: - Scenes without a root view

  @Test func navigationItemViewsExistWithoutRootView() throws {
    let scene = """
      <pageViewController id="pages">
      <navigationItem key="navigationItem" id="n"><button key="titleView" id="title">
      <rect key="frame" x="100" y="5" width="175" height="34"/></button></navigationItem>
      </pageViewController>
      """
    let read = try document(SmallDocument.storyboard(scenes: [scene], initial: "pages"))
    #expect(read.warnings.isEmpty)
    #expect(read.scenes.map { $0.screen == nil } == [true])
    #expect(read.scenes.first?.looseViews.map(\.id) == ["title"])
  }

  @Test func containerBarIsNotSceneView() throws {
    let scene = """
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar">
      <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      </navigationController>
      """
    let read = try document(SmallDocument.storyboard(scenes: [scene], initial: "nav"))
    #expect(read.warnings.isEmpty)
    #expect(read.scenes.map(\.looseViews.isEmpty) == [true])
  }

  @Test func viewUnderUnknownControllerKeyIsNamed() throws {
    let text = SmallDocument.storyboard().replacing(#"key="view""#, with: #"key="vieww""#)
    let read = try document(text)
    #expect(
      read.warnings.map(\.description) == [
        "F.storyboard:5:1: warning: <view> is not the view of its controller, "
          + "which has key=\"view\"; it is laid out by itself"
      ]
    )
    #expect(read.scenes.first?.looseViews.map(\.id) == ["root"])
  }

  // MARK: - Simulated bars

  @Test(arguments: [("", true), (#" translucent="NO""#, false)])
  func nibViewDeclaresItsBars(attribute: String, extends: Bool) throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"\(attribute)/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/></view>
      """
    let canvas = try document(SmallDocument.nib(objects: view)).scenes.first?.canvas
    #expect(canvas?.topBar == .navigationBar)
    #expect(canvas?.bottomBar == .tabBar)
    #expect(canvas?.extendsUnderTopBar == extends)
  }
}
