/// A size that a screen's document does not contain, so that an engine must estimate it.
package struct UnknownSize: Codable, Hashable, Sendable {
  /// The reason why the document does not contain the size.
  package enum Reason: String, CaseIterable, Codable, Sendable {
    /// A system symbol.
    ///
    /// The font's glyph determines its size.
    case symbol
    /// An image that the document does not list.
    case image
    /// A font that is replaced with a similar font or the system font for measuring.
    case font
    /// A class of the app that computes its intrinsic content size in code.
    case customClass
    /// A view without a content size.
    ///
    /// Interface Builder uses the drawn size.
    case drawnSize
    /// A label without text or an image view without an image.
    ///
    /// Code sets the content.
    case content
    /// A text that code replaces, because it is a key of a table of texts.
    case localizationKey
  }

  package var reason: Reason
  /// The name of the symbol, image, font or class; else empty.
  package var name: String

  package init(_ reason: Reason, _ name: String = "") {
    self.reason = reason
    self.name = name
  }
}

extension UnknownSize: Comparable {
  /// Orders sizes by reason, then by name.
  package static func < (left: UnknownSize, right: UnknownSize) -> Bool {
    left.reason == right.reason ? left.name < right.name : left.reason.rank < right.reason.rank
  }

  /// The subject of the size: `system symbol 'star'`.
  package var subject: String {
    switch reason {
    case .symbol: "system symbol '\(name)'"
    case .image: "image '\(name)'"
    case .font: "font '\(name)'"
    case .customClass: "custom class '\(name)'"
    case .drawnSize: "drawn size"
    case .content: "missing content"
    case .localizationKey: "localization key as text"
    }
  }

  /// The estimate in a clause: `the size of system symbol 'star' is an estimate`.
  package var text: String {
    switch reason {
    case .symbol: "the size of \(subject) is an estimate"
    case .image: "the document does not give the size of \(subject)"
    case .font: "\(subject) is measured by another font"
    case .customClass: "only code determines the content size of \(subject)"
    case .drawnSize: "the document does not give the drawn size"
    case .content: "the document does not give the text or image"
    case .localizationKey: "the text is a localization key"
    }
  }
}

extension UnknownSize.Reason {
  fileprivate var rank: Int {
    switch self {
    case .symbol: 0
    case .image: 1
    case .font: 2
    case .customClass: 3
    case .drawnSize: 4
    case .content: 5
    case .localizationKey: 6
    }
  }
}

/// A view of a run with a size that depends on an unknown size.
///
/// It is a note on the view, not geometry: a run with other estimates and equal frames has the same
/// ``RunDigests/geometry`` and another ``RunDigests/answer``.
package struct SizeEstimate: Hashable, Sendable {
  /// The path of the view.
  package var view: ViewPath
  /// The unknown size with its reason.
  package var size: UnknownSize

  package init(view: ViewPath, size: UnknownSize) {
    self.view = view
    self.size = size
  }
}

extension SizeEstimate: Comparable {
  /// Orders estimates by the view's path, then by the unknown size.
  package static func < (left: SizeEstimate, right: SizeEstimate) -> Bool {
    left.view == right.view ? left.size < right.size : left.view < right.view
  }
}

extension SizeEstimate: RecordedFact {
  package static var blank: SizeEstimate { SizeEstimate(view: .blank, size: UnknownSize(.blank)) }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&view, column: "view", "the path of the view")
    try fact.field(&size.reason, column: "reason", "the reason for an estimate")
    try fact.unlessBlank(&size.name, column: "name", "the name of the estimated item")
  }
}

extension UnknownSize.Reason: FactChoice {}

extension SizeEstimate: Codable {
  private enum CodingKeys: String, CodingKey { case view, reason, name }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    view = try container.decode(ViewPath.self, forKey: .view)
    size = UnknownSize(
      try container.decode(UnknownSize.Reason.self, forKey: .reason),
      try container.decodeIfPresent(String.self, forKey: .name) ?? ""
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(view, forKey: .view)
    try container.encode(size.reason, forKey: .reason)
    if !size.name.isEmpty { try container.encode(size.name, forKey: .name) }
  }
}
