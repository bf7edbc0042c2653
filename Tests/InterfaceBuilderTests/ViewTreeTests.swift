import InterfaceBuilder
import ScenarioModel
import Testing

@Suite struct ViewTreeTests {
  @Test func viewsKeepDocumentHierarchy() throws {
    let screen = try screen(
      root: """
        <subviews><view id="a"><subviews><label id="b"/><label id="c"/></subviews></view>
        <tableView id="t"><prototypes><tableViewCell id="d">
        <tableViewCellContentView key="contentView" id="e"/></tableViewCell></prototypes>
        <view key="tableFooterView" id="f"/></tableView></subviews>
        """
    )
    let root = screen.rootView
    #expect(root.subviews.map(\.id) == ["a", "t"])
    #expect(root.subviews.first?.subviews.map(\.id) == ["b", "c"])
    let table = try #require(root.subviews.last)
    #expect(table.subviews.map(\.id) == ["d", "f"])
    #expect(table.subviews.map(\.slot) == ["cell", "tableFooterView"])
    #expect(table.subviews.first?.subviews.map(\.slot) == ["contentView"])
  }

  @Test func unknownViewIsNamedInAWarning() throws {
    let text = SmallDocument.storyboard(root: "<subviews>\n<hologramView id=\"a\"/></subviews>")
    #expect(
      try document(text).warnings.map(\.description) == [
        "F.storyboard:8:1: warning: <hologramView> is unknown; it is laid out as a plain view"
      ]
    )
  }

  @Test func frameAndMaskAreRead() throws {
    let screen = try screen(
      root: """
        <subviews><view id="a"><rect key="frame" x="1" y="2.5" width="3" height="4"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
        </subviews>
        """
    )
    let view = try #require(screen.rootView.subviews.first)
    #expect(view.frame == Rect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
  }

  @Test(arguments: [
    ("", true),
    (#"translatesAutoresizingMaskIntoConstraints="NO""#, false),
    (#"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#, true),
  ])
  func maskAppliesUnlessDisabled(attributes: String, translates: Bool) throws {
    let view = try screen(root: "<subviews><view \(attributes) id=\"a\"/></subviews>")
      .rootView.subviews.first
    #expect(view?.translatesAutoresizingMaskIntoConstraints == translates)
  }

  @Test func bestAvailableNameIsUsed() throws {
    let text = SmallDocument.storyboard(
      root: """
        <subviews><label id="1" userLabel="Label"/><label id="2" userLabel="first / second"/>
        <label id="3"><accessibility key="c" identifier="spoken"/></label>
        <label id="4" restorationIdentifier="kept"/><label id="5"/>
        <label id="6" userLabel="kept"/></subviews>
        """,
      controller: #"<connections><outlet property="nameLabel" destination="1"/></connections>"#
    )
    let names = try document(text).screen(scene: nil).rootView.subviews.map(\.name)
    #expect(names == ["nameLabel", "first-second", "spoken", "kept", "5", "kept-6"])
  }

  /// The four ids are all `a-b` in a name.
  @Test func namesOfSimilarIDsAreNumbered() throws {
    let views = ["a b", "a/b", "a  b", "a//b", "a-b-a-b-3"].map { #"<view id="\#($0)"/>"# }
    let names = try screen(root: "<subviews>\(views.joined())</subviews>")
      .rootView.subviews.map(\.name)
    #expect(names == ["a-b", "a-b-a-b", "a-b-a-b-2", "a-b-a-b-3", "a-b-a-b-3-a-b-a-b-3"])
  }

  @Test func contentViewOutletIsStored() throws {
    let text = SmallDocument.storyboard(
      root: #"<subviews><view id="1"/></subviews>"#,
      controller: """
        <connections><outlet property="form" destination="1"/>
        <outlet property="contentView" destination="1"/></connections>
        """
    )
    // The view has the name of its first outlet; the content view is found anyway.
    #expect(try document(text).screen(scene: nil).contentView == "form")
  }

  @Test func viewsBesideTheRootAreKept() throws {
    let text = SmallDocument.storyboard(
      scenes: [
        """
        <viewController id="vc"><view key="view" id="root"/><navigationItem key="navigationItem"
         title="Title"><view key="titleView" id="bar"/></navigationItem></viewController>
        <view id="other"/>
        """
      ],
      initial: "vc"
    )
    let screen = try document(text).screen(scene: nil)
    #expect(screen.rootView.id == "root")
    #expect(screen.detachedViews.map(\.id) == ["bar", "other"])
    #expect(screen.title == "Title")
  }

  @Test func manyViewsInsideEachOtherAreRead() throws {
    let depth = 480
    let open = (0..<depth).map { #"<subviews><view id="v\#($0)">"# }.joined()
    let close = String(repeating: "</view></subviews>", count: depth)
    var view = try screen(root: open + close).rootView
    var levels = 0
    while let next = view.subviews.first {
      view = next
      levels += 1
    }
    #expect(levels == depth)
  }
}
