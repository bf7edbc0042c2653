package import ScenarioModel
package import SnapshotModel

/// One change of a question: in a screen, in the steps, or in the settings.
///
/// It can be reverted alone, so that a replay shows its effect.
package struct QuestionChange: Hashable, Sendable {
  /// The changed part of a question.
  enum Subject: Hashable, Sendable {
    /// Views or constraints of a screen by their ids, the nearest first; the screen itself without any.
    ///
    /// The location belongs to a constraint without a name in the scenario.
    case items(screen: String, ids: [String], location: FileLocation?)
    /// The step at an index; if steps were only removed, the step after them.
    case step(Int)
    /// A setting, or the list of screens.
    case scenario
  }

  /// The changed part of a question with its values on both sides.
  ///
  /// Cases of a matrix, and scenarios with the same document, have equal identities of one change.
  struct Identity: Hashable, Sendable {
    enum Part: Hashable, Sendable {
      /// A view, by its id; its values are its superviews' ids.
      case view(String)
      /// The subviews of a view, by its id.
      case subviews(String)
      /// A member of a view, by its id, or of the screen.
      case member(view: String?, [String])
      /// The stored frames of views, by their ids.
      case frames([String])
      case constraint
      /// The list of screens.
      case screens
      case setting([String])
      /// The steps at an index.
      case steps(Int)
    }

    var part: Part
    var from: JSONValue?
    var to: JSONValue?
    /// The name of the screen, if the question has several.
    var screen: String?
    /// The size classes with the change in their contents; empty for the initial ones.
    var sizeClasses: [SizeClasses] = []
  }

  /// The identity of the change, which its text only describes.
  let identity: Identity
  /// The change on one line, for example `stack form: spacing 12 -> 16`.
  package let text: String
  /// The views with drift that may result from the change, nearest first.
  ///
  /// A view is `SCREEN/VIEW`; `SCREEN` alone is the screen itself. The changed views come first,
  /// then their neighbors. The list is empty for a change of steps or settings, which concerns no
  /// view in particular.
  package let views: [ViewPath]
  /// The changed item, in the files of the question after the change.
  let subject: Subject
  let edit: QuestionEdit

  /// The texts that a changed member has now; empty for another change.
  var newTexts: Set<String> {
    guard case .member = identity.part, let value = identity.to else { return [] }
    return Set(value.texts)
  }

  /// Returns the same change of a screen's contents for some size classes only.
  func inContents(for sizeClasses: [SizeClasses]) -> QuestionChange {
    var (identity, edit) = (identity, edit)
    identity.sizeClasses = sizeClasses
    if case .screen(let name, let change) = edit {
      edit = .screen(name, .contents(for: sizeClasses, change))
    }
    let places = sizeClasses.map(\.text).joined(separator: "; ")
    return QuestionChange(
      identity: identity,
      text: "\(text) (\(places))",
      views: views,
      subject: subject,
      edit: edit
    )
  }

  /// Returns the same change with the name of its screen.
  func onScreen(_ name: String) -> QuestionChange {
    var identity = identity
    identity.screen = name
    return QuestionChange(
      identity: identity,
      text: "\(name): \(text)",
      views: views,
      subject: subject,
      edit: edit
    )
  }

  /// Reverts this change only; an engine judges whether the result makes sense.
  ///
  /// - Parameter question: The question after the change.
  /// - Returns: The question without the change; nil where other parts depend on the change.
  package func reverted(in question: CaseQuestion) -> CaseQuestion? {
    edit.undone(in: question)
  }

  /// Returns the distance between the change and a drifted view.
  ///
  /// - Parameter path: The view's path in a recording; a technique may have inserted views between
  ///   the screen's own.
  /// - Returns: A number that is smaller for nearer views; nil if the change concerns neither the
  ///   view nor a neighbor of it.
  package func distance(to path: ViewPath) -> Int? {
    // The screen and the view, without the superviews between them.
    let ends = path.isRoot ? path : ViewPath(String(path.screen)).appending(path.lastName)
    return views.firstIndex(of: ends)
  }
}

extension CaseQuestion {
  /// Returns the changes since an earlier version of the question, in a fixed order.
  ///
  /// Views match by their ids, or else by their names. Constraints match by their ids if they have
  /// names, or else by their items. The order of constraints, names of files and the locations in
  /// them are ignored. So are the device and its measures.
  ///
  /// - Parameters:
  ///   - old: The earlier version.
  ///   - titles: The views' names for people in either version; nil without a document.
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
