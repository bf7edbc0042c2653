import InterfaceBuilder
import ScenarioModel
import Testing

/// Parts of a screen that exist in some size classes only.
@Suite struct SizeClassTests {
  /// A label that exists unless the width is compact, with a height that depends on both classes.
  private static let text = SmallDocument.storyboard(
    root: """
      <subviews><label id="a"><constraints>
      <constraint firstAttribute="height" constant="1" id="h">
      <variation key="heightClass=regular" constant="2"/>
      <variation key="heightClass=regular-widthClass=regular" constant="3"/>
      <variation key="widthClass=regular" constant="4"/>
      </constraint></constraints></label><label id="b"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="t"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
      </variation>
      """
  )

  private func root(_ horizontal: SizeClass?, _ vertical: SizeClass?) throws -> ViewNode {
    let classes = SizeClasses(horizontal: horizontal, vertical: vertical)
    return try document(Self.text, sizeClasses: classes).screen(scene: nil).rootView
  }

  @Test(
    arguments: [
      (nil, nil, 1.0), (.compact, .compact, 1), (.compact, .regular, 2), (.regular, .regular, 3),
      (.regular, .compact, 4),
    ] as [(SizeClass?, SizeClass?, Double)]
  )
  func mostSpecificVariationApplies(
    horizontal: SizeClass?,
    vertical: SizeClass?,
    constant: Double
  ) throws {
    let label = try #require(try root(horizontal, vertical).subviews.first)
    #expect(label.constraints.map(\.constant) == [constant])
  }

  @Test func sizeClassRemovesViewWithItsConstraints() throws {
    let compact = try root(.compact, .regular)
    #expect(compact.subviews.map(\.id) == ["a"])
    #expect(compact.constraints == [])
    let regular = try root(.regular, .regular)
    #expect(regular.subviews.map(\.id) == ["a", "b"])
    #expect(regular.constraints.map(\.id) == ["t"])
  }

  @Test(arguments: [
    (#"<device id="retina4_7" orientation="portrait"/>"#, "compact", "regular"),
    (#"<device id="retina5_5" orientation="landscape"/>"#, "regular", "compact"),
    (#"<device id="ipad9_7" orientation="portrait"/>"#, "regular", "regular"),
    (
      #"<device id="ipad9_7" orientation="portrait"><adaptation id="slideover"/></device>"#,
      "compact", "regular"
    ),
    (
      #"<device id="ipad9_7" orientation="portrait" layout="splitview1_2"/>"#,
      "compact", "regular"
    ),
  ])
  func deviceDecidesByDefault(device: String, horizontal: String, vertical: String) throws {
    let canvas = try document(SmallDocument.storyboard(device: device)).scene(nil).canvas
    #expect(canvas.sizeClasses.horizontal?.rawValue == horizontal)
    #expect(canvas.sizeClasses.vertical?.rawValue == vertical)
  }

  @Test func documentWithoutDeviceUsesItsEraDevice() throws {
    let new = try document(SmallDocument.storyboard(device: "", toolsVersion: "11134"))
    #expect(try new.scene(nil).canvas.device == "retina4_7")
    let old = try document(SmallDocument.storyboard(device: "", toolsVersion: "9532"))
    #expect(try old.scene(nil).canvas.device == nil)
    #expect(try old.scene(nil).canvas.sizeClasses == .any)
    #expect(try old.scene(nil).canvas.scale == 1)
  }

  /// Later tools have the scale of their default phone on the square canvas too.
  @Test(arguments: [("10117", 1.0), ("11542", 2), ("19455", 2)])
  func squareCanvasHasScaleOfDefaultDevice(tools: String, scale: Double) throws {
    let text = SmallDocument.storyboard(device: "", toolsVersion: tools)
      .replacing(#"width="375" height="667""#, with: #"width="600" height="600""#)
    let canvas = try document(text).scene(nil).canvas
    #expect(canvas.device == nil)
    #expect(canvas.sizeClasses == .any)
    #expect(canvas.scale == scale)
  }
}
