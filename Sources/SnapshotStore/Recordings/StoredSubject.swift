import Foundation
import SnapshotModel
import Synchronization

/// The subject of a finding in the columns of its row.
struct StoredSubject {
  /// The measured values, or the whole sentence of a finding that is a sentence.
  var message: String
  /// See the column's comment; nil for a finding that is a sentence.
  var subject: String?
  /// A JSON list of ``Item``.
  var conflict: String?

  /// A rule that acts as a constraint, with its role in a conflict.
  private struct Item: Codable {
    enum Role: String, Codable {
      case broken, conflicting, unusable
    }

    var role: Role
    var kind: ConflictItem.Kind
    var name: String
    var view: String
    var equation: String

    init(_ role: Role, _ item: ConflictItem) {
      self.role = role
      kind = item.kind
      name = item.name
      view = item.view
      equation = item.equation?.text ?? ""
    }

    func item() throws(MalformedEquation) -> ConflictItem {
      ConflictItem(
        kind,
        name: name,
        view: view,
        equation: try ConstraintEquation.optional(equation)
      )
    }
  }
}

extension StoredSubject {
  init(of finding: Finding, _ conflicts: ConflictTexts) {
    message = finding.detail
    switch finding.subject {
    case .invariant(let text): subject = text
    case .ambiguity(let axes): subject = axes.rawValue
    case .truncation: subject = ""
    case .prose(_, let sentence): message = sentence
    case .unusable(let item):
      subject = item.label
      conflict = conflicts.text(of: finding.subject) { Self.json([Item(.unusable, item)]) }
    case .conflict(let broken, let others):
      subject = broken.label
      conflict = conflicts.text(of: finding.subject) {
        Self.json([Item(.broken, broken)] + others.map { Item(.conflicting, $0) })
      }
    }
  }

  /// Returns the finding of a row; nil if the columns contradict each other.
  func finding(_ kind: Finding.Kind, step: Int, view: ViewPath) -> Finding? {
    guard let text = subject else {
      return Finding(step: step, kind: kind, view: view, message: message)
    }
    let subject: FindingSubject? =
      switch kind {
      case .brokenInvariant: .invariant(text)
      case .truncatedText: .truncation
      case .ambiguousLayout: AmbiguousAxes(rawValue: text).map(FindingSubject.ambiguity)
      case .unsatisfiableConstraints: conflictSubject
      }
    return subject.map { Finding(step: step, view: view, subject: $0, detail: message) }
  }

  private var conflictSubject: FindingSubject? {
    let rows = conflict.flatMap {
      try? JSONDecoder().decode([Item].self, from: Data($0.utf8))
    }
    guard let rows, let items = try? rows.map({ row in try row.item() }), let first = items.first
    else { return nil }
    switch rows.first?.role {
    case .unusable: return items.count == 1 ? .unusable(first) : nil
    case .broken: return .conflict(broken: first, with: Array(items.dropFirst()))
    case .conflicting, nil: return nil
    }
  }

  private static func json(_ items: [Item]) -> String? {
    (try? JSONEncoder.sorted().encode(items)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A cache of the last written conflict texts, which many answers share.
final class ConflictTexts: Sendable {
  private static let most = 64

  /// The texts of all threads.
  static let recent = ConflictTexts()

  private let texts = Mutex<[FindingSubject: String?]>([:])

  /// Returns the text of a subject and creates it if it is not cached.
  func text(of subject: FindingSubject, make: () -> String?) -> String? {
    if let known = texts.withLock({ $0[subject] }) { return known }
    let text = make()
    texts.withLock { texts in
      if texts.count >= Self.most { texts = [:] }
      texts[subject] = text
    }
    return text
  }
}

extension ConflictItem {
  /// The item in one column: the name of a constraint, or else its kind, name and view.
  fileprivate var label: String {
    kind == .constraint
      ? name : [kind.rawValue, name, view].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
