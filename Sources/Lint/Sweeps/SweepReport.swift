package import Reporting
import ScenarioModel

/// The printable results of sweeps.
package struct SweepReport {
  private let results: [SweepResult]

  package init(results: [SweepResult]) { self.results = results }

  // MARK: - For programs

  /// The report for programs, as one JSON object.
  package struct Document: Encodable {
    /// A screen with its conditions.
    package struct Screen: Encodable {
      var screen: String
      var device: String
      var orientation: String
      var axis: String
      /// The names of the stops, in their order.
      var stops: [String]
      /// The number of stops that differ from the previous one.
      var changes: Int
      var conditions: [Condition]
    }

    /// A condition with its stops.
    package struct Condition: Encodable {
      var kind: String
      /// The path or name of the view in recordings; empty for the screen.
      var view: ViewPath
      var text: String
      var spans: [Span]
    }

    /// The stops from the first to the last one where a condition holds.
    package struct Span: Encodable {
      var from: String
      var to: String
    }

    var screens: [Screen]
    /// Parts of the screens' documents that are omitted or not followed; nil without any.
    package var warnings: [LocatedMessage]?
  }

  /// The report in the form of its JSON object.
  package var document: Document { Document(screens: results.map(\.entry)) }

  // MARK: - For people

  /// Each screen with a line for each condition and its stops.
  package var text: String { results.map(\.lines).joined(separator: "\n") }
}

extension SweepResult {
  fileprivate var entry: SweepReport.Document.Screen {
    SweepReport.Document.Screen(
      screen: screen,
      device: stage.device.id,
      orientation: stage.orientation.rawValue,
      axis: axis.name,
      stops: stops,
      changes: changeCount,
      conditions: entries.map { entry in
        SweepReport.Document.Condition(
          kind: entry.condition.kind,
          view: entry.condition.view,
          text: entry.condition.text,
          spans: entry.spans.map { span in
            let (from, to) = label(span)
            return SweepReport.Document.Span(from: from, to: to)
          }
        )
      }
    )
  }

  private func label(_ span: ClosedRange<Int>) -> (from: String, to: String) {
    (stops[span.lowerBound], stops[span.upperBound])
  }

  fileprivate var lines: String {
    let spans = entries.map { entry in
      entry.spans.map { span in
        let (from, to) = label(span)
        return from == to ? from : "\(from)...\(to)"
      }.joined(separator: ", ")
    }
    let width = min(spans.map(\.count).max() ?? 0, Self.widestSpan)
    let title = "\(screen) (\(stage.text), \(axis.text)): \(summary)"
    let rows = zip(spans, entries).map { span, entry in
      let padding = String(repeating: " ", count: max(0, width - span.count))
      return "  \(span)\(padding)  \(entry.condition.text)"
    }
    return ([title] + rows).map { $0.printable + "\n" }.joined()
  }

  private var summary: String {
    changeCount == 0 ? "nothing changes" : counted(changeCount, "change")
  }

  /// The widest span that keeps the columns aligned, in characters.
  private static let widestSpan = 24
}
