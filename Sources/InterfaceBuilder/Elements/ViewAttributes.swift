import ScenarioModel

/// The attributes of a view that do not become properties of its node.
enum ViewAttribute: String, AttributeName, CaseIterable {
  case restorationIdentifier, alpha, userInteractionEnabled
  case translatesAutoresizingMaskIntoConstraints, fixedFrame, misplaced, ambiguous
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight
}

extension ViewElement {
  /// The attributes of views of all classes.
  static let commonAttributes = Attributes<ViewReading> {
    Ignored.object
    Attribute("customClass", .text) { $0.customClass = $1 }
    Attribute("hidden", .flag) { $0.isHidden = $1 }
    Attribute("semanticContentAttribute", .choice) { $0.semanticContentAttribute = $1 }
    Attribute("autoresizesSubviews", .flag) { $0.autoresizesSubviews = $1 }
    priorities
    margins
    Names(ViewAttribute.self)
    Attribute { element, view in
      view.placeholderIntrinsicContentSize = placeholderSize(element, view.resources)
      AccessibilityConfiguration.read(element, into: &view.properties)
    }
    appearance
  }

  private static let priorities = Attributes<ViewReading> {
    Attribute("horizontalHuggingPriority", .viewPriority) { $0.horizontalHuggingPriority = $1 }
    Attribute("verticalHuggingPriority", .viewPriority) { $0.verticalHuggingPriority = $1 }
    Attribute("horizontalCompressionResistancePriority", .viewPriority) {
      $0.horizontalCompressionResistancePriority = $1
    }
    Attribute("verticalCompressionResistancePriority", .viewPriority) {
      $0.verticalCompressionResistancePriority = $1
    }
  }

  private static let margins = Attributes<ViewReading> {
    Attribute { element, view in
      view.layoutMargins = element.edgeInsets(key: "layoutMargins")
      view.directionalLayoutMargins =
        element.directionalEdgeInsets(key: "directionalLayoutMargins")
    }
    Attribute("preservesSuperviewLayoutMargins", .flag) { $0.preservesSuperviewLayoutMargins = $1 }
    Attribute("insetsLayoutMarginsFromSafeArea", .flag) { $0.insetsLayoutMarginsFromSafeArea = $1 }
    Attribute("layoutMarginsFollowReadableWidth", .flag) {
      $0.layoutMarginsFollowReadableWidth = $1
    }
  }

  private static let appearance = Attributes<ViewReading> {
    Attribute("alpha", .number) { $0.style.alpha = $1 }
    Attribute("clipsSubviews", .flag) { $0.style.clipsToBounds = $1 }
    Attribute("contentMode", .text) { $0.style.contentMode = $1 }
    Attribute { element, view in view.style.read(element, view.resources.colors) }
    Ignored(
      """
      opaque multipleTouchEnabled tag
      clearsContextBeforeDrawing exclusiveTouch simulatedAppContext verifyAmbiguity
      appearanceType focusGroupIdentifier toolTip interfaceStyle largeContentTitle
      showsLargeContentViewer scalesLargeContentImage springLoaded pointerInteraction
      """
    )
  }

  /// The size that Interface Builder uses as the intrinsic size.
  ///
  /// It is the placeholder from the size inspector, or else the size of a designable class at the
  /// time when the document was saved.
  private static func placeholderSize(
    _ element: VariedElement,
    _ resources: DocumentResources
  ) -> IntrinsicSize? {
    let names = (ViewAttribute.placeholderIntrinsicWidth, ViewAttribute.placeholderIntrinsicHeight)
    guard element.attribute(names.0) != nil || element.attribute(names.1) != nil else {
      return designableSize(element, resources)
    }
    return IntrinsicSize(
      width: intrinsicLength(element, names.0),
      height: intrinsicLength(element, names.1)
    )
  }

  /// The size of a designable class at the time when the document was saved.
  ///
  /// For a label it is the size of one line, so it does not apply to a label of several lines.
  private static func designableSize(
    _ element: VariedElement,
    _ resources: DocumentResources
  ) -> IntrinsicSize? {
    if element.name == "label", element.value("numberOfLines", .whole) ?? 1 != 1 { return nil }
    return element.element.attribute("id").flatMap { resources.designableSizes[$0] }
  }

  /// A length, or nil for `infinite`, which is Interface Builder's *none*.
  private static func intrinsicLength(_ element: VariedElement, _ name: ViewAttribute) -> Double? {
    element.attribute(name) == "infinite" ? nil : element.number(name)
  }
}
