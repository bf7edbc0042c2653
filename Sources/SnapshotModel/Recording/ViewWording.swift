/// The title and the text of a view, for queries.
///
/// Both follow from a question, like the explanations. They are not part of the answer's hash and of
/// baselines.
package struct ViewWording: Codable, Hashable, Sendable {
  /// The path of the view in recordings.
  package var view: ViewPath
  /// See ``ViewTitle/text``.
  package var title: String
  /// See ``ViewTitle/content``.
  package var text: String?

  package init(view: ViewPath, title: String, text: String?) {
    self.view = view
    self.title = title
    self.text = text
  }
}

extension Sequence<ViewWording> {
  /// The SHA-256 of all titles and texts; nil for none.
  package var wordingDigest: String? {
    var text = CanonicalText()
    for wording in self {
      text.word(wording.view.text)
      text.word(wording.title)
      if let words = wording.text { text.word(words) }
      text.endLine()
    }
    return text.bytes.isEmpty ? nil : sha256Hex(text.bytes)
  }
}

extension ViewTitles {
  /// Returns the titles and texts of a run's views, in the order of their paths.
  ///
  /// Views outside of the screens, such as bars, have none.
  package func wordings(of run: Run) -> [ViewWording] {
    var paths: Set<ViewPath> = []
    var latest: [ViewGeometry] = []
    for step in run.steps {
      guard let views = step.snapshot?.views else { continue }
      // Most snapshots have the same views as the previous one, and hashing takes longer.
      if !views.hasPaths(of: latest) { paths.formUnion(views.lazy.map(\.path)) }
      latest = views
    }
    return paths.sorted().compactMap { path in
      knownTitle(of: path).map { ViewWording(view: path, title: $0.text, text: $0.content) }
    }
  }
}

/// The titles and texts of the views of one run, for other runs with the same titles.
package struct RunWordings: Sendable {
  private let run: Run
  /// See ``ViewTitles/wordings(of:)``.
  package let wordings: [ViewWording]

  package init(of run: Run, calling titles: ViewTitles) {
    self.run = run
    wordings = titles.wordings(of: run)
  }

  /// Whether another run has views with the same paths at each step.
  package func apply(to other: Run) -> Bool {
    run.steps.count == other.steps.count
      && zip(run.steps, other.steps).allSatisfy { step, other in
        (step.snapshot?.views ?? []).hasPaths(of: other.snapshot?.views ?? [])
      }
  }
}

extension [ViewGeometry] {
  /// Whether views have the paths of other views, in the same order and with the same bytes.
  fileprivate func hasPaths(of others: [ViewGeometry]) -> Bool {
    // Elements of an array would be copied with their names.
    count == others.count
      && withUnsafeBufferPointer { views in
        others.withUnsafeBufferPointer { others in
          views.indices.allSatisfy { views[$0].path.text.hasSameBytes(as: others[$0].path.text) }
        }
      }
  }
}
