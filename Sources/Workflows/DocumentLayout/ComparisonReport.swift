import BuiltInEngine
import InterfaceBuilder
import Reporting
import ScenarioModel
import SnapshotModel

/// The report of a comparison with stored frames in one document.
package struct ComparisonReport {
  private let document: LaidOutDocument
  private let tolerance: Double
  private let scenes: [StoredFrameComparison]

  /// Compares all scenes of a document; `tolerance` is in points.
  package init(_ document: LaidOutDocument, tolerance: Double) {
    self.document = document
    self.tolerance = tolerance
    scenes = document.scenes.map { StoredFrameComparison($0, tolerance: tolerance) }
  }

  /// The counts of all scenes in the document.
  package var count: ComparisonCount { scenes.reduce(into: ComparisonCount()) { $0 += $1.count } }
  var sceneCount: Int { scenes.count }

  // MARK: - For people

  /// Each scene with its differing views, and the reasons for views that were not compared.
  package var text: String { scenes.map(text).joined(separator: "\n") }

  private func text(_ scene: StoredFrameComparison) -> String {
    let lines =
      [scene.count.text(tolerance: tolerance)]
      + scene.views.flatMap { difference($0, in: scene.scene) }
      + StoredFrameComparison.Reason.allCases.compactMap { notCompared($0, in: scene) }
      + estimates(in: scene)
    return document.heading(of: scene.scene) + lines.map { "  \($0)\n" }.joined()
  }

  private func difference(
    _ view: StoredFrameComparison.View,
    in scene: LaidOutDocument.Scene
  ) -> [String] {
    guard case .differs(let stored) = view.result else { return [] }
    let computed = view.view.frame
    return [
      "differs: \(scene.title(of: view.view).words.printable) "
        + "(\(view.view.kind.rawValue) \(view.view.id.printable))",
      "  stored     \(stored.columns)",
      "  computed   \(computed.columns)",
      "  difference \(computed.minus(stored).columns)",
    ] + view.estimates.map { "  estimate   \($0.text.printable)" }
      + view.dependencies.map { "  depends on \($0.subject.printable)" }
  }

  /// Returns the views with a size that the document does not determine, equal or not.
  private func estimates(in scene: StoredFrameComparison) -> [String] {
    Set(scene.views.flatMap(\.estimates)).sorted().map { size in
      let names = titles(in: scene) { $0.estimates.contains(size) }
      return "size estimated because of \(size.subject.printable): \(listing(names, atMost: 4))"
    }
  }

  /// Returns the number of views that were omitted for one reason, with the first names.
  private func notCompared(
    _ reason: StoredFrameComparison.Reason,
    in scene: StoredFrameComparison
  ) -> String? {
    let names = titles(in: scene) { $0.result == .notCompared(because: reason) }
    guard !names.isEmpty else { return nil }
    return "not compared, because \(reason.rawValue): \(listing(names, atMost: 4))"
  }

  private func titles(
    in scene: StoredFrameComparison,
    where isIncluded: (StoredFrameComparison.View) -> Bool
  ) -> [String] {
    scene.views.filter(isIncluded).map { scene.scene.title(of: $0.view).text.printable }
  }

  // MARK: - For programs

  private struct ViewLine: Encodable {
    var kind = "view"
    var file: String
    var scene: String
    var view: String
    var name: String
    var title: String
    var result: String
    var reason: String?
    var stored: Rect?
    var computed: Rect?
    var difference: Rect?
    var estimates: [UnknownSize]?
    var dependsOn: [UnknownSize]?
  }

  private struct SceneLine: Encodable {
    var kind = "scene"
    var file: String
    var scene: String
    var name: String
    var tolerance: Double
    var matching: Int
    var differing: Int
    var differingByEstimate: Int
    var notCompared: Int
  }

  /// One JSON object per line: the views of each scene, and then the scene.
  package var jsonLines: String {
    var lines = JSONLines()
    for scene in scenes {
      for view in scene.views { lines.append(line(view, of: scene)) }
      lines.append(
        SceneLine(
          file: document.file,
          scene: scene.scene.scene.id,
          name: scene.scene.scene.displayName,
          tolerance: tolerance,
          matching: scene.count.matching,
          differing: scene.count.differing,
          differingByEstimate: scene.count.differingByEstimate,
          notCompared: scene.count.notCompared
        )
      )
    }
    return lines.text
  }

  private func line(
    _ view: StoredFrameComparison.View,
    of scene: StoredFrameComparison
  ) -> ViewLine {
    var line = ViewLine(
      file: document.file,
      scene: scene.scene.scene.id,
      view: view.view.id,
      name: view.view.name,
      title: scene.scene.title(of: view.view).text,
      result: ""
    )
    switch view.result {
    case .notCompared(let reason):
      line.result = "notCompared"
      line.reason = reason.rawValue
    case .matches(let stored), .differs(let stored):
      line.result = view.result == .matches(stored: stored) ? "matches" : "differs"
      line.stored = stored
      line.computed = view.view.frame
      line.difference = view.view.frame.minus(stored)
    }
    line.estimates = view.estimates.isEmpty ? nil : view.estimates
    line.dependsOn = view.dependencies.isEmpty ? nil : view.dependencies
    return line
  }
}

/// The line after all documents.
package struct ComparisonSummary {
  /// The number of scenes.
  package var scenes = 0
  /// The number of documents with these scenes.
  package var documents = 0
  /// The total of all documents.
  package var count = ComparisonCount()

  package init() {}

  /// Counts a document with its scenes and views.
  package mutating func add(_ report: ComparisonReport) {
    documents += 1
    scenes += report.sceneCount
    count += report.count
  }

  /// Returns one line with its line break; the tolerance is in points.
  package func text(tolerance: Double) -> String {
    "\(counted(scenes, "scene")) of \(counted(documents, "document")): "
      + count.text(tolerance: tolerance) + "\n"
  }

  private struct Line: Encodable {
    var kind = "total"
    var documents: Int
    var scenes: Int
    var tolerance: Double
    var matching: Int
    var differing: Int
    var differingByEstimate: Int
    var notCompared: Int
  }

  /// Returns one object of kind `total` as a line; the tolerance is in points.
  package func jsonLine(tolerance: Double) -> String {
    var lines = JSONLines()
    lines.append(
      Line(
        documents: documents,
        scenes: scenes,
        tolerance: tolerance,
        matching: count.matching,
        differing: count.differing,
        differingByEstimate: count.differingByEstimate,
        notCompared: count.notCompared
      )
    )
    return lines.text
  }
}

extension ComparisonCount {
  /// For example `12 views compared, 11 match within 0.5 pt, 1 differs; 4 not compared`.
  fileprivate func text(tolerance: Double) -> String {
    guard compared > 0 else { return "nothing to compare; \(notCompared) not compared" }
    let match = matching == 1 ? "matches" : "match"
    let differ = differing == 1 ? "differs" : "differ"
    let depend =
      differingByEstimate == 0
      ? ""
      : " (\(differingByEstimate) of them \(differingByEstimate == 1 ? "depends" : "depend") on an estimate)"
    return "\(counted(compared, "view")) compared, \(matching) \(match) within "
      + "\(tolerance.plain) pt, \(differing) \(differ)\(depend); \(notCompared) not compared"
  }
}
