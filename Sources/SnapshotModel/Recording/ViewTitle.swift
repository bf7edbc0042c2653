/// The title of a view for people.
package struct ViewTitle: Hashable, Sendable {
  /// The view's own name, `emailField`, or its class and text, `label "Log In"`.
  package var words: String
  /// The id in the document, if the words alone are ambiguous.
  package var id: String?
  /// Whether the words are a name.
  package var isName: Bool
  /// The whole text of the view in its document: the text of a label, button or text view, the
  /// placeholder of a field without text, or the titles of segments; nil without a text.
  package var content: String?

  /// Creates a title from a name.
  ///
  /// The id distinguishes views with equal names.
  package init(name: String, id: String? = nil) {
    words = name
    self.id = id
    isName = true
  }

  /// Creates a title from the class and text of a view without a name.
  package init(description: String, id: String) {
    words = description
    self.id = id
    isName = false
  }

  /// The words with the id after them: `label "Log In" (a1b-2c-d3e)`.
  package var text: String { id.map { "\(words) (\($0))" } ?? words }

  /// The title in a sentence, with a name in quotes: `'emailField'`.
  package var quoted: String {
    isName ? ViewTitle(name: "'\(words)'", id: id).text : text
  }
}
