import InterfaceBuilder
import Reporting
import ScenarioModel
import SnapshotModel

/// The parts of a screen that its document does not determine; an app may lay them out differently.
package struct UndeterminedParts: Sendable {
  /// The reason why a part of a screen is uncertain.
  package enum Reason: CaseIterable, Sendable {
    case estimatedSizes, customClasses, rows, unknownElements
  }

  /// Estimated sizes; parts that only code determines are in the classes.
  var estimates: [UnknownSize] = []
  /// The custom classes of views.
  var customClasses: [String] = []
  /// Tables and collections with contents from data.
  var lists: [String] = []
  /// The importer's warnings with their lines.
  var warnings: [String] = []

  /// Each reason for uncertainty, once.
  package var reasons: [Reason] {
    Reason.allCases.filter { reason in
      switch reason {
      case .estimatedSizes: !estimates.isEmpty
      case .customClasses: !customClasses.isEmpty
      case .rows: !lists.isEmpty
      case .unknownElements: !warnings.isEmpty
      }
    }
  }

  /// The maximum number of listed items of one kind.
  private static let limit = 6

  /// The lines of a comment; none if the document determines everything.
  var comments: [String] {
    let notes = [
      line("laid out as UIKit classes, without their code", customClasses),
      line("each prototype appears once; 'rows' sets others", lists),
      line("estimated sizes", estimates.map(\.subject)),
    ]
    let lines = notes.compactMap(\.self) + warningLines
    return lines.isEmpty ? [] : ["Uncertain, because an app may show it differently:"] + lines
  }

  /// One line each, because they are sentences.
  private var warningLines: [String] {
    guard !warnings.isEmpty else { return [] }
    let more = warnings.count - Self.limit
    return ["  unknown in the document:"]
      + warnings.prefix(Self.limit).map { "    \($0)" }
      + (more > 0 ? ["    and \(counted(more, "other"))"] : [])
  }

  private func line(_ sentence: String, _ items: [String]) -> String? {
    guard !items.isEmpty else { return nil }
    return "  \(sentence): \(listing(items, atMost: Self.limit, "other"))"
  }
}

extension UndeterminedParts {
  /// Finds the parts that a screen's document does not determine.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - titles: The names of views for people, by their names in scenarios.
  ///   - warnings: The importer's warnings about the scene.
  init(of screen: Screen, calling titles: [String: ViewTitle], warnings: [ImportWarning]) {
    var classes: [String] = []
    var lists: [String] = []
    var pending = [screen.rootView]
    while let view = pending.popLast() {
      if let name = view.properties.customClass { classes.append(name) }
      if view.isFilledByData { lists.append(titles[view.name]?.text ?? view.name) }
      pending += view.subviews.reversed()
    }
    customClasses = Set(classes).sorted()
    self.lists = lists
    self.warnings = warnings.map { "line \($0.location.line): \($0.message)" }
  }
}

extension ViewNode {
  /// Whether the view is a list without rows in the document.
  fileprivate var isFilledByData: Bool {
    switch kind {
    case .tableView: properties.sections == nil
    case .collectionView: true
    default: false
    }
  }
}

extension UndeterminedParts.Reason {
  /// The reason in a sentence that continues with a number.
  package var text: String {
    switch self {
    case .estimatedSizes: "estimated sizes"
    case .customClasses: "custom classes"
    case .rows: "rows that data fill"
    case .unknownElements: "unknown elements"
    }
  }
}
