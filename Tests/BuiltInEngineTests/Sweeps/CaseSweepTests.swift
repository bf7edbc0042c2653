import BuiltInEngine
import DeviceCatalog
import Foundation
import InterfaceBuilder
import ScenarioModel
import SnapshotModel
import Testing

/// A stop of a sweep equals a layout from scratch.
@Suite struct CaseSweepTests {
  private static let baselines = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Baselines")

  /// Unsorted widths, as in a search: narrower than any screen, wider than any, and halves.
  private static let widths: [Double] = [
    375, 320, 321, 414, 200, 414, 677.5, 500, 320, 1366, 100, 744, 375, 320.5, 90, 376, 834, 60,
    1000,
  ]

  /// Returns the case of a screen at rest; its checkpoint is the engine's answer.
  private func atRest(
    _ screen: Screen,
    _ technique: Technique = .none,
    navigation: Bool = false,
    on device: String = "iphone-8"
  ) throws -> CaseQuestion {
    try question(
      device,
      screens: [screen],
      navigation: navigation,
      technique: technique,
      steps: [.checkpoint(name: "at rest")]
    )
  }

  /// Returns the views by path, and the findings, of a layout from scratch.
  ///
  /// A table that reloads its rows may have its headers in another order among its subviews.
  private func fresh(_ question: CaseQuestion) async throws -> ([ViewGeometry], Set<Finding>) {
    let run = try await BuiltInEngine.current.run(question)
    let views = try #require(run.steps.first?.snapshot).views
    return (views.sorted { $0.path < $1.path }, Set(run.findings))
  }

  /// Compares each stop at a width with the layout from scratch on a device with that width.
  private func expectFreshFrames(
    _ question: CaseQuestion,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let height = question.device.portrait.size.height
    for sizeClass in [SizeClass.compact, .regular] {
      var question = question
      question.device.portrait.horizontalSizeClass = sizeClass
      let sizes = Self.widths.map { DeviceSize(width: $0, height: height + $0 / 5) }
      let stops = try CaseSweep.stops(of: question, after: sizes.map { .screenSize($0) }) { $0 }
      for (size, stop) in zip(sizes, stops) {
        question.device.portrait.size = size
        let (views, findings) = try await fresh(question)
        let swept = stop.snapshot.views.sorted { $0.path < $1.path }
        #expect(swept == views, "\(size)", sourceLocation: sourceLocation)
        #expect(Set(stop.findings) == findings, "\(size)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test(arguments: Technique.allCases)
  func sweptSignUpWidthsEqualFreshLayouts(_ technique: Technique) async throws {
    let file = Self.baselines.appending(path: "sign-up/SignUp.storyboard").path
    for scene in try InterfaceBuilderDocument(contentsOf: file).scenes {
      guard let screen = scene.screen else { continue }
      try await expectFreshFrames(atRest(screen, technique))
      try await expectFreshFrames(atRest(screen, technique, navigation: true, on: "ipad-10"))
    }
  }

  @Test func sweptSequenceWidthsEqualFreshLayouts() async throws {
    let file = Self.baselines.appending(path: "sequence/Sequence.storyboard").path
    for scene in try InterfaceBuilderDocument(contentsOf: file).scenes {
      guard let screen = scene.screen else { continue }
      try await expectFreshFrames(atRest(screen, navigation: true))
    }
  }

  /// The margins of rows depend on the width of the window, although the table's width is
  /// unchanged.
  @Test func sweptTableWidthsEqualFreshLayouts() async throws {
    var label = ViewNode(id: "label", name: "label", kind: .label)
    label.properties.text = "The quick brown fox jumps over the lazy dog"
    label.properties.numberOfLines = 0
    let content = ViewNode(
      id: "content",
      name: "content",
      kind: .view,
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [label],
      layoutGuides: [GuideNode(id: "margins", kind: .layoutMargins)],
      constraints: [ConstraintNode.Attribute.top, .leading, .bottom, .trailing].map {
        pin("label", $0, to: "margins")
      },
      slot: "contentView"
    )
    let cell = ViewNode(
      id: "cell",
      name: "cell",
      kind: .tableViewCell,
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: [content],
      slot: "cell"
    )
    let table = ViewNode(id: "table", name: "table", kind: .tableView, subviews: [cell])
    let width = ConstraintNode(
      id: "width",
      firstItem: "table",
      firstAttribute: .width,
      constant: 150
    )
    let edges: [ConstraintNode.Attribute] = [.top, .bottom, .leading]
    try await expectFreshFrames(
      atRest(screen([table], edges.map { pin("table", $0, to: "root") } + [width]))
    )
  }

  /// Labels that wrap, one that compresses another, and constraints that need 332 points.
  @Test func sweptConflictingScreensEqualFreshLayouts() async throws {
    try await expectFreshFrames(atRest(conflicting))
  }

  @Test func sweptTextLengthsEqualFreshLayouts() async throws {
    var question = try atRest(conflicting)
    let lengths: [Double] = [100, 50, 300, 1, 99, 100, 220]
    let stops = try CaseSweep.stops(of: question, after: lengths.map { .textLength($0) }) { $0 }
    for (length, stop) in zip(lengths, stops) {
      question.screens = [conflicting.withTexts(ofLength: length)]
      let (views, findings) = try await fresh(question)
      #expect(stop.snapshot.views.sorted { $0.path < $1.path } == views, "\(length)")
      #expect(Set(stop.findings) == findings, "\(length)")
    }
    // Half of 11 characters is 5.5, rounded up to 6; 33 characters are the text three times.
    let texts = [50.0, 300].map { conflicting.withTexts(ofLength: $0).rootView.subviews[0] }
    #expect(
      texts.map(\.properties.text) == ["first ", "first label first label first lab"]
    )
  }

  private var conflicting: Screen {
    let names = ["first", "second", "third"]
    let labels = names.map { name in
      var label = ViewNode(id: name, name: name, kind: .label)
      label.properties.text = "\(name) label"
      label.properties.numberOfLines = name == "third" ? 1 : 0
      return label
    }
    let gap = ConstraintNode(
      id: "gap",
      firstItem: "second",
      firstAttribute: .leading,
      secondItem: "first",
      secondAttribute: .trailing,
      constant: 8
    )
    let least = ConstraintNode(
      id: "least",
      firstItem: "third",
      firstAttribute: .width,
      relation: .greaterThanOrEqual,
      constant: 300
    )
    return screen(
      labels,
      names.map { pin($0, .top, to: "root", $0 == "third" ? 200 : 40) } + [
        pin("first", .leading, to: "root", 16), pin("second", .trailing, to: "root", -16),
        pin("third", .leading, to: "root", 16), pin("third", .trailing, to: "root", -16), gap,
        least,
      ]
    )
  }

  private func screen(_ views: [ViewNode], _ constraints: [ConstraintNode]) -> Screen {
    Screen(
      name: "screen",
      rootView: ViewNode(
        id: "root",
        name: "root",
        kind: .view,
        translatesAutoresizingMaskIntoConstraints: true,
        subviews: views,
        constraints: constraints
      )
    )
  }

  private func pin(
    _ view: String,
    _ attribute: ConstraintNode.Attribute,
    to item: String,
    _ constant: Double = 0
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(view)-\(attribute)",
      firstItem: view,
      firstAttribute: attribute,
      secondItem: item,
      secondAttribute: attribute,
      constant: constant
    )
  }
}
