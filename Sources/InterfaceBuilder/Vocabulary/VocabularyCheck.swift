import ScenarioModel

/// Reports the parts of a document that the importer does not support.
///
/// Each kind of part is reported once, at its first location, with the number of its repetitions. A
/// document of a newer Xcode may have the same new attribute on every view.
struct VocabularyCheck {
  private let tree: MarkupTree
  private var findings: [Finding] = []
  /// The positions in `findings` by message; the order does not matter, because it is never
  /// iterated.
  private var known: [String: Int] = [:]

  private struct Finding {
    var element: MarkupElement
    var message: String
    var repetitions = 0
  }

  init(tree: MarkupTree) {
    self.tree = tree
  }

  /// The warnings, in the order of the document.
  mutating func warnings() -> [ImportWarning] {
    var index = 0
    while index < tree.nodes.count {
      let element = MarkupElement(tree: tree, index: index)
      let looksInside = check(element)
      index = looksInside ? index + 1 : tree.endOfSubtree(at: index)
    }
    let shown = findings.prefix(ImportWarning.limit).map { finding in
      let more = finding.repetitions == 0 ? "" : " (and \(finding.repetitions) more like it)"
      return ImportWarning(.unsupported, about: finding.element, finding.message + more)
    }
    let elements = findings.map(\.element)
    return shown + ImportWarning.rest(.unsupported, of: elements, "unknown elements and attributes")
  }

  /// Checks one element, and returns whether its contents need a check.
  private mutating func check(_ element: MarkupElement) -> Bool {
    guard element.hasVocabulary else {
      warn("<\(element.name)> is unknown; \(element.effectOfUnknown)", element)
      return element.isTraversed
    }
    guard !element.isSealed else { return false }
    for (name, value) in element.unknownAttributes { check(name, value, of: element) }
    checkKey(of: element)
    return true
  }

  /// Returns the vocabulary of an element; a variation has the vocabulary of its parent's element.
  private func words(for element: MarkupElement) -> ElementVocabulary? {
    guard element.kind.isVariation else { return element.kind.vocabulary }
    var words = element.parent?.kind.vocabulary
    words?.add(ElementVocabulary(known: ["key"]))
    return words
  }

  private mutating func check(
    _ name: String,
    _ value: String,
    of element: MarkupElement
  ) {
    switch words(for: element)?.support(of: name, value: value) ?? .unknown {
    case .known: break
    case .unknown:
      warn("<\(element.name)> has the unknown attribute \(name); it is left out", element)
    case .unfollowed:
      warn("<\(element.name)> has \(name)=\"\(value)\", which the layout ignores", element)
    }
  }

  /// Checks the key of a value with geometry; a value under another key is not read.
  private mutating func checkKey(of element: MarkupElement) {
    guard let key = element.attribute("key") else { return }
    if element.kind.isVariation {
      guard !VariationKey(key).hasUnknownTraits else {
        return warn("<variation> is for \"\(key)\", which is unknown; it is left out", element)
      }
    }
    guard let keys = element.kind.geometryKeys, !keys.contains(key) else { return }
    warn("<\(element.name)> has the unknown key \"\(key)\"; it is left out", element)
  }

  private mutating func warn(_ message: String, _ element: MarkupElement) {
    if let position = known[message] {
      findings[position].repetitions += 1
    } else {
      known[message] = findings.count
      findings.append(Finding(element: element, message: message))
    }
  }
}

/// The keys of values with geometry that are read, or that change no frame.
enum GeometryKeys {
  static let byElement: [String: [String]] = [
    "rect": ElementVocabulary.words("frame contentStretch"),
    "size": ElementVocabulary.words(
      """
      freeformSize intrinsicContentSize customSize shadowOffset titleShadowOffset
      itemSize estimatedItemSize headerReferenceSize footerReferenceSize
      """
    ),
    "inset": ElementVocabulary.words(
      """
      contentEdgeInsets titleEdgeInsets imageEdgeInsets separatorInset scrollIndicatorInsets
      sectionInset imageInsets insetFor6xAndEarlier
      """
    ),
    "edgeInsets": ElementVocabulary.words("layoutMargins"),
    "real": ElementVocabulary.words("NSKern NSStrokeWidth NSObliqueness"),
    "directionalEdgeInsets": ElementVocabulary.words("directionalLayoutMargins contentInsets"),
    "viewLayoutGuide": ElementVocabulary.words(
      """
      safeArea contentLayoutGuide frameLayoutGuide layoutMargins layoutMarginsGuide
      readableContent readableContentGuide keyboard keyboardLayoutGuide
      """
    ),
    "keyboardLayoutGuide": ElementVocabulary.words("keyboard keyboardLayoutGuide"),
  ]
}

extension MarkupElement {
  /// Whether it contains a user's comment on the view instead of the view's text.
  private var isComment: Bool {
    kind.hasName("attributedString") && attribute("key") == "userComments"
  }

  /// Whether an unknown element looks like a view: it has a frame, or an id and a parent
  /// `subviews`.
  var looksLikeView: Bool {
    child("rect", key: "frame") != nil || attribute("id") != nil && parent?.name == "subviews"
  }

  /// Whether an element of a scene has the name of a view controller.
  var looksLikeController: Bool {
    parent?.name == "objects" && name.hasSuffix("ontroller") && name != "searchDisplayController"
  }

  /// Whether the importer supports elements of this name; a variation belongs to its parent's
  /// element.
  var isKnown: Bool { kind.isKnown }

  /// Whether the element's contents count.
  ///
  /// The contents of an unknown element are left out with it, unless it looks like a view or a
  /// controller.
  var isTraversed: Bool { isKnown || looksLikeView || looksLikeController }

  /// Whether nothing in the element changes a frame, so that its contents have no vocabulary.
  var isSealed: Bool { kind.isSealed || isComment }

  /// Whether the attributes of the element can be checked; a variation has its parent's vocabulary.
  fileprivate var hasVocabulary: Bool {
    kind.isVariation ? parent?.kind.vocabulary != nil : kind.isKnown
  }

  /// The attributes outside the known ones, in the order of their names.
  fileprivate var unknownAttributes: [MarkupAttributes.Entry] {
    let kind = kind
    let unknown = attributes.entries.filter { !kind.knows($0.name) }
    return unknown.count < 2 ? unknown : unknown.sorted { $0.name < $1.name }
  }

  fileprivate var effectOfUnknown: String {
    if looksLikeView { return "it is laid out as a plain view" }
    return looksLikeController
      ? "it is treated as a plain view controller" : "it is left out with its contents"
  }
}
