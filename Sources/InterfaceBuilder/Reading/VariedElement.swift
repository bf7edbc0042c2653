import ScenarioModel

/// The `key` of a `<variation>`: the size classes that its contents apply to.
struct VariationKey {
  private let traits: [(name: Substring, value: Substring)]
  private let isDefault: Bool

  /// Reads `default`, `widthClass=compact` or `heightClass=regular-widthClass=regular`.
  init(_ key: String) {
    isDefault = key == "default"
    traits = key.split(separator: "-").compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  /// Whether the key has unknown traits, or traits that affect layouts and are not supported.
  var hasUnknownTraits: Bool {
    guard !isDefault else { return false }
    return traits.isEmpty || traits.contains { !Self.knownTraits.contains(String($0.name)) }
  }

  /// Size classes, and traits that only affect other idioms or an app's appearance.
  private static let knownTraits = Set(
    ElementVocabulary.words(
      """
      widthClass heightClass userInterfaceIdiom userInterfaceStyle displayGamut
      accessibilityContrast userInterfaceLevel legibilityWeight activeAppearance
      """
    )
  )

  /// Returns the number of size classes in the key; nil if the key does not match.
  ///
  /// A key with more size classes is stronger. A trait other than a size class, such as the idiom,
  /// never matches: layouts here are always for a phone or pad application.
  func specificity(in classes: SizeClasses) -> Int? {
    if isDefault { return 0 }
    for trait in traits {
      switch trait.name {
      case "widthClass" where matches(trait.value, classes.horizontal): continue
      case "heightClass" where matches(trait.value, classes.vertical): continue
      default: return nil
      }
    }
    return traits.isEmpty ? nil : traits.count
  }

  private func matches(_ value: Substring, _ sizeClass: SizeClass?) -> Bool {
    sizeClass.map { $0.rawValue == value } ?? false
  }
}

/// An element for certain size classes: its own attributes and children, overlaid by matching
/// variations.
struct VariedElement {
  let element: MarkupElement
  /// The matching variations, strongest first; of equally strong ones, the later one first.
  private let variations: [MarkupElement]

  init(_ element: MarkupElement, for classes: SizeClasses) {
    self.element = element
    // Nearly all elements have no variation, and then no list is made.
    guard element.child("variation") != nil else {
      variations = []
      return
    }
    variations =
      element.children(named: "variation")
      .enumerated()
      .compactMap { (offset, variation) -> (rank: (Int, Int), element: MarkupElement)? in
        VariationKey(variation.attribute("key") ?? "").specificity(in: classes)
          .map { (($0, offset), variation) }
      }
      .sorted { $0.rank > $1.rank }
      .map(\.element)
  }

  var name: String { element.name }
  var location: FileLocation { element.location }

  /// The lengths of the names of all attributes.
  var nameLengths: NameLengths {
    variations.reduce(into: element.attributes.lengths) { $0.formUnion($1.attributes.lengths) }
  }

  /// Returns an attribute's value.
  ///
  /// Do not use it for `id` and `key`: a variation has these attributes for itself.
  func attribute(_ name: some AttributeName) -> String? {
    for variation in variations {
      if let value = variation.attribute(name) { return value }
    }
    return element.attribute(name)
  }

  func child(_ name: String, key: String? = nil) -> MarkupElement? {
    for variation in variations {
      if let child = variation.child(name, key: key) { return child }
    }
    return element.child(name, key: key)
  }

  /// The children with a name, in the order of the search by ``child(_:key:)``.
  func children(named name: String) -> [MarkupElement] {
    guard !variations.isEmpty else { return element.children(named: name) }
    return (variations + [element]).flatMap { $0.children(named: name) }
  }

  /// The ids of subviews and constraints that the size classes remove.
  ///
  /// The strongest variation that contains an id takes effect.
  var excludedIDs: [String] {
    var decided: Set<String> = []
    var excluded: [String] = []
    for variation in variations {
      for mask in variation.children(named: "mask") {
        for entry in mask.children {
          guard let id = entry.attribute("reference"), decided.insert(id).inserted else { continue }
          if entry.name == "exclude" { excluded.append(id) }
        }
      }
    }
    return excluded
  }
}
