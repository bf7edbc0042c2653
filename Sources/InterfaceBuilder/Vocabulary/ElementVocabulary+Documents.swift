import ScenarioModel

extension ElementVocabulary {
  /// A view's guide; only the keyboard's guide has more than a name.
  private static let guide = ElementVocabulary(
    reads: "key id usesBottomSafeArea followsUndockedKeyboard",
    ignores: "userLabel keyboardDismissPadding"
  )

  /// The parts of a document, of a view and of the values in them.
  static let parts: [String: ElementVocabulary] = [
    "document": ElementVocabulary(
      reads: "type toolsVersion useAutolayout useSafeAreas initialViewController targetRuntime",
      ignores: """
        version systemVersion propertyAccessControl useTraitCollections colorMatched launchScreen
        variant
        """
    ),
    "device": ElementVocabulary(reads: "id orientation layout", ignores: "appearance"),
    "adaptation": ElementVocabulary(reads: "id"),
    // A 5 occurs in documents with frames of the default text size.
    "accessibilityOverrides": ElementVocabulary(unfollowed: ["dynamicTypePreference": ["5"]]),
    "scenes": ElementVocabulary(),
    "scene": ElementVocabulary(reads: "sceneID"),
    "objects": ElementVocabulary(),
    "placeholder": object.and(ElementVocabulary(ignores: "placeholderIdentifier")),
    "resources": ElementVocabulary(),
    "image": ElementVocabulary(reads: "name width height catalog"),
    "designables": ElementVocabulary(),
    "designable": ElementVocabulary(reads: "name"),
    "inferredMetricsTieBreakers": ElementVocabulary(),

    "subviews": ElementVocabulary(),
    "cells": ElementVocabulary(),
    "prototypes": ElementVocabulary(),
    "sections": ElementVocabulary(),
    "tableViewSection": object.and(
      ElementVocabulary(reads: "headerTitle footerTitle", ignores: "colorLabel tag")
    ),
    "constraints": ElementVocabulary(),
    "constraint": ElementVocabulary(
      reads: """
        id firstItem firstAttribute relation secondItem secondAttribute multiplier constant
        priority placeholder symbolic installed
        """,
      ignores: "userLabel identifier symbolType customClass customModule customModuleProvider"
    ),
    "viewLayoutGuide": guide,
    "keyboardLayoutGuide": guide,
    "mask": ElementVocabulary(reads: "key"),
    "include": ElementVocabulary(reads: "reference"),
    "exclude": ElementVocabulary(reads: "reference"),
    "autoresizingMask": ElementVocabulary(
      reads: "key widthSizable heightSizable flexibleMinX flexibleMinY flexibleMaxX flexibleMaxY"
    ),
    "accessibility": ElementVocabulary(reads: "key identifier label hint value"),
    "segments": ElementVocabulary(),
    "segment": ElementVocabulary(
      reads: "title",
      ignores: "enabled catalog",
      unfollowed: ["image": [], "width": ["0.0", "0"]]
    ),

    "rect": ElementVocabulary(reads: "key x y width height"),
    "size": ElementVocabulary(reads: "key width height"),
    "inset": ElementVocabulary(reads: "key minX minY maxX maxY"),
    "edgeInsets": ElementVocabulary(reads: "key top left bottom right"),
    "directionalEdgeInsets": ElementVocabulary(reads: "key top leading bottom trailing"),
    "fontDescription": ElementVocabulary(
      reads: "key name type style weight pointSize size",
      ignores: "family",
      unfollowed: ["symbolicTraits": [], "width": ["standard"]]
    ),
    "string": ElementVocabulary(reads: "key base64-UTF8"),
    "mutableString": ElementVocabulary(reads: "key base64-UTF8"),
    "attributedString": ElementVocabulary(reads: "key"),
    "real": ElementVocabulary(reads: "key value"),
    "fragment": ElementVocabulary(reads: "content"),
    "attributes": ElementVocabulary(),
    "font": ElementVocabulary(reads: "key name metaFont size"),
    "paragraphStyle": ElementVocabulary(
      reads: """
        key lineSpacing paragraphSpacing paragraphSpacingBefore lineHeightMultiple
        minimumLineHeight maximumLineHeight firstLineHeadIndent headIndent tailIndent
        """,
      ignores: """
        alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
        defaultTabInterval hyphenationFactor allowsDefaultTighteningForTruncation
        lineBreakStrategy
        """
    ),
    "state": ElementVocabulary(
      reads: "key title image catalog backgroundImage backgroundCatalog"
    ),
    "buttonConfiguration": ElementVocabulary(
      reads: "key style title subtitle image catalog imagePadding titlePadding",
      ignores: "cornerStyle macIdiomStyle titleAlignment",
      unfollowed: [
        "showsActivityIndicator": ["NO"], "indicator": ["none"],
        // Only these values are supported.
        "imagePlacement": Set(ImagePlacement.allCases.map(\.rawValue)),
        "buttonSize": Set(ButtonSize.allCases.map(\.rawValue)),
      ]
    ),
    "imageReference": ElementVocabulary(
      reads: "key image catalog symbolScale",
      ignores: "renderingMode variableValue"
    ),
    "preferredSymbolConfiguration": ElementVocabulary(
      reads: "key scale pointSize",
      ignores: "configurationType weight renderingMode"
    ),
    "collectionViewFlowLayout": object.and(
      ElementVocabulary(
        reads: """
          scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize
          """,
        ignores: "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds",
        unfollowed: ["sectionInsetReference": ["contentInset"]]
      )
    ),
  ]

  /// Elements without effect on frames, contents included.
  private static let sealedNames = words(
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
    modalPageSheetSimulatedSizeMetrics
    userDefinedRuntimeAttributes tabStops userGuides frame refreshControl
    """
  )

  /// Returns the vocabulary of an element; nil for an unknown element.
  static func named(_ name: String) -> ElementVocabulary? { all[name] }

  /// The vocabularies of the known elements.
  static let all: [String: ElementVocabulary] = {
    var all = parts.merging(controllers.merging(controllerParts) { $1 }) { $1 }
    for view in ViewElement.all { all[view.name] = views[view.name] ?? .view }
    for name in sealedNames { all[String(name)] = .sealed }
    return all
  }()
}
