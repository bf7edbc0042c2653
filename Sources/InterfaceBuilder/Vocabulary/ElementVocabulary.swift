/// The support for the attributes of one kind of element.
///
/// A supported attribute is in one of three lists. The reading code reads it, it changes no frame,
/// or it can change a frame and layouts here do not follow it. All other attributes are unknown. A
/// warning reports unfollowed and unknown attributes.
struct ElementVocabulary: Sendable {
  /// Attributes that the reading code reads.
  var reads: Set<String> = []
  /// Attributes that change no frame: appearance, behavior, names.
  var ignores: Set<String> = []
  /// Attributes that can change a frame and are not followed, each with its harmless values.
  var unfollowed: [String: Set<String>] = [:]
  /// Whether nothing in the element changes a frame, so that its contents are skipped.
  var isSealed = false

  /// Words are separated by white space.
  init(
    reads: String = "",
    ignores: String = "",
    unfollowed: [String: Set<String>] = [:]
  ) {
    self.reads = Self.words(reads)
    self.ignores = Self.words(ignores)
    self.unfollowed = unfollowed
  }

  static let sealed: ElementVocabulary = {
    var words = ElementVocabulary()
    words.isSealed = true
    return words
  }()

  static func words(_ list: String) -> Set<String> {
    // Splits bytes, which is much faster than splitting characters.
    let words = list.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return Set(words.map { String(Substring($0)) })
  }

  /// Returns the union of this vocabulary and the vocabulary of a more general kind of element.
  func and(_ other: ElementVocabulary) -> ElementVocabulary {
    var sum = self
    sum.reads.formUnion(other.reads)
    sum.ignores.formUnion(other.ignores)
    sum.unfollowed.merge(other.unfollowed) { own, _ in own }
    return sum
  }

  /// How an attribute is treated.
  enum Support: Equatable {
    case read, ignored, unfollowed, unknown
  }

  func support(of attribute: String, value: String) -> Support {
    if reads.contains(attribute) { return .read }
    if ignores.contains(attribute) { return .ignored }
    guard let harmless = unfollowed[attribute] else { return .unknown }
    return harmless.contains(value) ? .ignored : .unfollowed
  }
}

extension ElementVocabulary {
  /// The attributes that any object may have for its name and class.
  static let object = ElementVocabulary(
    reads: "id key userLabel customClass",
    ignores: "customModule customModuleProvider sceneMemberID"
  )
}
