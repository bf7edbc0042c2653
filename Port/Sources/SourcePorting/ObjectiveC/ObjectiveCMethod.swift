/// A method of an Objective-C class, with its name in Swift.
struct ObjectiveCMethod: Hashable {
  /// A part of the selector with a parameter.
  struct Part: Hashable {
    var text: String
    var type: ObjectiveCType
    var parameter: String
  }

  var isStatic: Bool
  var result: ObjectiveCType
  /// The selector without parameters.
  var name: String
  var parts: [Part]

  /// Whether the method makes an object of its class.
  var isInitializer: Bool {
    !isStatic && (name == "init" || name.hasPrefix("initWith") || name.hasPrefix("initFor"))
  }

  /// Whether classes of UIKit have the initializer, and their subclasses inherit it.
  ///
  /// A declaration would override an initializer that `init()` calls.
  var isInheritedInitializer: Bool { Self.inheritedInitializers.contains(parts.map(\.text)) }

  private static let inheritedInitializers: Set = [
    ["initWithFrame"], ["initWithCoder"], ["initWithNibName", "bundle"],
    ["initWithStyle", "reuseIdentifier"], ["initWithFrame", "style"],
    ["initWithFrame", "collectionViewLayout"],
  ]

  /// The declaration in Swift, without modifiers and body; nil for the initializer without
  /// parameters, which all classes inherit.
  var declaration: String? {
    if isInitializer {
      guard let first = parts.first else { return nil }
      let words = first.text.dropFirst("init".count)
      let label = words.hasPrefix("With") ? words.dropFirst("With".count) : words
      let labels = [String(label).lowercasedStart] + parts.dropFirst().map(\.text)
      let mark = result.nullability == .nullable ? "?" : ""
      return "init\(mark)(\(parameters(labels)))"
    }
    let returned = result.text.isEmpty ? "" : " -> \(result.text)"
    guard let first = parts.first else { return "func `\(name)`()\(returned)" }
    let (base, label) = Self.split(first.text, before: first.type)
    let labels = [label] + parts.dropFirst().map(\.text)
    return "func `\(base)`(\(parameters(labels)))\(returned)"
  }

  private func parameters(_ labels: [String]) -> String {
    zip(labels, parts).map { label, part in
      let name = part.parameter == label ? "`\(label)`" : "\(label) `\(part.parameter)`"
      return "\(label.isEmpty ? "_ `\(part.parameter)`" : name): \(part.type.text)"
    }.joined(separator: ", ")
  }

  /// Divides the first part of a selector into a name and the label of the first parameter, as the
  /// compiler imports it: `showNote:(Note *)` is `show(_:)`, `moveToIndex:(NSInteger)` is
  /// `move(to:)`.
  private static func split(_ text: String, before type: ObjectiveCType) -> (String, String) {
    var words = text.camelWords
    let typeWords = type.name.camelWords
    for count in stride(from: min(words.count - 1, typeWords.count), to: 0, by: -1)
    where words.suffix(count) == typeWords.suffix(count) {
      words.removeLast(count)
      break
    }
    // An index is a number, and its label leaves the word out.
    if ["Int", "UInt"].contains(type.name), words.count > 1, words.last == "Index" {
      words.removeLast()
    }
    guard words.count > 1, let index = words.lastIndex(where: { prepositions.contains($0) }),
      index > 0
    else { return (words.joined(), "_") }
    return (words[..<index].joined(), words[index...].joined().lowercasedStart)
  }

  private static let prepositions: Set = [
    "At", "By", "For", "From", "In", "Into", "Of", "On", "To", "Using", "With", "Without",
  ]
}

extension String {
  /// The words of a name in camel case: `showNoteView` has `show`, `Note` and `View`.
  fileprivate var camelWords: [String] {
    var words: [String] = []
    for character in self where character.isLetter || character.isNumber {
      let startsWord = character.isUppercase && words.last?.last?.isUppercase != true
      if startsWord || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
