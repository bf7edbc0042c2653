import ScenarioModel

/// Attributes as values; nil for a missing attribute and for an invalid one, which causes a
/// warning.
extension VariedElement {
  func flag(_ name: String) -> Bool? { value(name, .flag) }

  func number(_ name: String) -> Double? { value(name, .number) }

  func integer(_ name: String) -> Int? { value(name, .whole) }

  /// A layout priority of a view.
  func priority(_ name: String) -> Float? { value(name, .viewPriority).map { Float($0) } }

  /// Returns one of the values of an enumeration, see `AttributeFormat.choice`.
  func choice<Choice>(_ name: String, of _: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    value(name, .choice)
  }

  /// Returns a number that its owner requires; a missing one causes a warning about the owner.
  func requiredNumber(_ name: String) -> Double? {
    if element.attribute(name) == nil, attribute(name) == nil {
      leaveOut(.missingAttribute(element: self.name, attribute: name))
    }
    return number(name)
  }

  /// Reads an optional attribute; an invalid value is reported and left out.
  private func value<Value>(_ name: String, _ format: AttributeFormat<Value>) -> Value? {
    do throws(ReadingProblem) {
      return try checked(name, format)
    } catch {
      leaveOut(error)
      return nil
    }
  }

  /// Reads an attribute that its owner requires to be valid.
  func checked<Value>(
    _ name: String,
    _ format: AttributeFormat<Value>
  ) throws(ReadingProblem) -> Value? {
    guard let text = attribute(name) else { return nil }
    guard let value = format.value(text) else {
      throw .badValue(element: self.name, attribute: name, value: text, expected: format.expected())
    }
    return value
  }

  func leaveOut(_ problem: ReadingProblem) { element.warn("\(problem); it is left out") }
}

/// The small elements with geometry.
extension VariedElement {
  /// Returns a rectangle: `<rect key="…" x= y= width= height=/>`; nil also if one of its numbers is
  /// missing.
  func rect(key: String) -> Rect? {
    guard let rect = valueElement("rect", key: key), let x = rect.requiredNumber("x"),
      let y = rect.requiredNumber("y"), let width = rect.requiredNumber("width"),
      let height = rect.requiredNumber("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The two lengths of a size element; nil if one is missing.
  var size: Size? {
    guard let width = requiredNumber("width"), let height = requiredNumber("height") else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// A size: `<size key="…" width= height=/>`.
  func size(key: String) -> Size? { valueElement("size", key: key)?.size }

  /// Insets by side: `<edgeInsets key="…" top= left= bottom= right=/>`.
  func edgeInsets(key: String) -> Insets? {
    valueElement("edgeInsets", key: key)?.insets("top", "left", "bottom", "right")
  }

  /// Insets by reading direction, leading as left: `<directionalEdgeInsets … leading=/>`.
  func directionalEdgeInsets(key: String) -> Insets? {
    valueElement("directionalEdgeInsets", key: key)?
      .insets("top", "leading", "bottom", "trailing")
  }

  /// Insets in the older spelling: `<inset key="…" minX= minY= maxX= maxY=/>`.
  func inset(key: String) -> Insets? {
    valueElement("inset", key: key)?.insets("minY", "minX", "maxY", "maxX")
  }

  private func valueElement(_ name: String, key: String) -> VariedElement? {
    child(name, key: key).map { VariedElement($0, for: .any) }
  }

  private func insets(_ top: String, _ left: String, _ bottom: String, _ right: String) -> Insets {
    Insets(
      top: number(top) ?? 0,
      left: number(left) ?? 0,
      bottom: number(bottom) ?? 0,
      right: number(right) ?? 0
    )
  }
}
