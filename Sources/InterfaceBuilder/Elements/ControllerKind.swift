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
      Attribute("navigationBarHidden", .flag) { $0.isNavigationBarHidden = $1 }
      Attribute("toolbarHidden", .flag) { $0.isToolbarHidden = $1 }
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
      Attribute("storyboardName", .text) { $0.storyboardName = $1 }
      Attribute("referencedIdentifier", .text) { $0.referencedIdentifier = $1 }
      Ignored("bundleIdentifier")
    },
  ]

  /// The attributes of every view controller.
  private static let commonAttributes = Attributes<ViewControllerNode> {
    Ignored.object
    Attribute("storyboardIdentifier", .text) { $0.storyboardIdentifier = $1 }
    Attribute("customClass", .text) { $0.customClass = $1 }
    Attribute("extendedLayoutIncludesOpaqueBars", .flag) {
      $0.extendedLayoutIncludesOpaqueBars = $1
    }
    Attribute("automaticallyAdjustsScrollViewInsets", .flag) {
      $0.automaticallyAdjustsScrollViewInsets = $1
    }
    Attribute("hidesBottomBarWhenPushed", .flag) { $0.hidesBottomBarWhenPushed = $1 }
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
