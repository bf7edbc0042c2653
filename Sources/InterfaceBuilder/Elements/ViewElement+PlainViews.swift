import ScenarioModel

extension ViewElement {
  /// Views that are plain rectangles in a layout, regardless of their content.
  static let plainViews: [ViewElement] =
    [
      // The `<view reference=…/>` of a segue refers to a view and does not define one.
      ViewElement("view", .view) { Ignored("reference") },
      ViewElement("containerView", .view),
      ViewElement("visualEffectView", .visualEffectView),
      ViewElement("tableViewCellContentView", .view) { cellAttributes },
      ViewElement("collectionViewCell", .collectionViewCell) { cellAttributes },
      ViewElement("collectionViewCellContentView", .view),
      ViewElement("collectionReusableView", .collectionReusableView) { cellAttributes },
      webView,
      ViewElement("wkWebView", .webView, like: .webView),
      ViewElement("mapView", .mapView, like: .webView),
    ]
    + [
      "sceneKitView", "skView", "arscnView", "arskView", "arView", "glkView", "mtkView", "pdfView",
    ].map { ViewElement($0, .view) { canvasAttributes } }

  private static let webView = ViewElement("webView", .webView) {
    Ignored(
      """
      allowsBackForwardNavigationGestures allowsLinkPreview scalesPageToFit
      allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mapType zoomEnabled
      scrollEnabled rotateEnabled pitchEnabled showsBuildings showsCompass showsScale
      showsTraffic showsPointsOfInterest showsUserLocation keyboardDisplayRequiresUserAction
      suppressesIncrementalRendering
      """
    )
  }

  /// The attributes of views that an app draws into.
  private static let canvasAttributes = Attributes<ViewReading> {
    Ignored(
      """
      sceneName allowsCameraControl autoenablesDefaultLighting playing loops jitteringEnabled
      rendersContinuously antialiasingMode preferredFramesPerSecond colorPixelFormat
      depthStencilPixelFormat sampleCount framebufferOnly paused enableSetNeedsDisplay
      drawableColorFormat drawableDepthFormat drawableStencilFormat drawableMultisample
      autoResizeDrawable displayMode autoScales
      """
    )
  }
}
