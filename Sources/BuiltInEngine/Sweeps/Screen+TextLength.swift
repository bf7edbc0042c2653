package import ScenarioModel

extension Screen {
  /// The screen with the texts of its labels and buttons so many per cent as long, in characters.
  ///
  /// A shorter text is the beginning of the written one; a longer one repeats it, with a space between. The
  /// parts of an attributed text change one by one.
  package func withTexts(ofLength percent: Double) -> Screen {
    var screen = self
    screen.changeTrees { $0 = $0.withTexts(ofLength: percent) }
    return screen
  }
}

extension ViewNode {
  /// Whether its text is one whose length is swept.
  var hasSweptText: Bool { kind == .label || kind == .button }

  fileprivate func withTexts(ofLength percent: Double) -> ViewNode {
    var node = self
    node.subviews = subviews.map { $0.withTexts(ofLength: percent) }
    guard hasSweptText else { return node }
    node.properties.text = properties.text?.ofLength(percent)
    node.properties.fragments = properties.fragments?.map { fragment in
      var fragment = fragment
      fragment.text = fragment.text.ofLength(percent)
      return fragment
    }
    return node
  }
}

extension String {
  /// The text so many per cent as long; one character at least of a text that has any.
  fileprivate func ofLength(_ percent: Double) -> String {
    guard !isEmpty else { return self }
    let length = max(1, Int((Double(count) * percent / 100).rounded()))
    let period = self + " "
    let repetitions = (length - 1) / period.count + 1
    return String(String(repeating: period, count: repetitions).prefix(length))
  }
}
