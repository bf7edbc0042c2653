package import ScenarioModel

extension Screen {
  /// Returns the screen with longer or shorter texts in its labels and buttons, in percent of the
  /// characters.
  ///
  /// A shorter text is a prefix of the written text. A longer text repeats it, separated by a
  /// space. The parts of an attributed text change one by one.
  package func withTexts(ofLength percent: Double) -> Screen {
    var screen = self
    screen.changeTrees { $0 = $0.withTexts(ofLength: percent) }
    return screen
  }
}

extension ViewNode {
  /// Whether a sweep changes the length of the view's text.
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
  /// Returns the text with a length in percent; at least one character if it is not empty.
  fileprivate func ofLength(_ percent: Double) -> String {
    guard !isEmpty else { return self }
    let length = max(1, Int((Double(count) * percent / 100).rounded()))
    let period = self + " "
    let repetitions = (length - 1) / period.count + 1
    return String(String(repeating: period, count: repetitions).prefix(length))
  }
}
