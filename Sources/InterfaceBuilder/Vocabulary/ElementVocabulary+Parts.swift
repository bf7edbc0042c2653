import ScenarioModel

extension ElementVocabulary {
  /// The parts of a document, of a controller and of a view, and the values in them.
  static let parts: [String: ElementVocabulary] = [
    "document": ElementVocabulary(
      Names(DocumentHeader.Name.self),
      Ignored(
        """
        version systemVersion propertyAccessControl useTraitCollections colorMatched launchScreen
        variant
        """
      )
    ),
    "device": ElementVocabulary(Names(DesignDevice.Name.self), Ignored("appearance")),
    "adaptation": ElementVocabulary(Ignored("id")),
    // A 5 occurs in documents with frames of the default text size.
    "accessibilityOverrides": ElementVocabulary(Unsupported("dynamicTypePreference", except: "5")),
    "scene": ElementVocabulary(Ignored("sceneID")),
    "placeholder": ElementVocabulary(Ignored.object, Ignored("placeholderIdentifier")),
    "image": ElementVocabulary(Names(SizeName.self), Ignored("name catalog")),
    "designable": ElementVocabulary(Ignored("name")),

    "viewControllerLayoutGuide": ElementVocabulary(Ignored("type id")),
    "navigationItem": ControllerAttributes.navigationItemAttributes.vocabulary,
    "barButtonItem": BarItemStyle.attributes.vocabulary,
    "extendedEdge": ElementVocabulary(Names(EdgeName.self), Ignored("key")),
    "simulatedNavigationBarMetrics": ElementVocabulary(
      Names(BarAttribute.self),
      Ignored("key"),
      Unsupported("prompted", except: "NO")
    ),
    "simulatedTabBarMetrics": ElementVocabulary(Names(BarAttribute.self), Ignored("key")),
    "simulatedToolbarMetrics": ElementVocabulary(Names(BarAttribute.self), Ignored("key")),
    "freeformSimulatedSizeMetrics": ElementVocabulary(Ignored("key")),
    "outlet": ElementVocabulary(Ignored("property id")),
    "outletCollection": ElementVocabulary(Ignored("id property collectionClass appends")),
    "action": ElementVocabulary(Ignored("id selector eventType")),
    "segue": SegueNode.attributes.vocabulary,

    "tableViewSection": ViewElement.sectionAttributes.vocabulary,
    "constraint": ElementVocabulary(
      Names(ConstraintReader.Name.self),
      Ignored("id userLabel identifier symbolType customClass customModule customModuleProvider")
    ),
    "viewLayoutGuide": GuideElement.attributes.vocabulary,
    "keyboardLayoutGuide": GuideElement.attributes.vocabulary,
    "mask": ElementVocabulary(Ignored("key")),
    "autoresizingMask": ViewTreeReader.maskAttributes.vocabulary,
    "accessibility": AccessibilityConfiguration.attributes.vocabulary,
    "segment": ViewElement.segmentAttributes.vocabulary,

    "rect": ElementVocabulary(Names(PointName.self), Names(SizeName.self), Ignored("key")),
    "size": ElementVocabulary(Names(SizeName.self), Ignored("key")),
    "inset": ElementVocabulary(Names(InsetName.self), Ignored("key")),
    "edgeInsets": ElementVocabulary(Names(EdgeName.self), Ignored("key")),
    "directionalEdgeInsets": ElementVocabulary(Names(DirectionalEdgeName.self), Ignored("key")),
    "fontDescription": FontElement.descriptionAttributes.vocabulary,
    "string": TextValue.stringAttributes.vocabulary,
    "mutableString": TextValue.stringAttributes.vocabulary,
    "attributedString": ElementVocabulary(Ignored("key")),
    "real": TextValue.numberAttributes.vocabulary,
    "fragment": TextValue.fragmentAttributes.vocabulary,
    "font": FontElement.fontAttributes.vocabulary,
    "paragraphStyle": TextValue.paragraphAttributes.vocabulary,
    "state": ElementVocabulary(
      Names(ViewElement.titleAttributes),
      Names(ImageAttribute.self),
      Names(BackgroundImageAttribute.self),
      Ignored("key")
    ),
    "buttonConfiguration": ViewElement.configurationAttributes.vocabulary,
    "imageReference": ElementVocabulary(
      Names(ImageAttribute.self),
      Names(SymbolConfiguration.ReferenceName.self),
      Ignored("key renderingMode variableValue")
    ),
    "preferredSymbolConfiguration": ElementVocabulary(
      Names(SymbolConfiguration.Name.self),
      Ignored("key configurationType weight renderingMode")
    ),
    "collectionViewFlowLayout": ViewElement.flowLayoutAttributes.vocabulary,
  ]

  /// Elements without attributes.
  static let plainNames = Set(
    words(
      """
      scenes objects resources designables inferredMetricsTieBreakers subviews cells prototypes
      sections constraints segments attributes layoutGuides items toolbarItems leftBarButtonItems
      rightBarButtonItems connections
      """
    )
  )

  /// Elements without effect on frames, contents included.
  static let sealedNames = Set(
    words(
      """
      color nil point date bool integer range null data mutableData
      dependencies customFonts namedColor systemColor value exit customObject
      animations gestureRecognizers pongPressGestureRecognizer
      tapGestureRecognizer panGestureRecognizer swipeGestureRecognizer pinchGestureRecognizer
      rotationGestureRecognizer screenEdgePanGestureRecognizer hoverGestureRecognizer
      textInputTraits textFieldTextInputTraits dataDetectorType dataDetectorTypes blurEffect
      vibrancyEffect accessibilityTraits accessibilityActions
      popoverArrowDirection popoverPassthroughViews wkWebViewConfiguration
      navigationBarAppearance toolbarAppearance tabBarAppearance textAttributes
      offsetWrapper collectionViewLayout listContentConfiguration
      backgroundConfiguration tabBarItem
      simulatedStatusBarMetrics simulatedScreenMetrics simulatedOrientationMetrics
      simulatedMetricsContainer splitViewMasterSimulatedSizeMetrics
      splitViewDetailSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics
      modalPageSheetSimulatedSizeMetrics searchDisplayController
      userDefinedRuntimeAttributes tabStops userGuides frame refreshControl
      """
    )
  )

  /// Returns the vocabulary of the elements with a name; nil for an unknown name.
  ///
  /// It is made for each call, because a document has few of the known elements.
  static func named(_ name: String) -> ElementVocabulary? {
    guard let references = ReferenceCheck.references[name] else { return own(name) }
    var words = own(name) ?? ElementVocabulary()
    words.add(ElementVocabulary(known: references))
    return words
  }

  /// Returns the vocabulary without references to other objects.
  private static func own(_ name: String) -> ElementVocabulary? {
    if sealedNames.contains(name) { return .sealed }
    if plainNames.contains(name) { return ElementVocabulary() }
    let controller = ControllerKind.all.first { $0.name == name }
    return controller?.attributes.vocabulary ?? ViewElement.named(name)?.attributes.vocabulary
      ?? parts[name]
  }
}
