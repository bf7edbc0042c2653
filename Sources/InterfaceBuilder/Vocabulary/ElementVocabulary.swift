/// The support for the attributes of one kind of element, from the rows that read it.
///
/// A known attribute is read, or it changes no frame. An unfollowed attribute can change a frame,
/// but layouts here do not follow it. All other attributes are unknown. A warning reports
/// unfollowed and unknown attributes.
struct ElementVocabulary: Sendable {
  /// The known attributes; one can occur several times.
  private(set) var known: [String] = []
  /// Attributes that can change a frame and are not followed, each with its harmless values.
  private(set) var unfollowed: [String: Set<String>] = [:]
  /// Whether nothing in the element changes a frame, so that its contents are skipped.
  private(set) var isSealed = false

  init(_ parts: any VocabularyPart...) {
    for part in parts { add(part.vocabulary) }
  }

  init(known: [String]) { self.known = known }

  init(unfollowed: [String: Set<String>]) { self.unfollowed = unfollowed }

  static let sealed: ElementVocabulary = {
    var words = ElementVocabulary()
    words.isSealed = true
    return words
  }()

  static func words(_ list: String) -> [String] {
    // Splits bytes, which is much faster than splitting characters.
    let words = list.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return words.map { String(Substring($0)) }
  }

  mutating func add(_ other: ElementVocabulary) {
    known += other.known
    guard !other.unfollowed.isEmpty else { return }
    unfollowed.merge(other.unfollowed) { own, _ in own }
  }

  /// How an attribute is treated.
  enum Support: Equatable {
    case known, unfollowed, unknown
  }

  func support(of attribute: String, value: String) -> Support {
    if known.contains(attribute) { return .known }
    guard let harmless = unfollowed[attribute] else { return .unknown }
    return harmless.contains(value) ? .known : .unfollowed
  }
}

/// Attributes in the declaration of an element that no row reads.
protocol VocabularyPart {
  var vocabulary: ElementVocabulary { get }
}

/// The names of the attributes that code reads without rows.
struct Names: VocabularyPart {
  let vocabulary: ElementVocabulary

  init<Name: AttributeName & CaseIterable>(_: Name.Type) {
    vocabulary = ElementVocabulary(known: Name.allCases.map(\.rawValue))
  }

  /// The names of rows that set properties of another type.
  init<Other>(_ others: Attributes<Other>) { vocabulary = others.vocabulary }
}

/// Attributes that change no frame by themselves: identity, names, appearance, behavior.
struct Ignored: VocabularyPart {
  let vocabulary: ElementVocabulary

  /// Words are separated by white space.
  init(_ names: String) { vocabulary = ElementVocabulary(known: ElementVocabulary.words(names)) }

  /// The name and class of any object.
  static let object = Ignored(
    "id key userLabel customClass customModule customModuleProvider sceneMemberID"
  )
}

/// An attribute that can change a frame and is not followed, except for some values.
struct Unsupported: VocabularyPart {
  let vocabulary: ElementVocabulary

  init(_ name: String, except values: String...) {
    vocabulary = ElementVocabulary(unfollowed: [name: Set(values)])
  }
}
