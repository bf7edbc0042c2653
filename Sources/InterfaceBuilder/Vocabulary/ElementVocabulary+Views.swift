extension ElementVocabulary {
  /// The vocabulary of every view.
  static let view = ElementVocabulary.object.and(
    ElementVocabulary(
      reads: """
        hidden semanticContentAttribute restorationIdentifier
        translatesAutoresizingMaskIntoConstraints fixedFrame misplaced ambiguous
        placeholderIntrinsicWidth placeholderIntrinsicHeight autoresizesSubviews
        horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority
        preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
        layoutMarginsFollowReadableWidth
        """,
      ignores: """
        contentMode opaque clipsSubviews multipleTouchEnabled userInteractionEnabled alpha tag
        clearsContextBeforeDrawing exclusiveTouch simulatedAppContext verifyAmbiguity
        appearanceType focusGroupIdentifier toolTip interfaceStyle largeContentTitle
        showsLargeContentViewer scalesLargeContentImage springLoaded pointerInteraction
        """
    )
  )

  static let control = view.and(
    ElementVocabulary(
      ignores: """
        contentHorizontalAlignment contentVerticalAlignment enabled selected highlighted
        showsMenuAsPrimaryAction
        """
    )
  )

  /// The attributes for the appearance of text inside its frame.
  private static let textLooks = ElementVocabulary(
    ignores: """
      textAlignment baselineAdjustment adjustsFontSizeToFit minimumFontSize minimumScaleFactor
      adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory usesAttributedText
      allowsDefaultTighteningForTruncation allowsEditingTextAttributes
      """
  )

  private static let scrolling = view.and(
    ElementVocabulary(
      reads: """
        scrollEnabled alwaysBounceVertical keyboardDismissMode contentInsetAdjustmentBehavior
        """,
      ignores: """
        alwaysBounceHorizontal bounces bouncesZoom pagingEnabled directionalLockEnabled
        delaysContentTouches canCancelContentTouches indicatorStyle
        showsHorizontalScrollIndicator showsVerticalScrollIndicator
        minimumZoomScale maximumZoomScale scrollsToTop prefetchingEnabled
        automaticallyAdjustsScrollIndicatorInsets
        """
    )
  )

  private static let list = scrolling.and(
    ElementVocabulary(
      reads: "dataMode rowHeight sectionHeaderHeight sectionFooterHeight",
      ignores: """
        estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
        separatorStyle separatorInsetReference
        allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
        allowsMultipleSelectionDuringEditing showsSelectionImmediatelyOnTouchBegin
        sectionIndexMinimumDisplayRowCount remembersLastFocusedIndexPath dragInteractionEnabled
        """,
      unfollowed: [
        "contentViewInsetsToSafeArea": ["YES"], "sectionHeaderTopPadding": ["0.0", "0"],
      ]
    )
  )

  private static let cell = view.and(
    ElementVocabulary(
      reads: "style accessoryType rowHeight textLabel detailTextLabel imageView",
      ignores: """
        reuseIdentifier selectionStyle indentationWidth indentationLevel
        hidesAccessoryWhenEditing editingAccessoryType shouldIndentWhileEditing
        showsReorderControl focusStyle tableViewCell
        """
    )
  )

  private static let bar = view.and(ElementVocabulary(reads: "translucent", ignores: "barStyle"))

  private static let mapOrWeb = view.and(
    ElementVocabulary(
      ignores: """
        allowsBackForwardNavigationGestures allowsLinkPreview scalesPageToFit
        allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mapType zoomEnabled
        scrollEnabled rotateEnabled pitchEnabled showsBuildings showsCompass showsScale
        showsTraffic showsPointsOfInterest showsUserLocation keyboardDisplayRequiresUserAction
        suppressesIncrementalRendering
        """
    )
  )

  private static let drawing = view.and(
    ElementVocabulary(
      ignores: """
        sceneName allowsCameraControl autoenablesDefaultLighting playing loops jitteringEnabled
        rendersContinuously antialiasingMode preferredFramesPerSecond colorPixelFormat
        depthStencilPixelFormat sampleCount framebufferOnly paused enableSetNeedsDisplay
        drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample
        autoResizeDrawable displayMode autoScales
        """
    )
  )

  /// The vocabularies of known views, by element; the other views have the common vocabulary.
  static let views: [String: ElementVocabulary] = [
    "label": view.and(textLooks).and(
      ElementVocabulary(
        reads: "text numberOfLines lineBreakMode preferredMaxLayoutWidth",
        ignores: "enabled highlighted",
        unfollowed: ["lineBreakStrategy": []]
      )
    ),
    "button": control.and(
      ElementVocabulary(
        reads: "buttonType lineBreakMode role",
        ignores: """
          reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted hasAttributedTitle
          adjustsImageWhenHighlighted adjustsImageWhenDisabled changesSelectionAsPrimaryAction
          adjustsImageSizeForAccessibilityContentSizeCategory
          """
      )
    ),
    "textField": control.and(textLooks).and(
      ElementVocabulary(
        reads: "text placeholder borderStyle enabled",
        ignores: "clearButtonMode clearsOnBeginEditing background disabledBackground"
      )
    ),
    "textView": scrolling.and(textLooks).and(
      ElementVocabulary(
        reads: "text editable",
        ignores: "selectable dataDetectorTypes findInteractionEnabled"
      )
    ),
    "imageView": view.and(
      ElementVocabulary(
        reads: "image catalog",
        ignores: """
          highlighted highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory
          """
      )
    ),
    "stackView": view.and(
      ElementVocabulary(
        reads: "axis distribution alignment spacing spacingType baselineRelativeArrangement"
      )
    ),
    "segmentedControl": control.and(
      ElementVocabulary(
        reads: "apportionsSegmentWidthsByContent",
        ignores: "segmentControlStyle selectedSegmentIndex momentary"
      )
    ),
    "slider": control.and(
      ElementVocabulary(
        ignores: "value minValue maxValue continuous",
        unfollowed: ["minimumValueImage": [], "maximumValueImage": []]
      )
    ),
    "switch": control.and(ElementVocabulary(ignores: "on title preferredStyle")),
    "stepper": control.and(
      ElementVocabulary(
        ignores: "value minimumValue maximumValue stepValue continuous autorepeat wraps"
      )
    ),
    "progressView": view.and(ElementVocabulary(reads: "progressViewStyle", ignores: "progress")),
    "activityIndicatorView": view.and(
      ElementVocabulary(reads: "style", ignores: "animating hidesWhenStopped")
    ),
    "pageControl": control.and(
      ElementVocabulary(
        reads: "numberOfPages",
        ignores: "currentPage hidesForSinglePage defersCurrentPageDisplay backgroundStyle direction"
      )
    ),
    "datePicker": control.and(
      ElementVocabulary(
        reads: "style datePickerMode",
        ignores: """
          minuteInterval countDownDuration useCurrentDate roundsToMinuteInterval
          """
      )
    ),
    "pickerView": view.and(ElementVocabulary(ignores: "showsSelectionIndicator")),
    "colorWell": control.and(ElementVocabulary(ignores: "title supportsAlpha")),
    "searchBar": view.and(
      ElementVocabulary(
        reads: "text placeholder searchBarStyle",
        ignores: "barStyle translucent showsCancelButton showsBookmarkButton",
        unfollowed: ["prompt": [""], "showsScopeBar": ["NO"]]
      )
    ),
    "navigationBar": bar.and(
      ElementVocabulary(
        reads: "largeTitles",
        ignores: "backIndicatorImage backIndicatorTransitionMaskImage shadowImage"
      )
    ),
    "toolbar": bar,
    "tabBar": bar.and(
      ElementVocabulary(ignores: "itemPositioning itemWidth itemSpacing selectionIndicatorImage")
    ),
    "scrollView": scrolling,
    "tableView": list.and(ElementVocabulary(reads: "style")),
    "collectionView": list,
    "tableViewCell": cell,
    "tableViewCellContentView": cell,
    "collectionViewCell": cell,
    "collectionReusableView": cell,
    "control": control,
    "webView": mapOrWeb,
    "wkWebView": mapOrWeb,
    "mapView": mapOrWeb,
    "sceneKitView": drawing, "skView": drawing, "arscnView": drawing, "arskView": drawing,
    "arView": drawing, "glkView": drawing, "mtkView": drawing, "pdfView": drawing,
    // The `<view reference=…/>` of a segue refers to a view and does not define one.
    "view": view.and(ElementVocabulary(ignores: "reference")),
  ]
}
