/// The number of omitted parts in one type of an app, for a screen of a run.
///
/// The engine of an app omits code that does not compile. The type is the class of a controller, a
/// view or a cell on the screen, or an app's superclass of it. Like an estimate, the number is a
/// note, not geometry: runs with other numbers and equal frames have the same
/// ``RunDigests/geometry`` and another ``RunDigests/answer``.
package struct OmissionCount: Codable, Hashable, Sendable {
  /// The name of the screen, as in the paths of its views.
  package var screen: String
  /// The type without its module: `Form.Row`.
  package var type: String
  /// The number of omitted parts, in ``counts``.
  package var count: Int

  /// The possible numbers; a screen's total cannot overflow.
  package static let counts = 1...1_000_000

  package init(screen: String, type: String, count: Int) {
    self.screen = screen
    self.type = type
    self.count = count
  }
}

extension OmissionCount: Comparable {
  /// Orders by screen, then by decreasing count, then by type.
  package static func < (left: OmissionCount, right: OmissionCount) -> Bool {
    (left.screen, right.count, left.type) < (right.screen, left.count, right.type)
  }
}

extension OmissionCount: RecordedFact {
  package static var blank: OmissionCount { OmissionCount(screen: "", type: "", count: 0) }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&screen, column: "screen", "the name of the screen")
    try fact.field(&type, column: "type", "the name of the type")
    try fact.field(&count, column: "count", "the number of omissions")
  }
}

/// The omitted code of one screen.
package struct ScreenOmissions: Hashable, Sendable {
  /// The name of the screen.
  package let screen: String
  /// The types with omitted code, the largest count first.
  package let types: [OmissionCount]

  /// The number of omitted parts in all types.
  package var total: Int { types.map(\.count).reduce(0, +) }

  /// Groups counts by their screens, in the order of the screens' names.
  package static func all(_ counts: [OmissionCount]) -> [ScreenOmissions] {
    Dictionary(grouping: counts, by: \.screen)
      .map { ScreenOmissions(screen: $0.key, types: $0.value.sorted()) }
      .sorted { $0.screen < $1.screen }
  }

  /// The number, the screen and the types: `5 on screen chat (ChatViewController 4, ChatCell 1)`.
  package var text: String { "\(total) on screen \(screen) (\(largestTypes))" }

  /// The number and the types: `5 (ChatViewController 4, ChatCell 1)`.
  package var numbers: String { "\(total) (\(largestTypes))" }

  /// The types with the largest numbers: `ChatViewController 4, ChatCell 1`.
  package var largestTypes: String {
    let listed = types.prefix(Self.listedTypes).map { "\($0.type) \($0.count)" }
    let rest = types.count - listed.count
    let others = rest == 0 ? [] : [rest == 1 ? "1 more type" : "\(rest) more types"]
    return (listed + others).joined(separator: ", ")
  }

  /// The number of types in a text.
  private static let listedTypes = 3
}

extension ScreenOmissions: Encodable {
  private enum CodingKeys: String, CodingKey { case screen, total, types }
  private enum TypeKeys: String, CodingKey { case type, count }

  /// Encodes the screen, the total, and each type with its count.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(screen, forKey: .screen)
    try container.encode(total, forKey: .total)
    var list = container.nestedUnkeyedContainer(forKey: .types)
    for type in types {
      var entry = list.nestedContainer(keyedBy: TypeKeys.self)
      try entry.encode(type.type, forKey: .type)
      try entry.encode(type.count, forKey: .count)
    }
  }
}

extension Run {
  /// The omitted code of each screen that has any.
  package var screenOmissions: [ScreenOmissions] { ScreenOmissions.all(omissions) }
}
