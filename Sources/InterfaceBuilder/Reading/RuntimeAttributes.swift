import ScenarioModel

/// The user-defined runtime attributes of one object, which an app sets by key path after loading
/// it.
///
/// Only a running app applies them. Interface Builder shows a document without them.
struct RuntimeAttributes {
  private let attributes: [VariedElement]

  init(of element: VariedElement) {
    let list = element.child("userDefinedRuntimeAttributes")
    attributes = (list?.children(named: "userDefinedRuntimeAttribute") ?? [])
      .map { VariedElement($0, for: .any) }
  }

  /// The supported key paths that change a layout.
  static let followed: Set<String> = Set(properties.keys).union([
    "translatesAutoresizingMaskIntoConstraints", "constant", "priority",
  ]).union(ControllerAttributes.followedKeyPaths)

  /// Sets the properties that change a view's geometry; a later attribute wins, as in an app.
  func apply(to properties: inout ViewProperties) {
    for attribute in attributes {
      guard let path = attribute.attribute("keyPath"), let set = Self.properties[path] else {
        continue
      }
      set(attribute, &properties)
    }
  }

  func flag(_ keyPath: String) -> Bool? {
    last(keyPath)?.flag("value")
  }

  func number(_ keyPath: String) -> Double? {
    last(keyPath)?.runtimeNumber()
  }

  func size(_ keyPath: String) -> Size? { last(keyPath)?.size(key: "value") }

  private func last(_ keyPath: String) -> VariedElement? {
    attributes.last { $0.attribute("keyPath") == keyPath }
  }

  // MARK: - The properties of views

  private typealias Setter =
    @Sendable (VariedElement, inout ViewProperties) -> Void

  private static let properties: [String: Setter] = {
    var table: [String: Setter] = [
      "hidden": flag(\.isHidden),
      "isHidden": flag(\.isHidden),
      "autoresizesSubviews": flag(\.autoresizesSubviews),
      "preservesSuperviewLayoutMargins": flag(\.preservesSuperviewLayoutMargins),
      "insetsLayoutMarginsFromSafeArea": flag(\.insetsLayoutMarginsFromSafeArea),
      "layoutMarginsFollowReadableWidth": flag(\.layoutMarginsFollowReadableWidth),
      "layoutMargins": insets(\.layoutMargins),
      "directionalLayoutMargins": insets(\.directionalLayoutMargins),
      "isAccessibilityElement": flag(\.isAccessibilityElement),
      "accessibilityLabel": text(\.accessibilityLabel),
      "accessibilityValue": text(\.accessibilityValue),
      "accessibilityHint": text(\.accessibilityHint),
      "accessibilityIdentifier": text(\.accessibilityIdentifier),
      "accessibilityElementsHidden": flag(\.accessibilityElementsHidden),
      "accessibilityViewIsModal": flag(\.accessibilityViewIsModal),
      "text": text(\.text),
      "placeholder": text(\.placeholder),
      "numberOfLines": whole(\.numberOfLines),
      "preferredMaxLayoutWidth": number(\.preferredMaxLayoutWidth),
      "keyboardType": choice(\.keyboardType, KeyboardType.allCases),
      "autocorrectionType": choice(\.autocorrectionType, TextCorrection.allCases),
      "spellCheckingType": choice(\.spellCheckingType, TextCorrection.allCases),
      "secureTextEntry": flag(\.isSecureTextEntry),
      "contentInset": insets(\.contentInset),
      "textContainerInset": insets(\.textContainerInset),
      "scrollEnabled": flag(\.isScrollEnabled),
      "alwaysBounceVertical": flag(\.alwaysBounceVertical),
      "contentEdgeInsets": insets(\.contentEdgeInsets),
      "numberOfPages": whole(\.numberOfPages),
      "spacing": number(\.spacing),
      "baselineRelativeArrangement": flag(\.isBaselineRelativeArrangement),
      "layoutMarginsRelativeArrangement": flag(\.isLayoutMarginsRelativeArrangement),
      "axis": choice(\.axis, StackAxis.allCases),
      "distribution": choice(\.distribution, StackDistribution.allCases),
      "alignment": choice(
        \.alignment,
        [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
      ),
      "semanticContentAttribute":
        choice(\.semanticContentAttribute, SemanticContentAttribute.allCases),
    ]
    // A flag's name with the `is` of its getter means the same as without it.
    table["isSecureTextEntry"] = table["secureTextEntry"]
    table["isScrollEnabled"] = table["scrollEnabled"]
    table["isBaselineRelativeArrangement"] = table["baselineRelativeArrangement"]
    table["isLayoutMarginsRelativeArrangement"] = table["layoutMarginsRelativeArrangement"]
    return table
  }()

  private typealias Path<Value> = any WritableKeyPath<ViewProperties, Value?> & Sendable

  private static func flag(_ path: Path<Bool>) -> Setter {
    { (attribute, properties) in
      if let value = attribute.flag("value") { properties[keyPath: path] = value }
    }
  }

  private static func text(_ path: Path<String>) -> Setter {
    { (attribute, properties) in
      properties[keyPath: path] = TextValue.text(of: attribute, key: "value")
    }
  }

  private static func number(_ path: Path<Double>) -> Setter {
    { (attribute, properties) in
      if let value = attribute.runtimeNumber() { properties[keyPath: path] = value }
    }
  }

  private static func whole(_ path: Path<Int>) -> Setter {
    { (attribute, properties) in
      if let value = attribute.runtimeNumber() { properties[keyPath: path] = Int(value.rounded()) }
    }
  }

  /// Reads an edge inset, which is stored as a rectangle in the order of its bytes.
  ///
  /// `x` is the top, `y` the left, `width` the bottom and `height` the right inset.
  private static func insets(_ path: Path<Insets>) -> Setter {
    { (attribute, properties) in
      guard let rect = attribute.rect(key: "value") else { return }
      properties[keyPath: path] =
        Insets(top: rect.x, left: rect.y, bottom: rect.width, right: rect.height)
    }
  }

  /// Reads a case of a UIKit enumeration by its raw value; the cases have the same order here.
  private static func choice<Choice: Sendable>(
    _ path: Path<Choice>,
    _ cases: [Choice]
  ) -> Setter {
    { (attribute, properties) in
      guard let number = attribute.runtimeNumber() else { return }
      guard let index = Int(exactly: number), cases.indices.contains(index) else {
        let expected = "a whole number from 0 to \(cases.count - 1)"
        return attribute.leaveOut(
          .badValue(
            element: attribute.name,
            attribute: "value",
            value: "\(number)",
            expected: expected
          )
        )
      }
      properties[keyPath: path] = cases[index]
    }
  }
}

extension VariedElement {
  /// The number of a runtime attribute: `<real key="value" value=…/>` or `<integer …/>`.
  fileprivate func runtimeNumber() -> Double? {
    guard let child = child("real", key: "value") ?? child("integer", key: "value") else {
      return nil
    }
    return VariedElement(child, for: .any).number("value")
  }
}
