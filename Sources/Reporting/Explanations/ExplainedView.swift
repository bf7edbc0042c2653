package import SnapshotModel

/// The explanation of a view's frame, with the titles of views.
package struct ExplainedView {
  /// The context of the view: device, orientation, checkpoint.
  let place: String
  /// The recorded explanation.
  package let explanation: FrameExplanation
  private let titles: ViewTitles

  /// - Parameters:
  ///   - explanation: The explanation of the frame.
  ///   - titles: The titles of the screen's views.
  ///   - place: The context of the view.
  package init(_ explanation: FrameExplanation, titles: ViewTitles, place: String) {
    self.explanation = explanation
    self.titles = titles
    self.place = place
  }

  /// The path in recordings.
  package var path: ViewPath { explanation.view }

  /// The title of the view.
  var title: String { titles.title(of: path) }

  /// Returns a source in words: `box.width == 120 (narrow)`.
  func text(of source: ExplanationSource) -> String { source.text(calling: titles, on: path) }

  /// Returns the title of a view or guide.
  func title(ofItem name: String) -> String { titles.title(ofItem: name, on: path) }
}

extension ExplanationSource {
  /// Returns the source in words, with short numbers.
  ///
  /// - Parameters:
  ///   - titles: The titles of the screen's views.
  ///   - path: The path of the affected view.
  /// - Returns: For example `box.width == 120 (narrow)`.
  package func text(calling titles: ViewTitles, on path: ViewPath) -> String {
    switch kind {
    case .rootSize: "size of \(titles.title(ofItem: view, on: path))"
    case .smallContent: "contents of scroll views are as small as possible"
    case .constraint, .autoresizingMask, .contentSize, .arrangement, .guide:
      item?.called(by: titles, on: path).text(writing: \.plain) ?? ""
    }
  }

  /// The constraint's id or identifier in the screen; nil for a constraint without one and for
  /// rules outside the application.
  var constraintName: String? {
    item.flatMap { $0.kind == .constraint && !$0.isAnonymous ? $0.name : nil }
  }
}
