extension ElementWords {
  /// What every view controller may have.
  static let controller = object.and(
    ElementWords(
      reads: """
        storyboardIdentifier hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars
        automaticallyAdjustsScrollViewInsets
        """,
      ignores: """
        title restorationIdentifier useStoryboardIdentifierAsRestorationIdentifier
        modalPresentationStyle modalTransitionStyle definesPresentationContext
        providesPresentationContextTransitionStyle interfaceStyle
        autoresizesArchivedViewToFullSize clearsSelectionOnViewWillAppear
        wantsFullScreenLayout modalInPresentation
        """
    )
  )

  /// View controllers by element.
  static let controllers: [String: ElementWords] = [
    "viewController": controller,
    "tableViewController": controller,
    "collectionViewController": controller,
    "hostingController": controller,
    "glkViewController": controller.and(
      ElementWords(
        ignores: "preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive"
      )
    ),
    "avPlayerViewController": controller.and(
      ElementWords(ignores: "videoGravity showsPlaybackControls allowsPictureInPicturePlayback")
    ),
    "navigationController": controller.and(
      ElementWords(
        reads: "navigationBarHidden toolbarHidden",
        ignores: """
          hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
          hidesBarsWhenVerticallyCompact interactivePopGestureRecognizerEnabled
          """
      )
    ),
    "tabBarController": controller.and(ElementWords(ignores: "selectedIndex")),
    "splitViewController": controller.and(
      ElementWords(
        ignores: """
          presentsWithGesture allowDoubleColumnStyle preferredDisplayMode behavior
          primaryBackgroundStyle minimumPrimaryColumnWidth maximumPrimaryColumnWidth
          preferredPrimaryColumnWidthFraction primaryEdge showsSecondaryOnlyButton
          preferredSupplementaryColumnWidthFraction
          """
      )
    ),
    "pageViewController": controller.and(
      ElementWords(
        ignores: "transitionStyle navigationOrientation spineLocation pageSpacing doubleSided"
      )
    ),
    "viewControllerPlaceholder": controller.and(
      ElementWords(reads: "storyboardName referencedIdentifier", ignores: "bundleIdentifier")
    ),
    "searchDisplayController": .sealed,
  ]

  /// What a controller has beside its view: items of bars, connections, simulated metrics.
  static let controllerParts: [String: ElementWords] = [
    "layoutGuides": ElementWords(),
    "viewControllerLayoutGuide": ElementWords(reads: "type id"),
    "navigationItem": object.and(
      ElementWords(
        reads: "title",
        ignores: """
          largeTitleDisplayMode hidesBackButton leftItemsSupplementBackButton style
          backButtonTitle hidesSearchBarWhenScrolling backButtonDisplayMode
          """,
        unfollowed: ["prompt": [""]]
      )
    ),
    "barButtonItem": object.and(
      ElementWords(
        ignores: """
          systemItem title style image landscapeImage selectedImage enabled width catalog tag
          springLoaded
          """
      )
    ),
    "items": ElementWords(),
    "toolbarItems": ElementWords(),
    "leftBarButtonItems": ElementWords(),
    "rightBarButtonItems": ElementWords(),
    "extendedEdge": ElementWords(reads: "key top bottom", ignores: "left right"),
    "simulatedNavigationBarMetrics": ElementWords(
      reads: "key translucent",
      ignores: "barStyle",
      unfollowed: ["prompted": ["NO"]]
    ),
    "simulatedTabBarMetrics": ElementWords(reads: "key translucent", ignores: "barStyle"),
    "simulatedToolbarMetrics": ElementWords(reads: "key translucent", ignores: "barStyle"),
    "freeformSimulatedSizeMetrics": ElementWords(reads: "key"),
    "connections": ElementWords(),
    "outlet": ElementWords(reads: "property destination", ignores: "id"),
    "outletCollection": ElementWords(
      reads: "destination",
      ignores: "id property collectionClass appends"
    ),
    "action": ElementWords(reads: "destination", ignores: "id selector eventType"),
    "segue": object.and(
      ElementWords(
        reads: "destination kind relationship identifier reference",
        ignores: """
          unwindAction popoverAnchorBarButtonItem popoverAnchorView modalPresentationStyle
          modalTransitionStyle destinationCreationSelector trigger animates inheritsFrom
          splitViewControllerTargetIndex popoverAnchorSourceRect
          """
      )
    ),
  ]
}
