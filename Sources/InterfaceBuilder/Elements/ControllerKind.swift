import ScenarioModel

/// One kind of view controller's element: its attributes, and its class.
struct ControllerKind: Sendable {
  /// The element's name in the document.
  let name: String
  let kind: ViewControllerNode.Kind
  let attributes: Attributes<ViewControllerNode>

  init(
    _ name: String,
    _ kind: ViewControllerNode.Kind = .viewController,
    @AttributesBuilder<ViewControllerNode> own: () -> [Attribute<ViewControllerNode>] = { [] }
  ) {
    self.name = name
    self.kind = kind
    attributes = Attributes(like: Self.commonAttributes, own)
  }

  static func named(_ name: String) -> ControllerKind {
    all.first { $0.name == name } ?? ControllerKind(name)
  }

  static let all = [
    ControllerKind("viewController"),
    ControllerKind("tableViewController"),
    ControllerKind("collectionViewController"),
    ControllerKind("hostingController"),
    ControllerKind("glkViewController") {
      Ignored("preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive")
    },
    ControllerKind("avPlayerViewController") {
      Ignored("videoGravity showsPlaybackControls allowsPictureInPicturePlayback")
    },
    ControllerKind("navigationController", .navigationController) {
      Attribute("navigationBarHidden", .flag, \.isNavigationBarHidden)
      Attribute("toolbarHidden", .flag, \.isToolbarHidden)
      Ignored("hidesBarsOnSwipe hidesBarsOnTap interactivePopGestureRecognizerEnabled")
      Unsupported("hidesBarsWhenKeyboardAppears", except: "NO")
      Unsupported("hidesBarsWhenVerticallyCompact", except: "NO")
    },
    ControllerKind("tabBarController", .tabBarController) { Ignored("selectedIndex") },
    ControllerKind("splitViewController", .splitViewController) {
      Ignored(
        """
        presentsWithGesture allowDoubleColumnStyle preferredDisplayMode behavior
        primaryBackgroundStyle showsSecondaryOnlyButton
        """
      )
      Unsupported("minimumPrimaryColumnWidth")
      Unsupported("maximumPrimaryColumnWidth")
      Unsupported("preferredPrimaryColumnWidthFraction")
      Unsupported("preferredSupplementaryColumnWidthFraction")
      Unsupported("primaryEdge", except: "leading")
    },
    ControllerKind("pageViewController", .pageViewController) {
      Ignored("transitionStyle navigationOrientation spineLocation pageSpacing doubleSided")
    },
    ControllerKind("viewControllerPlaceholder", .placeholder) {
      Attribute("storyboardName", .text, \.storyboardName)
      Attribute("referencedIdentifier", .text, \.referencedIdentifier)
      Ignored("bundleIdentifier")
    },
  ]

  /// The attributes of every view controller.
  private static let commonAttributes = Attributes<ViewControllerNode> {
    Ignored.object
    Attribute("storyboardIdentifier", .text, \.storyboardIdentifier)
    Attribute("customClass", .text, \.customClass)
    Attribute("extendedLayoutIncludesOpaqueBars", .flag, \.extendedLayoutIncludesOpaqueBars)
    Attribute(
      "automaticallyAdjustsScrollViewInsets",
      .flag,
      \.automaticallyAdjustsScrollViewInsets
    )
    Attribute("hidesBottomBarWhenPushed", .flag, \.hidesBottomBarWhenPushed)
    Names(ControllerAttributes.attributes)
    Ignored(
      """
      title restorationIdentifier useStoryboardIdentifierAsRestorationIdentifier
      modalTransitionStyle
      providesPresentationContextTransitionStyle interfaceStyle
      autoresizesArchivedViewToFullSize clearsSelectionOnViewWillAppear
      wantsFullScreenLayout
      """
    )
  }
}
