import ScenarioModel

/// Attributes as values; nil for a missing attribute and for an invalid one, which causes a
/// warning.
extension VariedElement {
  func flag(_ name: some AttributeName) -> Bool? { value(name, .flag) }

  func number(_ name: some AttributeName) -> Double? { value(name, .number) }

  /// Returns one of the values of an enumeration, see `AttributeFormat.choice`.
  func choice<Choice>(_ name: some AttributeName, of _: Choice.Type = Choice.self) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    value(name, .choice)
  }

  /// Returns a number that its owner requires; a missing one causes a warning about the owner.
  func requiredNumber(_ name: some AttributeName) -> Double? {
    guard attribute(name) != nil else {
      leaveOut(.missingAttribute(element: self.name, attribute: name.rawValue))
      return nil
    }
    return number(name)
  }

  /// Reads an optional attribute; an invalid value is reported and left out.
  func value<Value>(_ name: some AttributeName, _ format: AttributeFormat<Value>) -> Value? {
    do throws(ReadingProblem) {
      return try checked(name, format)
    } catch {
      leaveOut(error)
      return nil
    }
  }

  /// Reads an attribute that its owner requires to be valid.
  func checked<Value>(
    _ name: some AttributeName,
    _ format: AttributeFormat<Value>
  ) throws(ReadingProblem) -> Value? {
    guard let text = attribute(name) else { return nil }
    guard let value = format.value(text) else {
      let expected = format.expected()
      throw .badValue(
        element: self.name,
        attribute: name.rawValue,
        value: text,
        expected: expected
      )
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
    guard let rect = valueElement("rect", key: key), let x = rect.requiredNumber(PointName.x),
      let y = rect.requiredNumber(PointName.y), let size = rect.size
    else { return nil }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The two lengths of a size element; nil if one is missing.
  var size: Size? {
    guard let width = requiredNumber(SizeName.width), let height = requiredNumber(SizeName.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// A size: `<size key="…" width= height=/>`.
  func size(key: String) -> Size? { valueElement("size", key: key)?.size }

  /// Insets by side: `<edgeInsets key="…" top= left= bottom= right=/>`.
  func edgeInsets(key: String) -> Insets? {
    insets("edgeInsets", key: key, EdgeName.self)
  }

  /// Insets by reading direction, leading as left: `<directionalEdgeInsets … leading=/>`.
  func directionalEdgeInsets(key: String) -> Insets? {
    insets("directionalEdgeInsets", key: key, DirectionalEdgeName.self)
  }

  /// Insets in the older spelling: `<inset key="…" minX= minY= maxX= maxY=/>`.
  func inset(key: String) -> Insets? {
    insets("inset", key: key, InsetName.self)
  }

  private func valueElement(_ name: String, key: String) -> VariedElement? {
    child(name, key: key).map { VariedElement($0, for: .any) }
  }

  /// Insets from the attributes for the top, left, bottom and right; a missing one is 0.
  private func insets<Name: AttributeName & CaseIterable>(
    _ element: String,
    key: String,
    _: Name.Type
  ) -> Insets? {
    guard let element = valueElement(element, key: key) else { return nil }
    let lengths = Name.allCases.map { element.number($0) ?? 0 }
    return Insets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }
}

enum PointName: String, AttributeName, CaseIterable { case x, y }
enum SizeName: String, AttributeName, CaseIterable { case width, height }
enum EdgeName: String, AttributeName, CaseIterable { case top, left, bottom, right }
enum DirectionalEdgeName: String, AttributeName, CaseIterable {
  case top, leading, bottom, trailing
}
enum InsetName: String, AttributeName, CaseIterable { case minY, minX, maxY, maxX }
