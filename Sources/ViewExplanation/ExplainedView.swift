import BuiltInEngine
import LayoutEngine
import Reporting
import SnapshotModel

/// What determined the frame of a view, in the names that people give to views.
package struct ExplainedView {
  /// Where the view was looked at: device, orientation, checkpoint.
  package var place: String
  /// The path in recordings.
  package var path: String
  /// What a person calls the view.
  package var title: String
  package var values: [Value]

  /// One number of the frame.
  package struct Value: Encodable {
    package var dimension: String
    /// In points, in the coordinates of the superview.
    package var value: Double
    package var parts: [Part]
    /// The constraints without each of which the value would be another, though they are no part of it.
    package var pressedBy: [String]
    /// From the alignment rectangle to the frame.
    package var alignment: Double
    /// To whole pixels.
    package var rounding: Double
    /// What no constraint accounts for.
    package var setDirectly: Double
    package var isAmbiguous: Bool
    /// The items whose sizes in the value nothing makes more than zero.
    package var emptyItems: [String]
    /// The items whose positions in the value nothing determines.
    package var freeItems: [String]
  }

  /// A constraint, and what it brings to a value.
  package struct Part: Encodable {
    package var source: String
    /// The constraint's id or identifier in the screen; nil for one without, and for what is no
    /// constraint of an application.
    package var constraint: String?
    package var amount: Double
    package var multiplier: Double
    /// How much of the amount comes from margins, safe areas, guides and bounds.
    package var surroundings: Double
    package var priority: Double
  }
}

extension ExplainedView {
  init(_ view: CaseExplanation.View, titles: ViewTitles, place: String) {
    let naming = SourceNaming(titles: titles, path: view.path)
    self.init(
      place: place,
      path: view.path,
      title: titles.title(of: view.path),
      values: view.layout.values.map { Value($0, naming) }
    )
  }
}

extension ExplainedView.Value {
  fileprivate init(_ value: LayoutExplanation.Value, _ naming: SourceNaming) {
    self.init(
      dimension: value.dimension.rawValue,
      value: canonicalPoints(value.value),
      parts: value.parts.map { ExplainedView.Part($0, naming) },
      pressedBy: value.pressures.map(naming.text),
      alignment: canonicalPoints(value.alignment),
      rounding: canonicalPoints(value.rounding),
      setDirectly: canonicalPoints(value.setDirectly),
      isAmbiguous: value.isAmbiguous,
      emptyItems: value.emptyItems.map(naming.item),
      freeItems: value.freeItems.map(naming.item)
    )
  }
}

extension ExplainedView.Part {
  fileprivate init(_ part: LayoutExplanation.Part, _ naming: SourceNaming) {
    let item = part.source.item
    self.init(
      source: naming.text(part.source),
      constraint: item?.kind == .constraint && item?.isAnonymous == false ? item?.name : nil,
      amount: canonicalPoints(part.amount),
      multiplier: canonicalPoints(part.multiplier),
      surroundings: canonicalPoints(part.surroundings),
      priority: part.priority
    )
  }
}

/// What acts as a constraint on a view, in words.
private struct SourceNaming {
  let titles: ViewTitles
  /// The path of the view that is explained.
  let path: String

  func text(_ source: LayoutExplanation.Source) -> String {
    switch source {
    case .rule: source.item?.called(by: titles, on: path).text ?? ""
    case .rootSize(let view): "size of \(item(view))"
    case .smallContent: "contents of scroll views are as small as possible"
    }
  }

  func item(_ name: String) -> String { titles.title(ofItem: name, on: path) }
}
