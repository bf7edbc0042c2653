import Testing

/// The screens of a project's scenarios, checked without arguments.
@Suite struct ScenarioLintTests {
  /// A view of a xib, drawn 68 points high, with a required height of its content.
  private static let part = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460" \
    useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="68"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0.0" y="0.0" width="320" height="68"/>
    <constraints><constraint firstAttribute="height" constant="68" id="1"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
    <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="3"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="4"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="5"/>
    </constraints></view></objects></document>
    """

  @Test func partKeepsItsSize() throws {
    let workplace = try Workplace(["App/Part.xib": Self.part])
    #expect(try workplace.scvdb("init", "App").status == 0)
    let output = try workplace.scvdb("lint")
    #expect(output.status == 0 && output.output.hasPrefix("no problems in 1 screen"), "\(output)")
  }

  /// The document has one scene with a scenario and one without; both belong to one warning.
  @Test func unsupportedPartIsListedOnce() throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="ownBorder">\
      <integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </view>
      """
    let storyboard = plainStoryboard(["One"]).replacing("</view>", with: attribute)
    let workplace = try Workplace(["App/Main.storyboard": storyboard])
    #expect(try workplace.scvdb("init", ".").status == 0)
    let output = try workplace.scvdb("lint", "--rule", "unsupported-part")
    let found = output.output.split(separator: "\n").filter { $0.contains("unsupported-part") }
    #expect(found.count == 1 && found[0].hasPrefix("App/Main.storyboard:"), "\(output)")
    let github = try workplace.scvdb("lint", "--rule", "unsupported-part", "--format", "github")
    #expect(github.output.contains("file=App/Main.storyboard,line="), "\(github)")
  }

  /// Code translates texts of outlets, unless the document has a table of the language.
  @Test(arguments: [(false, ["free"]), (true, ["connected", "free"])])
  func textsOfOutletsBelongToCode(hasTable: Bool, expected: [String]) throws {
    let labels = ["free", "connected"].map { name in
      """
      <label text="Text of \(name)" userLabel="\(name)" id="\(name)">
      <rect key="frame" x="20" y="100" width="300" height="30"/></label>
      """
    }
    let outlet =
      "<connections><outlet property=\"titleLabel\" destination=\"connected\" id=\"o\"/></connections>"
    let storyboard = plainStoryboard(["One"]).replacing(
      "</view>",
      with: "<subviews>\(labels.joined())</subviews></view>"
    )
    .replacing("</viewController>", with: "\(outlet)</viewController>")
    let workplace = try Workplace(["App/Base.lproj/Main.storyboard": storyboard])
    if hasTable {
      try workplace.write("\"other.text\" = \"Text\";", to: "App/de.lproj/Main.strings")
    }
    let output = try workplace.scvdb(
      [
        "lint", "App/Base.lproj/Main.storyboard", "--language", "de", "--rule",
        "missing-translation",
      ]
    )
    let found = ["connected", "free"].filter { output.output.contains("'Text of \($0)'") }
    #expect(found == expected, "\(output)")
    #expect(output.status == 1, "\(output)")
  }
}
