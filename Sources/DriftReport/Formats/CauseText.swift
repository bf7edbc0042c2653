import Reporting
import SnapshotModel

/// The description of a cause that all formats share.
struct CauseText {
  typealias Piece = TerminalText.Piece

  let cause: DriftCause
  /// The titles of its views; views without a title are called by their paths.
  var titles = ViewTitles()

  /// The subject: a view's path, `screen`, `keyboard willShow`; nil for the step itself.
  var subject: String? {
    switch cause.subject {
    case .step: nil
    case .screen: "screen"
    case .view(let path): path.isEmpty ? "window" : titles.title(of: path)
    case .keyboard(let notification): "keyboard \(notification)"
    case .navigation(let kind): kind.rawValue
    case .event(let event): text(event)
    case .finding(let kind, let view):
      view.isEmpty ? kind.text : "\(titles.title(of: view)) \(kind.text)"
    }
  }

  /// The changes, with the numbers of the first occurrence.
  var changes: [Piece] {
    cause.first.changes.enumerated().flatMap { index, change in
      (index == 0 ? [] : [Piece(", ")]) + pieces(of: change, at: index)
    }
  }

  /// The whole description in one line without styles: `signUp/email: y 100 -> 112 (+12)`.
  var line: String {
    (subject.map { "\($0): " } ?? "") + changes.map(\.text).joined()
  }

  /// The numbers that differ between devices, one line per change.
  var numbers: [String] { CauseNumbers(cause: cause).lines }

  /// The number of followers at one occurrence; nil for none.
  var followers: String? {
    let words = [
      numbers(of: \.followers.count, "view").map { $0 + travel },
      numbers(of: \.followingEvents, "event").map { $0 + " at the same time" },
    ].compactMap { $0 }
    return words.isEmpty ? nil : "and " + words.joined(separator: " and ")
  }

  /// The estimated sizes, one line each.
  ///
  /// They are the reason why an app may have other numbers.
  var estimates: [String] { cause.estimates.map(\.text) }

  /// The omitted code of the view's screen in one line; empty without any.
  ///
  /// An app with all its code may have other numbers.
  var omissions: [String] { cause.omissions.map { [$0.text] } ?? [] }

  /// Returns the number of followers at one occurrence, or the maximum if occurrences differ; nil
  /// for none.
  private func numbers(of count: KeyPath<Difference, Int>, _ noun: String) -> String? {
    let counts = Set(cause.occurrences.map { $0.difference[keyPath: count] })
    guard let most = counts.max(), most > 0 else { return nil }
    return (counts.count > 1 ? "up to " : "") + counted(most, noun)
  }

  /// `, by the same (0, +12)` if all followers moved by the same distance.
  private var travel: String {
    let travels = Set(
      cause.occurrences.map(\.difference.followers).filter { $0.count > 0 }.map(\.travel)
    )
    guard travels.count == 1, let travel = travels.first ?? nil, travel != Point(x: 0, y: 0) else {
      return " along with it"
    }
    return ", by the same (\(travel.x.signed), \(travel.y.signed))"
  }

  /// Returns, for example, `signUp/scrollView contentInset.bottom from 0 to 216 by technique`.
  ///
  /// Arrows are reserved for drift.
  private func text(_ event: RunEvent) -> String {
    var words = event.title(calling: titles)
    if event.before != nil || event.after != nil {
      words += " from \(self.text(event.before?.asValue)) to \(self.text(event.after?.asValue))"
    }
    return words + (event.cause.map { " by \($0.rawValue)" } ?? "")
  }

  private func pieces(of change: Change, at index: Int) -> [Piece] {
    if let words = change.kind.text {
      return [
        Piece(words + extent(at: index), change.kind.isImprovement ? .after : .before)
      ] + messages(of: change)
    }
    switch change.kind {
    case .appeared:
      return [Piece("appeared, \(change.property) \(text(change.to))", .after)]
    case .vanished:
      return [Piece("vanished, \(change.property) was \(text(change.from))", .before)]
    default:
      let values = [
        Piece("\(change.property) "), Piece(text(change.from), .before), Piece(" -> "),
        Piece(text(change.to), .after),
      ]
      return values + (growth(at: index).map { [Piece(" (\($0))")] } ?? [])
    }
  }

  /// Returns the covered or hidden length, for example ` by 12 pt, elsewhere 3 to 40`; empty for
  /// changes without a length.
  private func extent(at index: Int) -> String {
    let all = cause.occurrences.compactMap { $0.difference.changes[index].extent }
    guard let first = all.first, first > 0, let least = all.min(), let most = all.max() else {
      return ""
    }
    let range = least == most ? "" : ", elsewhere \(least.plain) to \(most.plain)"
    return " by \(first.plain) pt\(range)"
  }

  /// The text of a finding that appeared or disappeared.
  private func messages(of change: Change) -> [Piece] {
    guard case .finding(let finding)? = change.to ?? change.from else { return [] }
    return [Piece(": \(finding.sentence(calling: titles))")]
  }

  /// Returns the growth of a number at the first occurrence, and the range if occurrences differ.
  private func growth(at index: Int) -> String? {
    guard let first = cause.first.changes[index].growth else { return nil }
    let all = cause.occurrences.compactMap { $0.difference.changes[index].growth }
    guard let least = all.min(), let most = all.max(), least != most else { return first.signed }
    return "\(first.signed), elsewhere \(least.signed) to \(most.signed)"
  }

  /// Returns a value as text.
  ///
  /// A path is replaced with the view's title.
  private func text(_ value: DriftValue?) -> String {
    if case .text(let text) = value { return titles.title(of: ViewPath(text)) }
    return value?.text ?? "none"
  }
}

extension DriftKind {
  /// Whether the change is an improvement.
  fileprivate var isImprovement: Bool {
    switch self {
    case .uncoveredByKeyboard, .onScreen, .uncoveredByBar, .reachable, .untruncated,
      .invariantFixed:
      true
    default: false
    }
  }
}

extension Finding.Kind {
  fileprivate var text: String {
    switch self {
    // The class of drift describes the outcome of these findings.
    case .brokenInvariant: "invariant"
    case .truncatedText: "text"
    case .ambiguousLayout, .unsatisfiableConstraints: label
    }
  }
}

extension Double {
  /// The number with its sign: `+12`, `-0.333`, `0`.
  var signed: String { self > 0 ? "+\(plain)" : plain }
}
