/// What a person calls a view.
package struct ViewTitle: Hashable, Sendable {
  /// Its own name, `emailField`; else its class and text, `label "Log In"`.
  package var words: String
  /// What identifies it where the words do not: its id in the document.
  package var id: String?
  /// Whether the words are a name.
  package var isName: Bool

  /// A name that identifies the view, or with an id beside it one that may be another's as well.
  package init(name: String, id: String? = nil) {
    words = name
    self.id = id
    isName = true
  }

  /// The class and text of a view that has no name.
  package init(description: String, id: String) {
    words = description
    self.id = id
    isName = false
  }

  /// The words with the id behind them: `label "Log In" (a1b-2c-d3e)`.
  package var text: String { id.map { "\(words) (\($0))" } ?? words }

  /// As a sentence has it, a name in quotes: `'emailField'`.
  package var quoted: String {
    isName ? ViewTitle(name: "'\(words)'", id: id).text : text
  }
}
