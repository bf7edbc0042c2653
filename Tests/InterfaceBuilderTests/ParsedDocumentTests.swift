import Foundation
import InterfaceBuilder
import ScenarioModel
import ScvdbTestSupport
import Testing

/// Compares one parsed document read for several window sizes with the file read again for each.
@Suite struct ParsedDocumentTests {
  private static let phone = SizeClasses(horizontal: .compact, vertical: .regular)
  private static let pad = SizeClasses(horizontal: .regular, vertical: .regular)
  private static let variation = #"<variation key="widthClass=regular" constant="40"/>"#

  @Test(arguments: ["", variation])
  func parsedDocumentMatchesFile(variation: String) throws {
    try withDocument(variation) { file in
      let parsed = try ParsedDocument(contentsOf: file)
      for sizeClasses in [Self.phone, Self.pad, nil, Self.phone] {
        let read = try parsed.document(for: sizeClasses)
        let whole = try InterfaceBuilderDocument(contentsOf: file, sizeClasses: sizeClasses)
        #expect(read.scenes.map(\.screen) == whole.scenes.map(\.screen))
        #expect(read.scenes.map(\.canvas) == whole.scenes.map(\.canvas))
        #expect(read.warnings == whole.warnings)
        #expect(read.warnings.count == 1)
      }
    }
  }

  /// The constant is 20, and 40 where the variation matches.
  @Test func variationsAreReadForEachSize() throws {
    try withDocument(Self.variation) { file in
      let parsed = try ParsedDocument(contentsOf: file)
      let constants = try [Self.phone, Self.pad, Self.phone].map { sizeClasses in
        try parsed.document(for: sizeClasses).screen(scene: nil).rootView.constraints[0].constant
      }
      #expect(constants == [20, 40, 20])
    }
  }

  /// The second scene has a mistake and no variation, so it is read only once.
  @Test func fixedSceneKeepsItsWarnings() throws {
    let text = SmallDocument.storyboard(
      scenes: [
        Self.scene("varied", height: "20", Self.variation), Self.scene("fixed", height: "x"),
      ],
      initial: "varied"
    )
    try withFile(text) { file in
      let parsed = try ParsedDocument(contentsOf: file)
      for sizeClasses in [Self.phone, Self.pad] {
        let read = try parsed.document(for: sizeClasses)
        let alone = try InterfaceBuilderDocument(
          data: Data(text.utf8),
          file: file,
          sizeClasses: sizeClasses
        )
        #expect(read.scenes.map(\.canvas) == alone.scenes.map(\.canvas))
        #expect(read.scenes.map(\.screen?.rootView) == alone.scenes.map(\.screen?.rootView))
        #expect(read.scenes.map { $0.screen?.variations == nil } == [false, true])
        #expect(read.warnings == alone.warnings)
        #expect(read.warnings.map { $0.message.contains("constant=\"x\"") } == [true])
      }
    }
  }

  private static func scene(_ id: String, height: String, _ variation: String = "") -> String {
    """
    <viewController id="\(id)"><view key="view" id="\(id)-root"><constraints>
    <constraint firstAttribute="height" constant="\(height)" id="\(id)-c">\(variation)</constraint>
    </constraints></view></viewController>
    """
  }

  /// Runs a test with a document that has one constraint, and an unknown element.
  private func withDocument(_ variation: String, _ body: (String) throws -> Void) throws {
    let text = SmallDocument.storyboard(
      root: """
        <unknownThing/>
        <constraints>
        <constraint firstAttribute="height" constant="20" id="c">\(variation)</constraint>
        </constraints>
        """
    )
    try withFile(text, body)
  }

  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/Main.storyboard"
      try Data(text.utf8).write(to: URL(filePath: file))
      try body(file)
    }
  }
}
