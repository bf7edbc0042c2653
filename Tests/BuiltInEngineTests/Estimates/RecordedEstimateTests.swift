import ScenarioModel
import SnapshotModel
import Testing

@testable import BuiltInEngine

/// The views of a recorded case with estimated sizes.
@Suite struct RecordedEstimateTests {
  /// Returns a view 50 points from the left and 100 from the top, sized by its content only.
  private func view(
    _ name: String,
    _ kind: ViewKind,
    _ change: (inout ViewNode) -> Void
  ) -> ViewNode {
    var node = ViewNode(id: name, name: name, kind: kind)
    change(&node)
    let edges: [(ConstraintNode.Attribute, Double)] = [(.leading, 50), (.top, 100)]
    node.constraints += edges.map { edge, constant in
      ConstraintNode(
        id: "\(name)-\(edge.rawValue)",
        firstItem: name,
        firstAttribute: edge,
        secondItem: "content",
        secondAttribute: edge,
        constant: constant
      )
    }
    return node
  }

  private var label: ViewNode {
    view("title", .label) {
      $0.properties.text = "Sign up"
      $0.properties.font = FontNode(name: "Sora-Bold", pointSize: 20)
    }
  }

  private func run(
    _ views: ViewNode...,
    technique: Technique = .none,
    steps: [ScenarioStep] = [.checkpoint(name: "at rest")]
  ) async throws -> Run {
    let root = ViewNode(
      id: "content",
      name: "content",
      kind: .view,
      translatesAutoresizingMaskIntoConstraints: true,
      autoresizingMask: [.flexibleWidth, .flexibleHeight],
      subviews: views
    )
    let screens = [Screen(name: "screen", rootView: root)]
    let question = try question("iphone-8", screens: screens, technique: technique, steps: steps)
    let run = try await BuiltInEngine.current.run(question)
    try run.checkConsistency()
    return run
  }

  @Test func unknownFontIsNotedOnce() async throws {
    let steps: [ScenarioStep] = [
      .checkpoint(name: "at rest"), .rotate(to: .landscape), .wait(seconds: 1),
      .checkpoint(name: "turned"),
    ]
    let run = try await run(label, steps: steps)
    #expect(
      run.estimates
        == [SizeEstimate(view: "screen/title", size: UnknownSize(.font, "Sora-Bold"))]
    )
  }

  /// A technique that puts the content into a scroll view gives the view a longer path.
  @Test func estimateHasRecordedPath() async throws {
    let run = try await run(label, technique: .scrollingContent)
    let path = try #require(run.estimates.first).view
    #expect(path.lastName == "title")
    #expect(run.steps[0].snapshot?.views.map(\.path).contains(path) == true)
  }

  @Test func knownSizesAreNotEstimates() async throws {
    let fixed = view("icon", .imageView) {
      $0.properties.unmeasuredImage = UnmeasuredImage(name: "star", isSymbol: true)
      $0.constraints = ["width", "height"].map {
        ConstraintNode(
          id: "icon-\($0)",
          firstItem: "icon",
          firstAttribute: $0 == "width" ? .width : .height,
          constant: 24
        )
      }
    }
    #expect(try await run(fixed).estimates.isEmpty)
  }

  /// At run time an app's class may have its own content size.
  ///
  /// The document has a placeholder for it at most. The size matters if nothing else determines it.
  @Test func customClassSizeIsNotedIfNeeded() async throws {
    let open = view("stars", .view) { $0.properties.customClass = "StarView" }
    let note = SizeEstimate(view: "screen/stars", size: UnknownSize(.customClass, "StarView"))
    #expect(try await run(open).estimates == [note])
    let placeholder = view("stars", .view) {
      $0.properties.customClass = "StarView"
      $0.properties.placeholderIntrinsicContentSize = IntrinsicSize(width: 80, height: nil)
    }
    #expect(try await run(placeholder).estimates == [note])
    let plain = view("stars", .view) { _ in }
    #expect(try await run(plain).estimates.isEmpty)
  }

  /// Code sets the text of an empty label and the image of an image view.
  @Test(arguments: [ViewKind.label, .imageView])
  func missingContentIsNotedIfNeeded(kind: ViewKind) async throws {
    let empty = view("empty", kind) { _ in }
    let note = SizeEstimate(view: "screen/empty", size: UnknownSize(.content))
    #expect(try await run(empty).estimates == [note])
    let fixed = view("empty", kind) { node in
      node.constraints = [ConstraintNode.Attribute.width, .height].map {
        ConstraintNode(id: "empty-\($0)", firstItem: "empty", firstAttribute: $0, constant: 24)
      }
    }
    #expect(try await run(fixed).estimates.isEmpty)
  }

  @Test func contentOfDocumentIsNotEstimate() async throws {
    let text = view("text", .label) { $0.properties.text = "Sign up" }
    let picture = view("picture", .imageView) {
      $0.properties.imageSize = Size(width: 24, height: 24)
    }
    #expect(try await run(text, picture).estimates.isEmpty)
  }

  /// The keys of a screen are one unknown size, because each would need its own layout.
  @Test func localizationKeysAreEstimates() async throws {
    let title = view("title", .label) { $0.properties.text = "sign_up.title" }
    let button = view("button", .button) { $0.properties.text = "general_continue" }
    let notes = ["screen/button", "screen/title"].map {
      SizeEstimate(view: $0, size: UnknownSize(.localizationKey))
    }
    #expect(try await run(title, button).estimates == notes)
  }

  /// A box around a label has the label's size, for any class.
  @Test func subviewsReplaceNoteForCustomClass() async throws {
    let text = ViewNode(id: "text", name: "text", kind: .label)
    let box = view("box", .view) { box in
      box.properties.customClass = "Card"
      box.subviews = [text]
      box.subviews[0].properties.text = "Sign up"
      let edges: [ConstraintNode.Attribute] = [.leading, .trailing, .top, .bottom]
      box.constraints = edges.map { edge in
        ConstraintNode(
          id: "text-\(edge.rawValue)",
          firstItem: "text",
          firstAttribute: edge,
          secondItem: "box",
          secondAttribute: edge
        )
      }
    }
    #expect(try await run(box).estimates.isEmpty)
  }
}
