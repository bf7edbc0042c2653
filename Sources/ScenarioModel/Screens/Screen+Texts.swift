extension Screen {
  /// The screen with other texts.
  ///
  /// - Parameter transform: Called with each text that is not empty; what users type is no text.
  /// - Returns: The screen.
  package func mappingTexts(_ transform: (String) -> String) -> Screen {
    var screen = self
    screen.title = title.map(transform)
    screen.changeTrees { $0.mapTexts(transform) }
    return screen
  }
}

extension ViewNode {
  fileprivate mutating func mapTexts(_ transform: (String) -> String) {
    properties.mapTexts(transform)
    for index in subviews.indices { subviews[index].mapTexts(transform) }
  }
}

extension ViewProperties {
  /// What the view shows, and what a screen reader reads of it.
  package var texts: [String] {
    var texts: [String] = []
    var properties = self
    properties.mapTexts { text in
      texts.append(text)
      return text
    }
    return texts
  }

  fileprivate mutating func mapTexts(_ transform: (String) -> String) {
    func map(_ text: inout String?) {
      if let old = text, !old.isEmpty { text = transform(old) }
    }
    map(&text)
    fragments = fragments?.map { fragment in
      var fragment = fragment
      fragment.text = transform(fragment.text)
      return fragment
    }
    map(&placeholder)
    map(&subtitle)
    segmentTitles = segmentTitles?.map { $0.isEmpty ? $0 : transform($0) }
    sections = sections?.map { section in
      var section = section
      map(&section.headerTitle)
      map(&section.footerTitle)
      return section
    }
    map(&accessibilityLabel)
    map(&accessibilityHint)
  }
}
