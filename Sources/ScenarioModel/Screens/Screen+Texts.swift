extension Screen {
  /// Returns the screen with other texts.
  ///
  /// - Parameter transform: Called with each text that is not empty, except text that users type.
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
  /// The texts that the view shows, and the texts that a screen reader reads.
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
