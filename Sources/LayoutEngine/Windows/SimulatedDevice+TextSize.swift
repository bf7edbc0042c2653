extension SimulatedDevice {
  /// Changes the user's text size and text weight.
  ///
  /// The steps are immediate, in this order:
  ///
  /// - Views that adjust their fonts update them.
  /// - Views and controllers are notified of their traits.
  /// - `UIContentSizeCategory.didChangeNotification` is posted.
  ///
  /// Windows are laid out after that.
  package func setTextSize(_ category: UIContentSizeCategory, boldText: Bool) {
    let before = options
    guard category != before.contentSizeCategory || boldText != before.boldText else { return }
    recordTextSize(category, boldText: boldText)
    attributing(to: .system) {
      TraitChange.make(in: windows) {
        options.contentSizeCategory = category
        options.boldText = boldText
        traits.optionsDidChange()
      }
      for window in windows { window.layOutRowsAgain() }
      guard category != before.contentSizeCategory else { return }
      post(UIContentSizeCategory.didChangeNotification, object: application)
    }
  }

  private func recordTextSize(_ category: UIContentSizeCategory, boldText: Bool) {
    if category != options.contentSizeCategory {
      let old = options.contentSizeCategory.name
      record(.trait("preferredContentSizeCategory", from: old, to: category.name))
    }
    guard boldText != options.boldText else { return }
    let weights = boldText ? ("regular", "bold") : ("bold", "regular")
    record(.trait("legibilityWeight", from: weights.0, to: weights.1))
  }
}
