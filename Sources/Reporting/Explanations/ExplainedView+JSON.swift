import SnapshotModel

/// The JSON of a view: the keys of its explanation, with the texts of sources and the titles of
/// items.
extension ExplainedView: Encodable {
  private enum Key: String, CodingKey {
    case view, title, place, values
    case dimension, value, parts, pressedBy, alignment, rounding, setDirectly, isAmbiguous
    case emptyItems, freeItems
    case source, constraint, amount, multiplier, surroundings, priority
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .view)
    try container.encode(title, forKey: .title)
    try container.encode(place, forKey: .place)
    var values = container.nestedUnkeyedContainer(forKey: .values)
    for value in explanation.values {
      var keys = values.nestedContainer(keyedBy: Key.self)
      try encode(value, in: &keys)
    }
  }

  private func encode(
    _ value: FrameExplanation.Value,
    in container: inout KeyedEncodingContainer<Key>
  ) throws {
    try container.encode(value.dimension, forKey: .dimension)
    try container.encode(value.value, forKey: .value)
    var parts = container.nestedUnkeyedContainer(forKey: .parts)
    for part in value.parts {
      var keys = parts.nestedContainer(keyedBy: Key.self)
      try encode(part, in: &keys)
    }
    try container.encode(value.pressedBy.map(text(of:)), forKey: .pressedBy)
    try container.encode(value.alignment, forKey: .alignment)
    try container.encode(value.rounding, forKey: .rounding)
    try container.encode(value.setDirectly, forKey: .setDirectly)
    try container.encode(value.isAmbiguous, forKey: .isAmbiguous)
    try container.encode(value.emptyItems.map(title(ofItem:)), forKey: .emptyItems)
    try container.encode(value.freeItems.map(title(ofItem:)), forKey: .freeItems)
  }

  private func encode(
    _ part: FrameExplanation.Part,
    in container: inout KeyedEncodingContainer<Key>
  ) throws {
    try container.encode(text(of: part.source), forKey: .source)
    try container.encodeIfPresent(part.source.constraintName, forKey: .constraint)
    try container.encode(part.amount, forKey: .amount)
    try container.encode(part.multiplier, forKey: .multiplier)
    try container.encode(part.surroundings, forKey: .surroundings)
    try container.encode(part.priority, forKey: .priority)
  }
}
