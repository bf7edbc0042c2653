import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct JUnitFormatTests {
  @Test func everyCaseIsATestAndDriftFails() throws {
    let tree = try XMLTree(JUnitReportFormat().render(goldenDrift()))
    let tests = tree.elements("testcase")
    #expect(
      tests.map { $0.attributes["name"] } == [
        "ipad-10 portrait scrolling-content", "iphone-8 portrait scrolling-content",
        "iphone-se portrait scrolling-content", "iphone-xs portrait scrolling-content",
        "scvdb 1.0.0",
      ]
    )
    #expect(tests.map { $0.children.count } == [1, 1, 1, 0, 1])
    // Of the causes of one case, all warnings, the keyboard's is the first.
    #expect(
      tree.elements("failure").map { $0.attributes["type"] } == [
        "caseAppeared", "keyboardFrame", "caseVanished", "fingerprintChanged",
      ]
    )
    try checkCounts(tree)
  }

  @Test func equalSidesPass() throws {
    let tree = try XMLTree(JUnitReportFormat().render(equalSides()))
    #expect(tree.elements("testcase").count == 2)
    #expect(tree.elements("failure").isEmpty)
    try checkCounts(tree)
  }

  @Test func failureHasTheNumbersOfItsCase() throws {
    var (first, second) = (sampleRun(), sampleRun(device: "ipad-10"))
    let before = side("baseline", first, second)
    first.keyboardFrames[0].end = Rect(x: 0, y: 451, width: 375, height: 217)
    second.keyboardFrames[0].end = Rect(x: 0, y: 451, width: 375, height: 219)
    let report = try JUnitReportFormat().render(
      Drift(from: before, to: side("latest", first, second))
    )
    #expect(report.contains("end.height 216 -&gt; 217 (+1)"))
    #expect(report.contains("end.height 216 -&gt; 219 (+3)"))
    #expect(!report.contains("elsewhere"))
  }

  /// The sums that readers trust more than the tests themselves.
  private func checkCounts(_ tree: XMLTree) throws {
    for suite in tree.elements("testsuite") + tree.elements("testsuites") {
      let tests = suite.elements("testcase")
      #expect(suite.attributes["tests"] == "\(tests.count)")
      let failures = tests.filter { !$0.children.isEmpty }
      #expect(suite.attributes["failures"] == "\(failures.count)")
    }
  }
}

/// A document as it was read.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [XMLTree] = []
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a document.
  convenience init(_ document: String) throws {
    let builder = TreeBuilder()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = builder
    guard parser.parse(), parser.parserError == nil else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    self.init(name: "", attributes: [:])
    children = builder.root.children
  }

  func elements(_ name: String) -> [XMLTree] {
    (self.name == name ? [self] : []) + children.flatMap { $0.elements(name) }
  }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  let root = XMLTree(name: "", attributes: [:])
  private lazy var open = [root]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = XMLTree(name: name, attributes: attributes)
    open[open.count - 1].children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open[open.count - 1].text += text
  }
}
