package import ScenarioModel
import SnapshotModel

/// One thing that was changed in a question: in a screen, in the steps, or in the settings.
///
/// It can be taken back alone, so that a replay shows what it accounts for.
package struct QuestionChange: Hashable, Sendable {
  /// The part of a question that a change is about.
  enum Subject: Hashable, Sendable {
    /// Views or constraints of a screen by their ids, the nearest first; the screen itself without any.
    case items(screen: String, ids: [String])
    /// The step of an index, before which steps were removed where nothing was added.
    case step(Int)
    /// A setting, or the list of screens.
    case scenario
  }

  /// The change on one line, for example `stack form: spacing 12 -> 16`.
  package let text: String
  /// The views beside whose drift the change is worth naming, as `SCREEN/VIEW`, and `SCREEN` for
  /// what is called after the screen: those it is about first, then their neighbours.
  ///
  /// Empty for a change of steps or settings, which concerns no view in particular.
  package let views: [String]
  /// What was changed, to be found in the files of the question after the change.
  let subject: Subject
  let edit: QuestionEdit

  /// The same change of a screen's contents for some size classes only.
  func inContents(for sizeClasses: [SizeClasses]) -> QuestionChange {
    var edit = edit
    if case .screen(let name, let change) = edit {
      edit = .screen(name, .contents(for: sizeClasses, change))
    }
    let places = sizeClasses.map(\.text).joined(separator: "; ")
    return QuestionChange(text: "\(text) (\(places))", views: views, subject: subject, edit: edit)
  }

  /// Takes the change back, and no other; whether the outcome makes sense is for an engine to judge.
  ///
  /// - Parameter question: The question after the change.
  /// - Returns: The question without the change; nil where other parts depend on the change.
  package func reverted(in question: CaseQuestion) -> CaseQuestion? {
    edit.undone(in: question)
  }

  /// How near the change is to a view beside whose drift it is worth naming.
  ///
  /// - Parameter path: The view's path in a recording, in which views that a technique has added stand
  ///   between those of the screen.
  /// - Returns: A number that is the smaller the nearer; nil where the change is neither about the view
  ///   nor about a neighbour of it.
  package func distance(to path: String) -> Int? {
    let parts = path.split(separator: "/")
    guard let screen = parts.first, let view = parts.last else { return nil }
    return views.firstIndex(of: parts.count == 1 ? String(screen) : "\(screen)/\(view)")
  }
}

extension CaseQuestion {
  /// What was changed since an earlier version of the question, in a fixed order.
  ///
  /// Views are known again by their ids, else by their names; constraints by their ids, unless these
  /// are locations in a file, else by what they relate. The order of constraints, names of files and the
  /// locations in them are no change. Neither are the device and its measures compared.
  ///
  /// - Parameters:
  ///   - old: The earlier version.
  ///   - titles: What people call the views of either version; nil where no document is known.
  /// - Returns: The changes.
  package func changes(
    since old: CaseQuestion,
    calling titles: (old: ViewTitles, new: ViewTitles)? = nil
  ) -> [QuestionChange] {
    QuestionComparison(
      old: old,
      new: self,
      titles: titles ?? (old.titlesWithoutDocument, titlesWithoutDocument)
    ).changes
  }

  private var titlesWithoutDocument: ViewTitles {
    screens.reduce(into: ViewTitles()) { $0.add($1, sources: [:]) }
  }
}
