package import SnapshotModel

/// The explanation of a view's frame, with the titles of views.
package struct ExplainedView {
  /// The context of the view: device, orientation, checkpoint.
  package var place: String
  /// The path in recordings.
  package var path: String
  /// The title of the view.
  package var title: String
  /// The explained numbers of the frame, in the order of the recorded explanation.
  package var values: [Value]

  /// One number of the frame.
  package struct Value: Encodable {
    /// The name of the number: `x`, `y`, `width` or `height`.
    package var dimension: String
    /// The value in points, in the coordinates of the superview.
    package var value: Double
    /// The active constraints.
    ///
    /// Their amounts and the three numbers below add up to the value.
    package var parts: [Part]
    /// Constraints that are not part of the value, but would each change it if removed.
    package var pressedBy: [String]
    /// The distance from the alignment rectangle to the frame.
    package var alignment: Double
    /// The distance to whole pixels.
    package var rounding: Double
    /// The part without a constraint.
    package var setDirectly: Double
    /// Whether other values also satisfy all constraints.
    package var isAmbiguous: Bool
    /// The items in the value that have no constraint for a size above zero.
    package var emptyItems: [String]
    /// The items in the value that have no constraint for their position.
    package var freeItems: [String]
  }

  /// A constraint and its contribution to a value.
  package struct Part: Encodable {
    /// The constraint, or another rule with the same effect, as text.
    package var source: String
    /// The constraint's id or identifier in the screen; nil for a constraint without one and for
    /// rules outside the application.
    package var constraint: String?
    /// The contribution to the value, in points.
    package var amount: Double
    /// The change of the value for each point of the constraint's constant.
    package var multiplier: Double
    /// The part of the amount from margins, safe areas, guides and bounds.
    package var surroundings: Double
    /// The priority, 1000 for a required constraint.
    package var priority: Double
  }

  package init(place: String, path: String, title: String, values: [Value]) {
    self.place = place
    self.path = path
    self.title = title
    self.values = values
  }

  /// Converts a recorded explanation to text.
  ///
  /// - Parameters:
  ///   - explanation: The explanation of the frame.
  ///   - titles: The titles of the screen's views.
  ///   - place: The context of the view.
  package init(_ explanation: FrameExplanation, titles: ViewTitles, place: String) {
    let naming = SourceNaming(titles: titles, path: explanation.view)
    self.init(
      place: place,
      path: explanation.view,
      title: titles.title(of: explanation.view),
      values: explanation.values.map { Value($0, naming) }
    )
  }
}

extension ExplainedView.Value {
  fileprivate init(_ value: FrameExplanation.Value, _ naming: SourceNaming) {
    self.init(
      dimension: value.dimension.rawValue,
      value: value.value,
      parts: value.parts.map { ExplainedView.Part($0, naming) },
      pressedBy: value.pressedBy.map(naming.text),
      alignment: value.alignment,
      rounding: value.rounding,
      setDirectly: value.setDirectly,
      isAmbiguous: value.isAmbiguous,
      emptyItems: value.emptyItems.map(naming.item),
      freeItems: value.freeItems.map(naming.item)
    )
  }
}

extension ExplainedView.Part {
  fileprivate init(_ part: FrameExplanation.Part, _ naming: SourceNaming) {
    let item = part.source.item
    self.init(
      source: naming.text(part.source),
      constraint: item?.kind == .constraint && item?.isAnonymous == false ? item?.name : nil,
      amount: part.amount,
      multiplier: part.multiplier,
      surroundings: part.surroundings,
      priority: part.priority
    )
  }
}

extension ExplanationSource {
  /// Returns the source as text.
  ///
  /// - Parameters:
  ///   - titles: The titles of the screen's views.
  ///   - path: The path of the affected view.
  /// - Returns: For example `box.width == 120.0 (narrow)`.
  package func text(calling titles: ViewTitles, on path: String) -> String {
    switch kind {
    case .rootSize: "size of \(titles.title(ofItem: view, on: path))"
    case .smallContent: "contents of scroll views are as small as possible"
    case .constraint, .autoresizingMask, .contentSize, .arrangement, .guide:
      item?.called(by: titles, on: path).text ?? ""
    }
  }
}

/// Converts the sources of a view's constraints to text.
private struct SourceNaming {
  let titles: ViewTitles
  /// The path of the explained view.
  let path: String

  func text(_ source: ExplanationSource) -> String {
    source.text(calling: titles, on: path)
  }

  func item(_ name: String) -> String { titles.title(ofItem: name, on: path) }
}
