import InterfaceBuilder
import ScenarioModel
import Testing

/// The properties read for each kind of view.
@Suite struct ElementTests {
  private func properties(_ element: String, resources: String = "") throws -> ViewProperties {
    let screen = try screen(root: "<subviews>\(element)</subviews>", resources: resources)
    return try #require(screen.rootView.subviews.first).properties
  }

  @Test(arguments: [
    ("label", ViewKind.label), ("button", .button), ("textField", .textField),
    ("textView", .textView), ("imageView", .imageView), ("stackView", .stackView),
    ("scrollView", .scrollView), ("tableView", .tableView), ("collectionView", .collectionView),
    ("segmentedControl", .segmentedControl), ("slider", .slider), ("switch", .switch),
    ("stepper", .stepper), ("progressView", .progressView),
    ("activityIndicatorView", .activityIndicator), ("pageControl", .pageControl),
    ("datePicker", .datePicker), ("pickerView", .pickerView), ("searchBar", .searchBar),
    ("navigationBar", .navigationBar), ("toolbar", .toolbar), ("tabBar", .tabBar),
    ("visualEffectView", .visualEffectView), ("wkWebView", .webView), ("mapView", .mapView),
    ("containerView", .view), ("somethingNew", .view),
  ])
  func elementIsAView(name: String, kind: ViewKind) throws {
    let screen = try screen(root: #"<subviews><\#(name) id="v"/></subviews>"#)
    #expect(screen.rootView.subviews.map(\.kind) == [kind])
  }

  @Test func labelHasTextFontAndLines() throws {
    let label = try properties(
      """
      <label id="v" text="Hi" numberOfLines="0" lineBreakMode="wordWrap" hidden="YES"
       horizontalHuggingPriority="251" verticalCompressionResistancePriority="749.5">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>
      </label>
      """
    )
    #expect(label.text == "Hi")
    #expect(label.numberOfLines == 0)
    #expect(label.lineBreakMode == "wordWrap")
    #expect(label.isHidden == true)
    #expect(label.horizontalHuggingPriority == 251)
    #expect(label.verticalHuggingPriority == nil)
    #expect(label.verticalCompressionResistancePriority == 749.5)
    #expect(label.font == FontNode(pointSize: 13, weight: "semibold"))
  }

  @Test(arguments: [
    (#"type="boldSystem" pointSize="17""#, FontNode(name: "boldSystem", pointSize: 17)),
    (
      #"name="Futura-Medium" family="Futura" pointSize="9""#,
      FontNode(name: "Futura-Medium", pointSize: 9)
    ),
    (#"style="UICTFontTextStyleSubhead""#, FontNode(textStyle: "subheadline")),
    (#"style="UICTFontTextStyleTitle0""#, FontNode(textStyle: "largeTitle")),
    (#"type="system" pointSize="0.0""#, FontNode(pointSize: 12)),
    (#"type="system" size="system""#, FontNode(pointSize: 14)),
    (#"type="boldSystem" size="button""#, FontNode(name: "boldSystem", pointSize: 18)),
  ])
  func fontIsReadInEverySpelling(attributes: String, font: FontNode) throws {
    let label = "<label id=\"v\"><fontDescription key=\"fontDescription\" \(attributes)/></label>"
    #expect(try properties(label).font == font)
  }

  @Test func attributedTextKeepsFragments() throws {
    let label = try properties(
      """
      <label id="v"><attributedString key="attributedText">
      <fragment content="One "><attributes>
      <font key="NSFont" metaFont="systemSemibold" size="16"/>
      <real key="NSKern" value="1.5"/>
      <paragraphStyle key="NSParagraphStyle" alignment="left" lineSpacing="3"
       lineHeightMultiple="1.1" minimumLineHeight="22" headIndent="4"/></attributes></fragment>
      <fragment><string key="content">two</string></fragment>
      </attributedString></label>
      """
    )
    let font = FontNode(pointSize: 16, weight: "semibold")
    var paragraph = ParagraphNode()
    paragraph.lineSpacing = 3
    paragraph.lineHeightMultiple = 1.1
    paragraph.minimumLineHeight = 22
    paragraph.headIndent = 4
    #expect(label.text == "One two")
    #expect(label.font == font)
    #expect(
      label.fragments == [
        TextFragmentNode(text: "One ", font: font, kerning: 1.5, paragraph: paragraph),
        TextFragmentNode(text: "two"),
      ]
    )
  }

  /// A frame of 268.33 points for a line of text shows that the font has the Mac's 13 points.
  ///
  /// AppKit's font of controls has 12: two lines of 14.32 points are stored 29 points high.
  @Test(arguments: [
    (#"metaFont="system""#, FontNode(pointSize: 13)),
    (#"metaFont="systemBold""#, FontNode(name: "boldSystem", pointSize: 13)),
    (#"metaFont="smallSystem""#, FontNode(pointSize: 11)),
    (#"metaFont="cellTitle""#, FontNode(pointSize: 12)),
    (#"metaFont="menu" size="14""#, FontNode(pointSize: 14)),
    (#"name="Lato-Bold" size="9""#, FontNode(name: "Lato-Bold", pointSize: 9)),
  ])
  func fragmentFontIsReadInEverySpelling(attributes: String, font: FontNode) throws {
    let label = try properties(
      """
      <label id="v"><attributedString key="attributedText"><fragment content="x">
      <attributes><font key="NSFont" \(attributes)/></attributes></fragment>
      </attributedString></label>
      """
    )
    #expect(label.fragments?.first?.font == font)
  }

  @Test func textInBase64IsUnpacked() throws {
    // "Tschüß" is 54 73 63 68 c3 bc c3 9f; the padding is left out, as Interface Builder does.
    let label = #"<label id="v"><string key="text" base64-UTF8="YES">VHNjaMO8w58</string></label>"#
    #expect(try properties(label).text == "Tschüß")
  }

  @Test func buttonUsesNormalTitleAndImage() throws {
    let button = try properties(
      """
      <button id="v" buttonType="system"><inset key="contentEdgeInsets" minX="1" minY="2"
       maxX="3" maxY="4"/><state key="normal" title="Go" image="arrow"/>
      <state key="highlighted" title="Gone"/></button>
      """,
      resources: #"<resources><image name="arrow" width="12" height="7"/></resources>"#
    )
    #expect(button.text == "Go")
    #expect(button.buttonType == "system")
    #expect(button.imageSize == Size(width: 12, height: 7))
    #expect(button.contentEdgeInsets == Insets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test(arguments: [
    (#"backgroundImage="bubble""#, "", Size(width: 22, height: 21), nil),
    (
      #"backgroundImage="lost" backgroundCatalog="system""#,
      "",
      nil,
      UnmeasuredImage(name: "lost", isSymbol: true)
    ),
    (#"image="bubble" catalog="system""#, "", nil, UnmeasuredImage(name: "bubble", isSymbol: true)),
    (
      #"backgroundImage="bubble""#,
      #"<buttonConfiguration key="configuration" style="plain"/>"#,
      nil,
      nil
    ),
  ])
  func buttonUsesBackgroundImageOfNormalState(
    state: String,
    configuration: String,
    size: Size?,
    unmeasured: UnmeasuredImage?
  ) throws {
    let button = try properties(
      #"<button id="v"><state key="normal" \#(state)/>\#(configuration)</button>"#,
      resources: #"<resources><image name="bubble" width="22" height="21"/></resources>"#
    )
    #expect(button.backgroundImageSize == size)
    #expect(button.unmeasuredImage == unmeasured)
  }

  /// An image in the document's list has a size, and a symbol a shape.
  ///
  /// Other images have neither.
  @Test(arguments: [
    (#"<imageView id="v" image="arrow"/>"#, nil),
    (#"<imageView id="v"/>"#, nil),
    (#"<imageView id="v" image="star"/>"#, UnmeasuredImage(name: "star", isSymbol: true)),
    (
      #"<imageView id="v" image="plus" catalog="system"/>"#,
      UnmeasuredImage(name: "plus", isSymbol: true)
    ),
    (#"<imageView id="v" image="lost"/>"#, UnmeasuredImage(name: "lost", isSymbol: false)),
    (
      #"<imageView id="v"><imageReference key="image" image="plus" catalog="system"/></imageView>"#,
      UnmeasuredImage(name: "plus", isSymbol: true)
    ),
    (
      #"<button id="v"><state key="normal" title="Go" image="lost"/></button>"#,
      UnmeasuredImage(name: "lost", isSymbol: false)
    ),
    (
      """
      <button id="v"><state key="normal" image="lost"/>
      <buttonConfiguration key="configuration" style="plain" image="arrow"/></button>
      """,
      nil
    ),
  ])
  func imageWithoutASizeIsNamed(element: String, image: UnmeasuredImage?) throws {
    let view = try properties(
      element,
      resources: """
        <resources><image name="arrow" width="12" height="7"/>
        <image name="star" catalog="system" width="128" height="116"/></resources>
        """
    )
    #expect(view.unmeasuredImage == image)
  }

  /// A document has only the shape of a symbol, with a longer side of 128.
  ///
  /// With the height of a line it is 20 * 108 / 128 wide.
  @Test func systemSymbolHasLineHeight() throws {
    let view = try properties(
      #"<imageView id="v" image="square.and.arrow.up" catalog="system"/>"#,
      resources: """
        <resources><image name="square.and.arrow.up" catalog="system" width="108" height="128"/>
        </resources>
        """
    )
    #expect(view.imageSize == Size(width: 16.875, height: 20))
  }

  /// The scales change a star of 20 by 18.125 points by their ratios.
  ///
  /// The star is twice as large beside text of 34 points instead of 17. The image's own
  /// configuration wins.
  @Test(arguments: [
    (#"<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>"#, 1.28),
    (#"<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="default"/>"#, 1.0),
    (#"<preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="bold"/>"#, 1.0),
    (
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"
       configurationType="pointSize" pointSize="34"/>
      """, 2 * 0.79
    ),
    (
      """
      <imageReference key="image" image="star" catalog="system" symbolScale="small"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
      """, 0.79
    ),
  ])
  func symbolUsesConfiguredSize(configuration: String, factor: Double) throws {
    let resources = """
      <resources><image name="star" catalog="system" width="128" height="116"/></resources>
      """
    let elements = [
      #"<imageView id="v" image="star" catalog="system">\#(configuration)</imageView>"#,
      """
      <button id="v"><state key="normal" image="star" catalog="system">\(configuration)</state>
      </button>
      """,
    ]
    for element in elements {
      let size = try #require(try properties(element, resources: resources).imageSize)
      // Sizes are kept in thousandths.
      #expect(abs(size.width - 20 * factor) < 0.001)
      #expect(abs(size.height - 18.125 * factor) < 0.001)
    }
  }

  @Test(arguments: [("role=\"primary\"", ButtonRole.primary), ("role=\"else\"", nil), ("", nil)])
  func buttonHasItsRole(attribute: String, role: ButtonRole?) throws {
    #expect(try properties("<button id=\"v\" \(attribute)/>").buttonRole == role)
  }

  @Test func buttonConfigurationReplacesTheState() throws {
    let button = try properties(
      """
      <button id="v"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New" imagePadding="6">
      <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </buttonConfiguration></button>
      """
    )
    #expect(button.text == "New")
    #expect(button.buttonType == "custom")
    #expect(button.buttonConfiguration == "filled")
    #expect(button.imagePadding == 6)
    #expect(button.font?.pointSize == 20)
    #expect(button.configurationContentInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// The state's title is removed; the configuration's image remains.
  @Test func buttonConfigurationWithoutTitleHasNone() throws {
    let button = try properties(
      """
      <button id="v"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="plain"/></button>
      """
    )
    #expect(button.text == nil)
  }

  @Test func stackViewWithMarginsArrangesInsideThem() throws {
    let stack = try properties(
      """
      <stackView id="v" axis="vertical" distribution="equalSpacing" alignment="leading" spacing="7">
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
      """
    )
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .leading)
    #expect(stack.spacing == 7)
    #expect(stack.layoutMargins == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stack.isLayoutMarginsRelativeArrangement == true)
  }

  @Test func segmentsKeepTheirTitles() throws {
    let control = try properties(
      """
      <segmentedControl id="v" apportionsSegmentWidthsByContent="YES">
      <segments><segment title="A"/><segment title=""/></segments></segmentedControl>
      """
    )
    #expect(control.segmentTitles == ["A", ""])
    #expect(control.apportionsSegmentWidthsByContent == true)
  }

  @Test func secureTextEntryIsRead() throws {
    let field = try properties(
      """
      <textField id="v" borderStyle="roundedRect" placeholder="Password">
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """
    )
    #expect(field.isSecureTextEntry == true)
    #expect(try properties(#"<textField id="v"/>"#).isSecureTextEntry == nil)
  }

  @Test func disabledOrReadOnlyInputsAreRead() throws {
    #expect(try properties(#"<textField id="v" enabled="NO"/>"#).isEnabled == false)
    #expect(try properties(#"<textField id="v"/>"#).isEnabled == nil)
    #expect(try properties(#"<textView id="v" editable="NO"/>"#).isEditable == false)
    #expect(try properties(#"<textView id="v"/>"#).isEditable == nil)
  }

  @Test func datePickerModeAndStyleAreRead() throws {
    let picker = try properties(#"<datePicker id="v" datePickerMode="time" style="compact"/>"#)
    #expect(picker.datePickerMode == "time")
    #expect(picker.controlStyle == "compact")
  }

  @Test(arguments: [
    (
      #"placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="infinite""#,
      IntrinsicSize(width: 40, height: nil)
    ),
    ("", IntrinsicSize(width: 9, height: 8)),
  ])
  func placeholderSizeOverridesDesignableSize(
    attributes: String,
    size: IntrinsicSize
  ) throws {
    let designable = """
      <designables><designable name="v">
      <size key="intrinsicContentSize" width="9" height="8"/></designable></designables>
      """
    let view = try properties("<view id=\"v\" \(attributes)/>", resources: designable)
    #expect(view.placeholderIntrinsicContentSize == size)
  }

  /// A designable label's stored size is for one line.
  @Test(arguments: [("", IntrinsicSize(width: 9, height: 8)), (#"numberOfLines="0""#, nil)])
  func designableSizeIgnoresMultilineLabels(attributes: String, size: IntrinsicSize?) throws {
    let designable = """
      <designables><designable name="v">
      <size key="intrinsicContentSize" width="9" height="8"/></designable></designables>
      """
    let label = try properties("<label id=\"v\" \(attributes)/>", resources: designable)
    #expect(label.placeholderIntrinsicContentSize == size)
  }

  @Test(arguments: [
    (#"<label id="v" numberOfLines="two"/>"#, "numberOfLines=\"two\"; expected a whole number"),
    (#"<label id="v" hidden="yes"/>"#, "hidden=\"yes\"; expected YES or NO"),
    (#"<label id="v" verticalHuggingPriority="1000.5"/>"#, "expected a priority from 0 to 1000"),
    (
      #"<view id="v" placeholderIntrinsicWidth="nan"/>"#,
      "expected a number from -1000000 to 1000000"
    ),
    (#"<stackView id="v" axis="diagonal"/>"#, "expected one of horizontal, vertical"),
  ])
  func invalidValueIsReportedAndIgnored(element: String, message: String) throws {
    let text = SmallDocument.storyboard(root: "<subviews>\n  \(element)</subviews>")
    let read = try document(text)
    let warning = try #require(read.warnings.first?.description)
    // The header takes six lines, the opening tag of the list of subviews a seventh.
    #expect(warning.hasPrefix("F.storyboard:8:3: warning: "), "\(warning)")
    #expect(warning.contains(message), "\(warning)")
    #expect(try read.screen(scene: nil).rootView.subviews.count == 1)
  }
}
