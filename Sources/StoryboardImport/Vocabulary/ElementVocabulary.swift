/// What the importer makes of the attributes of one kind of element.
///
/// Every attribute has one of three fates: the reading code asks for it, it is known to change no
/// frame, or it can change one in a way that no layout here follows. What is in none of the three
/// lists is unknown. The last two are named in a warning.
struct ElementWords: Sendable {
  /// Attributes that the reading code asks for.
  var reads: Set<Substring> = []
  /// Attributes that change no frame: looks, behaviour, names.
  var ignores: Set<Substring> = []
  /// Attributes that can change a frame and are not followed, each with its harmless values.
  var unfollowed: [String: Set<String>] = [:]
  /// Whether nothing in the element changes a frame, so that nobody looks inside.
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

  static let sealed: ElementWords = {
    var words = ElementWords()
    words.isSealed = true
    return words
  }()

  static func words(_ list: String) -> Set<Substring> {
    Set(list.split(whereSeparator: \.isWhitespace))
  }

  /// These words and those of a more general kind of element.
  func and(_ other: ElementWords) -> ElementWords {
    var sum = self
    sum.reads.formUnion(other.reads)
    sum.ignores.formUnion(other.ignores)
    sum.unfollowed.merge(other.unfollowed) { own, _ in own }
    return sum
  }

  /// What becomes of an attribute.
  enum Fate: Equatable {
    case read, ignored, unfollowed, unknown
  }

  func fate(of attribute: String, value: String) -> Fate {
    let name = attribute[...]
    if reads.contains(name) { return .read }
    if ignores.contains(name) { return .ignored }
    guard let harmless = unfollowed[attribute] else { return .unknown }
    return harmless.contains(value) ? .ignored : .unfollowed
  }
}

extension ElementWords {
  /// What any object may have for its name and class, whatever it is.
  static let object = ElementWords(
    reads: "id key userLabel customClass",
    ignores: "customModule customModuleProvider sceneMemberID"
  )
}
