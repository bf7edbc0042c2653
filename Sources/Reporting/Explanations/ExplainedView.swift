package import SnapshotModel

/// What determined the frame of a view, in the names that people give to views.
package struct ExplainedView {
  /// Where the view was looked at: device, orientation, checkpoint.
  package var place: String
  /// The path in recordings.
  package var path: String
  /// What a person calls the view.
  package var title: String
  /// The explained numbers of the frame, in the order of the recorded explanation.
  package var values: [Value]

  /// One number of the frame.
  package struct Value: Encodable {
    /// The name of the number: `x`, `y`, `width` or `height`.
    package var dimension: String
    /// In points, in the coordinates of the superview.
    package var value: Double
    /// The active constraints; their amounts add up to the value, with the three numbers below.
    package var parts: [Part]
    /// The constraints without each of which the value would be another, though they are no part of it.
    package var pressedBy: [String]
    /// From the alignment rectangle to the frame.
    package var alignment: Double
    /// To whole pixels.
    package var rounding: Double
    /// What no constraint accounts for.
    package var setDirectly: Double
    /// Whether other values satisfy all constraints as well.
    package var isAmbiguous: Bool
    /// The items whose sizes in the value nothing makes more than zero.
    package var emptyItems: [String]
    /// The items whose positions in the value nothing determines.
    package var freeItems: [String]
  }

  /// A constraint, and what it brings to a value.
  package struct Part: Encodable {
    /// The constraint, or another rule that acts like one, in words.
    package var source: String
    /// The constraint's id or identifier in the screen; nil for one without, and for what is no
    /// constraint of an application.
    package var constraint: String?
    /// The contribution to the value, in points.
    package var amount: Double
    /// The change of the value for each point of the constraint's constant.
    package var multiplier: Double
    /// How much of the amount comes from margins, safe areas, guides and bounds.
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

  /// Puts a recorded explanation into words.
  ///
  /// - Parameters:
  ///   - explanation: What determined the frame.
  ///   - titles: What people call the views of the screen.
  ///   - place: Where the view was looked at.
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
  /// What acts as a constraint, in words.
  ///
  /// - Parameters:
  ///   - titles: What people call the views of the screen.
  ///   - path: That of the view on which it acts.
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

/// What acts as a constraint on a view, in words.
private struct SourceNaming {
  let titles: ViewTitles
  /// The path of the view that is explained.
  let path: String

  func text(_ source: ExplanationSource) -> String {
    source.text(calling: titles, on: path)
  }

  func item(_ name: String) -> String { titles.title(ofItem: name, on: path) }
}
