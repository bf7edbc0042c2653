import LayoutVocabulary

/// The JSON of the engine protocol: one flat object.
///
/// The kind determines its keys.
extension Finding: Codable {
  private enum CodingKeys: String, CodingKey {
    case step, kind, view, message, detail, invariant, axes, broken, with, unusable
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    self.init(
      step: try container.decode(Int.self, forKey: .step),
      view: try container.decode(ViewPath.self, forKey: .view),
      subject: try Self.subject(of: kind, in: container),
      detail: try container.decodeIfPresent(String.self, forKey: .detail) ?? ""
    )
  }

  private static func subject(
    of kind: Kind,
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> FindingSubject {
    if let message = try container.decodeIfPresent(String.self, forKey: .message) {
      return .prose(kind, message)
    }
    switch kind {
    case .brokenInvariant:
      return .invariant(try container.decode(String.self, forKey: .invariant))
    case .ambiguousLayout:
      return .ambiguity(
        try container.decodeIfPresent(AmbiguousAxes.self, forKey: .axes) ?? .unknown
      )
    case .truncatedText: return .truncation
    case .unsatisfiableConstraints:
      if let item = try container.decodeIfPresent(ConflictItem.self, forKey: .unusable) {
        return .unusable(item)
      }
      return .conflict(
        broken: try container.decode(ConflictItem.self, forKey: .broken),
        with: try container.decode([ConflictItem].self, forKey: .with)
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(step, forKey: .step)
    try container.encode(kind, forKey: .kind)
    try container.encode(view, forKey: .view)
    if !detail.isEmpty { try container.encode(detail, forKey: .detail) }
    switch subject {
    case .invariant(let text): try container.encode(text, forKey: .invariant)
    case .conflict(let broken, let others):
      try container.encode(broken, forKey: .broken)
      try container.encode(others, forKey: .with)
    case .unusable(let item): try container.encode(item, forKey: .unusable)
    case .ambiguity(let axes): try container.encode(axes, forKey: .axes)
    case .truncation: break
    case .prose(_, let sentence): try container.encode(sentence, forKey: .message)
    }
  }
}
