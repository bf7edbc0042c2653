extension String {
  /// Whether the text is Interface Builder's own or a sample, which code replaces.
  var isSampleText: Bool {
    let text = lowercased()
    return Self.standardTexts.contains(text) || text.contains("lorem ipsum")
  }

  /// The texts of new views in Interface Builder, and the names of their classes.
  private static let standardTexts: Set = [
    "label", "button", "title", "subtitle", "detail", "textview", "text view", "textfield",
    "text field",
  ]
}
