extension ElementVocabulary {
  /// The vocabulary of every view controller.
  static let controller = object.and(
    ElementVocabulary(
      reads: """
        storyboardIdentifier hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars
        automaticallyAdjustsScrollViewInsets modalPresentationStyle definesPresentationContext
        modalInPresentation
        """,
      ignores: """
        title restorationIdentifier useStoryboardIdentifierAsRestorationIdentifier
        modalTransitionStyle
        providesPresentationContextTransitionStyle interfaceStyle
        autoresizesArchivedViewToFullSize clearsSelectionOnViewWillAppear
        wantsFullScreenLayout
        """
    )
  )

  /// View controllers by element.
  static let controllers: [String: ElementVocabulary] = [
    "viewController": controller,
    "tableViewController": controller,
    "collectionViewController": controller,
    "hostingController": controller,
    "glkViewController": controller.and(
      ElementVocabulary(
        ignores: "preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive"
      )
    ),
    "avPlayerViewController": controller.and(
      ElementVocabulary(
        ignores: "videoGravity showsPlaybackControls allowsPictureInPicturePlayback"
      )
    ),
    "navigationController": controller.and(
      ElementVocabulary(
        reads: "navigationBarHidden toolbarHidden",
        ignores: """
          hidesBarsOnSwipe hidesBarsOnTap interactivePopGestureRecognizerEnabled
          """,
        unfollowed: [
          "hidesBarsWhenKeyboardAppears": ["NO"], "hidesBarsWhenVerticallyCompact": ["NO"],
        ]
      )
    ),
    "tabBarController": controller.and(ElementVocabulary(ignores: "selectedIndex")),
    "splitViewController": controller.and(
      ElementVocabulary(
        ignores: """
          presentsWithGesture allowDoubleColumnStyle preferredDisplayMode behavior
          primaryBackgroundStyle showsSecondaryOnlyButton
          """,
        unfollowed: [
          "minimumPrimaryColumnWidth": [], "maximumPrimaryColumnWidth": [],
          "preferredPrimaryColumnWidthFraction": [],
          "preferredSupplementaryColumnWidthFraction": [], "primaryEdge": ["leading"],
        ]
      )
    ),
    "pageViewController": controller.and(
      ElementVocabulary(
        ignores: "transitionStyle navigationOrientation spineLocation pageSpacing doubleSided"
      )
    ),
    "viewControllerPlaceholder": controller.and(
      ElementVocabulary(reads: "storyboardName referencedIdentifier", ignores: "bundleIdentifier")
    ),
    "searchDisplayController": .sealed,
  ]

  /// The parts of a controller beside its view: items of bars, connections, simulated metrics.
  static let controllerParts: [String: ElementVocabulary] = [
    "layoutGuides": ElementVocabulary(),
    "viewControllerLayoutGuide": ElementVocabulary(reads: "type id"),
    "navigationItem": object.and(
      ElementVocabulary(
        reads: "title largeTitleDisplayMode prompt",
        ignores: """
          hidesBackButton leftItemsSupplementBackButton style backButtonTitle
          hidesSearchBarWhenScrolling backButtonDisplayMode
          """
      )
    ),
    "barButtonItem": object.and(
      ElementVocabulary(
        ignores: """
          systemItem title style image landscapeImage selectedImage enabled width catalog tag
          springLoaded
          """
      )
    ),
    "items": ElementVocabulary(),
    "toolbarItems": ElementVocabulary(),
    "leftBarButtonItems": ElementVocabulary(),
    "rightBarButtonItems": ElementVocabulary(),
    "extendedEdge": ElementVocabulary(reads: "key top bottom", ignores: "left right"),
    "simulatedNavigationBarMetrics": ElementVocabulary(
      reads: "key translucent",
      ignores: "barStyle",
      unfollowed: ["prompted": ["NO"]]
    ),
    "simulatedTabBarMetrics": ElementVocabulary(reads: "key translucent", ignores: "barStyle"),
    "simulatedToolbarMetrics": ElementVocabulary(reads: "key translucent", ignores: "barStyle"),
    "freeformSimulatedSizeMetrics": ElementVocabulary(reads: "key"),
    "connections": ElementVocabulary(),
    "outlet": ElementVocabulary(reads: "property destination", ignores: "id"),
    "outletCollection": ElementVocabulary(
      reads: "destination",
      ignores: "id property collectionClass appends"
    ),
    "action": ElementVocabulary(reads: "destination", ignores: "id selector eventType"),
    "segue": object.and(
      ElementVocabulary(
        reads: """
          destination kind relationship identifier reference popoverAnchorBarButtonItem
          popoverAnchorView modalPresentationStyle trigger animates
          """,
        ignores: """
          unwindAction modalTransitionStyle destinationCreationSelector inheritsFrom
          splitViewControllerTargetIndex
          """,
        unfollowed: ["popoverAnchorSourceRect": []]
      )
    ),
  ]
}
