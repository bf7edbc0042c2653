import ScenarioModel

/// Text between the elements of a document, which nothing reads.
extension MarkupTree {
  /// Returns the same document with warnings about text in some elements.
  func with(strayTextIn elements: [Int], of source: SourceText) -> MarkupTree {
    let conflicts = ConflictMarkers(source).warnings
    guard conflicts.isEmpty else { return with(conflicts) }
    let elements = elements.map { MarkupElement(tree: self, index: $0) }.filter {
      $0.isKnown && !$0.isSealed
    }
    let named = elements.prefix(ImportWarning.limit).map { element in
      ImportWarning(.damaged, about: element, "<\(element.name)> contains text; it is left out")
    }
    return with(named + ImportWarning.rest(.damaged, of: elements, "elements with text"))
  }
}
