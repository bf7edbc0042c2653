import DriftReport
import Reporting
package import SnapshotModel

/// A run as an outline: its steps in order, and below each checkpoint its views with their frames.
package struct RunTree {
  /// The recorded run, with all its steps.
  package let run: Run
  /// The titles of the run's views.
  private let titles: ViewTitles

  package init(run: Run, titles: ViewTitles = ViewTitles()) {
    self.run = run
    self.titles = titles
  }

  /// Returns the outline.
  ///
  /// Each line is terminated.
  ///
  /// - Parameters:
  ///   - isIncluded: Returns whether to include a step.
  ///   - view: The view to show with its subviews; nil shows all views.
  /// - Returns: The whole text.
  package func text(steps isIncluded: (Step) -> Bool, view: ViewPattern?) -> String {
    var lines = heading + estimates(view: view) + omissions
    for step in run.steps where isIncluded(step) {
      lines.append("")
      lines.append("\(step.index)  \(seconds(step.time))  \(step.action) \(step.detail)")
      lines += effects(during: step.index)
      if let snapshot = step.snapshot { lines += self.lines(of: snapshot, view: view) }
    }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The identity of the run, in two lines.
  package var heading: [String] {
    ["\(run.identity)", "\(run.engine.name) \(run.engine.version), geometry \(run.geometryHash)"]
  }

  /// Returns a line for each view with an estimated size.
  private func estimates(view: ViewPattern?) -> [String] {
    run.estimates.filter { view.contains($0.view) }
      .map { "estimate \(titles.title(of: $0.view)): \($0.size.text)" }
  }

  /// A line for each screen with omitted code.
  private var omissions: [String] { run.screenOmissions.map { "omissions: \($0.text)" } }

  /// Returns the effects of a step in the order of time.
  private func effects(during step: Int) -> [String] {
    let pushes = run.pushes.filter { $0.step == step }.map { push in
      (push.time, "\(push.kind.rawValue) \(push.from) -> \(push.to)")
    }
    let findings = run.findings.filter { $0.step == step }.map { finding in
      "   ! \(finding.kind.rawValue) \(titles.title(of: finding.view)): "
        + finding.sentence(calling: titles)
    }
    let events = (pushes + notices(during: step)).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { "   \(seconds($0.element.0))  \($0.element.1)" }
    return events + findings
  }

  /// Returns events and keyboard notifications.
  ///
  /// An engine without events has only notifications.
  private func notices(during step: Int) -> [(Double, String)] {
    run.events.filter { $0.step == step }.map { event in
      let words = event.keyboard.map { keyboardWords(event, $0) } ?? self.text(event)
      return (event.time, words + (event.cause.map { " (\($0.rawValue))" } ?? ""))
    }
  }

  private func keyboardWords(_ event: RunEvent, _ keyboard: KeyboardPayload) -> String {
    "keyboard \(event.keyboardNotification ?? event.name) \(keyboard.begin.text) -> "
      + "\(keyboard.end.text), \(keyboard.duration.plain) s"
  }

  private func text(_ event: RunEvent) -> String {
    let subject = titles.title(of: event.subject)
    var words = subject.isEmpty ? event.name : "\(subject) \(event.name)"
    if event.before != nil || event.after != nil {
      words += " \(text(event.before)) -> \(text(event.after))"
    }
    if let duration = event.duration { words += " in \(duration.plain) s" }
    return words
  }

  private func text(_ value: EventValue?) -> String {
    switch value {
    case nil: "none"
    case .number(let number): number.plain
    case .text(let text): titles.title(of: ViewPath(text))
    }
  }

  private func lines(of snapshot: Snapshot, view: ViewPattern?) -> [String] {
    var lines = ["   window \(snapshot.window.text)"]
    if let keyboard = snapshot.keyboard { lines.append("   keyboard \(keyboard.text)") }
    if let responder = snapshot.firstResponder {
      lines.append("   first responder \(titles.title(of: responder))")
    }
    for geometry in snapshot.views where view.contains(geometry.path) {
      lines.append("   " + line(of: geometry))
    }
    for (position, element) in snapshot.accessibilityElements.enumerated()
    where view.contains(element.view) {
      lines.append("   reads \(position + 1): \(titles.title(of: element.view)) \(element.text)")
    }
    return lines
  }

  private func line(of view: ViewGeometry) -> String {
    let indent = String(repeating: "  ", count: view.path.names.count - 1)
    let name = view.path.isRoot ? view.path.text : titles.lastTitle(of: view.path).text
    var line = "\(indent)\(name) \(view.className) \(view.frame.text)"
    if view.windowFrame != view.frame { line += " in window \(view.windowFrame.text)" }
    if view.safeArea != .zero { line += " safe \(view.safeArea.text)" }
    if view.isHidden { line += " hidden" }
    if let scroll = view.scroll { line += " \(scroll.text)" }
    return line
  }

  private func seconds(_ time: Double) -> String { "\(time.plain)s" }
}
