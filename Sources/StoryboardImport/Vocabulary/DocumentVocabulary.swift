import ScenarioModel

extension ElementWords {
  /// A view's guide, of which only that of the keyboard has more than a name.
  private static let guide = ElementWords(
    reads: "key id usesBottomSafeArea followsUndockedKeyboard",
    ignores: "userLabel keyboardDismissPadding"
  )

  /// The parts of a document, of a view and of the values in them.
  static let parts: [String: ElementWords] = [
    "document": ElementWords(
      reads: "type toolsVersion useAutolayout useSafeAreas initialViewController targetRuntime",
      ignores: """
        version systemVersion propertyAccessControl useTraitCollections colorMatched launchScreen
        variant
        """
    ),
    "device": ElementWords(reads: "id orientation layout", ignores: "appearance"),
    "adaptation": ElementWords(reads: "id"),
    // 5 stands beside frames of the default text size.
    "accessibilityOverrides": ElementWords(unfollowed: ["dynamicTypePreference": ["5"]]),
    "scenes": ElementWords(),
    "scene": ElementWords(reads: "sceneID"),
    "objects": ElementWords(),
    "placeholder": object.and(ElementWords(ignores: "placeholderIdentifier")),
    "resources": ElementWords(),
    "image": ElementWords(reads: "name width height catalog"),
    "designables": ElementWords(),
    "designable": ElementWords(reads: "name"),
    "inferredMetricsTieBreakers": ElementWords(),

    "subviews": ElementWords(),
    "cells": ElementWords(),
    "prototypes": ElementWords(),
    "sections": ElementWords(),
    "tableViewSection": object.and(
      ElementWords(reads: "headerTitle footerTitle", ignores: "colorLabel tag")
    ),
    "constraints": ElementWords(),
    "constraint": ElementWords(
      reads: """
        id firstItem firstAttribute relation secondItem secondAttribute multiplier constant
        priority placeholder symbolic installed
        """,
      ignores: "userLabel identifier symbolType customClass customModule customModuleProvider"
    ),
    "viewLayoutGuide": guide,
    "keyboardLayoutGuide": guide,
    "mask": ElementWords(reads: "key"),
    "include": ElementWords(reads: "reference"),
    "exclude": ElementWords(reads: "reference"),
    "autoresizingMask": ElementWords(
      reads: "key widthSizable heightSizable flexibleMinX flexibleMinY flexibleMaxX flexibleMaxY"
    ),
    "accessibility": ElementWords(reads: "key identifier", ignores: "label hint value"),
    "segments": ElementWords(),
    "segment": ElementWords(
      reads: "title",
      ignores: "enabled catalog",
      unfollowed: ["image": [], "width": ["0.0", "0"]]
    ),

    "rect": ElementWords(reads: "key x y width height"),
    "size": ElementWords(reads: "key width height"),
    "inset": ElementWords(reads: "key minX minY maxX maxY"),
    "edgeInsets": ElementWords(reads: "key top left bottom right"),
    "directionalEdgeInsets": ElementWords(reads: "key top leading bottom trailing"),
    "fontDescription": ElementWords(
      reads: "key name type style weight pointSize size",
      ignores: "family",
      unfollowed: ["symbolicTraits": [], "width": ["standard"]]
    ),
    "string": ElementWords(reads: "key base64-UTF8"),
    "mutableString": ElementWords(reads: "key base64-UTF8"),
    "attributedString": ElementWords(reads: "key"),
    "real": ElementWords(reads: "key value"),
    "fragment": ElementWords(reads: "content"),
    "attributes": ElementWords(),
    "font": ElementWords(reads: "key name metaFont size"),
    "paragraphStyle": ElementWords(
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
    "state": ElementWords(
      reads: "key title image catalog",
      ignores: "backgroundImage backgroundCatalog"
    ),
    "buttonConfiguration": ElementWords(
      reads: "key style title subtitle image catalog imagePadding titlePadding",
      ignores: "cornerStyle macIdiomStyle titleAlignment",
      unfollowed: [
        "showsActivityIndicator": ["NO"], "indicator": ["none"],
        // Read, but of values that nobody has seen yet nothing is known.
        "imagePlacement": Set(ImagePlacement.allCases.map(\.rawValue)),
        "buttonSize": Set(ButtonSize.allCases.map(\.rawValue)),
      ]
    ),
    "imageReference": ElementWords(
      reads: "key image catalog",
      ignores: "symbolScale renderingMode variableValue"
    ),
    "collectionViewFlowLayout": object.and(
      ElementWords(
        reads: """
          scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize
          """,
        ignores: "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds",
        unfollowed: ["sectionInsetReference": ["contentInset"]]
      )
    ),
  ]

  /// Elements in which nothing changes a frame.
  ///
  /// What is to be known of an image's size stands in the document's resources, whatever the image
  /// is configured to be.
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
    backgroundConfiguration preferredSymbolConfiguration tabBarItem
    simulatedStatusBarMetrics simulatedScreenMetrics simulatedOrientationMetrics
    simulatedMetricsContainer splitViewMasterSimulatedSizeMetrics
    splitViewDetailSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics
    modalPageSheetSimulatedSizeMetrics
    userDefinedRuntimeAttributes tabStops
    """
  )

  /// What an element may have; nil for an element of no known name.
  static func named(_ name: String) -> ElementWords? { all[name] }

  /// The elements of known names.
  static let all: [String: ElementWords] = {
    var all = parts.merging(controllers.merging(controllerParts) { $1 }) { $1 }
    for view in ViewElement.all { all[view.name] = views[view.name] ?? .view }
    for name in sealedNames { all[String(name)] = .sealed }
    return all
  }()
}
