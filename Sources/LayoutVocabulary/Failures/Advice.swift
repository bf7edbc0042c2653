/// A line below an error that helps the user to correct it.
package enum Advice: Hashable, Sendable {
  /// An action, as an imperative: `name a device with --device`.
  case fix(String)
  /// A fact: the most similar name, or the valid names.
  case hint(String)
}

extension Advice {
  /// The word before the text, without the colon.
  package var label: String {
    switch self {
    case .fix: "fix"
    case .hint: "hint"
    }
  }

  /// The text without the label.
  package var text: String {
    switch self {
    case .fix(let text), .hint(let text): text
    }
  }
}

extension Advice: CustomStringConvertible {
  /// The label and the text in one line.
  package var description: String { "\(label): \(text)" }
}
