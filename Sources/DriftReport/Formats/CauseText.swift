import Reporting
import SnapshotModel

/// A cause in words that every format uses.
struct CauseText {
  typealias Piece = StyledText.Piece

  let cause: DriftCause
  /// What people call its views; without any, they are called by their paths.
  var titles = ViewTitles()

  /// What it is about: a view's path, `screen`, `keyboard willShow`; nil for a step as such.
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

  /// What changed, with the numbers of the first occurrence.
  var changes: [Piece] {
    cause.first.changes.enumerated().flatMap { index, change in
      (index == 0 ? [] : [Piece(", ")]) + pieces(of: change, at: index)
    }
  }

  /// The whole in one line without styles: `signUp/email: y 100 -> 112 (+12)`.
  var line: String {
    (subject.map { "\($0): " } ?? "") + changes.map(\.text).joined()
  }

  /// Which device has which number where they differ, a line for each that changed.
  var numbers: [String] { CauseNumbers(cause: cause).lines }

  /// What merely went along at one occurrence; nil for nothing.
  var followers: String? {
    let words = [
      numbers(of: \.followers.count, "view").map { $0 + travel },
      numbers(of: \.followingEvents, "event").map { $0 + " at the same time" },
    ].compactMap { $0 }
    return words.isEmpty ? nil : "and " + words.joined(separator: " and ")
  }

  /// Why the numbers may be others in an app, a line each: the sizes that are estimates.
  var estimates: [String] { cause.estimates.map(\.text) }

  /// How many there are at one occurrence, at most where occurrences differ; nil for none.
  private func numbers(of count: KeyPath<Difference, Int>, _ noun: String) -> String? {
    let counts = Set(cause.occurrences.map { $0.difference[keyPath: count] })
    guard let most = counts.max(), most > 0 else { return nil }
    return (counts.count > 1 ? "up to " : "") + counted(most, noun)
  }

  /// `, by the same (0, +12)`, if all that went along did so by the same.
  private var travel: String {
    let travels = Set(
      cause.occurrences.map(\.difference.followers).filter { $0.count > 0 }.map(\.travel)
    )
    guard travels.count == 1, let travel = travels.first ?? nil, travel != Point(x: 0, y: 0) else {
      return " along with it"
    }
    return ", by the same (\(travel.x.signed), \(travel.y.signed))"
  }

  /// For example `signUp/scrollView contentInset.bottom from 0 to 216 by technique`; an arrow is kept for
  /// what drifted.
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

  /// How much is covered or off the screen now, for example ` by 12 pt, elsewhere 3 to 40`; empty for what
  /// has no length.
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

  /// By how much a number changed: at the first occurrence, and where they differ in all of them.
  private func growth(at index: Int) -> String? {
    guard let first = cause.first.changes[index].growth else { return nil }
    let all = cause.occurrences.compactMap { $0.difference.changes[index].growth }
    guard let least = all.min(), let most = all.max(), least != most else { return first.signed }
    return "\(first.signed), elsewhere \(least.signed) to \(most.signed)"
  }

  /// A value in words; one that is a path is that of a view.
  private func text(_ value: DriftValue?) -> String {
    if case .text(let text) = value { return titles.title(of: text) }
    return value?.text ?? "none"
  }
}

extension DriftKind {
  /// Whether it is for the better.
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
    // What became of these is in the class of the drift.
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
