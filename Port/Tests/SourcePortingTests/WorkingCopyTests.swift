import Foundation
import SourcePorting
import Testing

/// A package in a temporary folder, and its working copy.
@Suite final class WorkingCopyTests {
  private let root = FileManager.default.temporaryDirectory
    .appending(path: "scvdb-port-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
  private let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    try write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Model"), .target(name: "App", dependencies: ["Model"]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ]
      )
      """
    )
    try write("Sources/Model/Model.swift", "import Foundation\npublic struct Model {}\n")
    try write("Sources/App/Form.swift", "import UIKit\nclass Form { @objc func save() {} }\n")
    try write("Sources/App/list.txt", "one\n")
    try write("Tests/AppTests/AppTests.swift", "import XCTest\n")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  @Test func onlyChangedFilesAreWritten() throws {
    let copy = WorkingCopy(root: root, checkout: checkout)
    let first = try copy.update()
    // Three sources, a text, a shim for each of the two targets that see UIKit, and the manifest.
    #expect(first.writtenCount == 7)
    #expect(first.targets == ["App", "AppTests"])
    #expect(first.entries["Sources/App/Form.swift"]?.map(\.line) == [2, 2])
    let second = try copy.update()
    #expect(second.writtenCount == 0)
    #expect(second.entries == first.entries)

    try write("Sources/App/Form.swift", "import UIKit\nclass Form { @objc func save() { } }\n")
    #expect(try copy.update().writtenCount == 1)
  }

  /// A target of the description without a path; the list names a file twice.
  @Test func listedFilesAreCopied() throws {
    try FileManager.default.removeItem(at: root.appending(path: "Package.swift"))
    func describe(_ files: String) throws {
      try write(
        "scvdb-port.json",
        #"{"name": "App", "targets": [{"name": "App", "sources": [\#(files)]}]}"#
      )
    }
    try describe(#""Sources/App/Form.swift", "./Sources/App/Form.swift", "Sources/Model""#)
    let copy = WorkingCopy(root: root, checkout: checkout)
    // Two sources, a shim, and the manifest.
    #expect(try copy.update().writtenCount == 4)
    let folder = copy.package.appending(path: "Targets/App").path
    let files = FileManager.default.subpaths(atPath: folder) ?? []
    #expect(
      files.filter { $0.hasSuffix(".swift") }.sorted() == [
        "ScvdbPortShim.swift", "Sources/App/Form.ported.swift", "Sources/Model/Model.ported.swift",
      ]
    )
    try describe(#""Sources/App/None.swift""#)
    #expect(throws: PortError.self) { try copy.update() }
  }

  @Test func makersOfUserAreAdded() throws {
    try FileManager.default.removeItem(at: root.appending(path: "Package.swift"))
    try write(
      "scvdb-port.json",
      #"""
      {"name": "App", "targets": [{"name": "App", "path": "Sources/App"}],
       "makers": {"Form": "Form(name: \"a\")", "Other": "Other()"}}
      """#
    )
    var copy = WorkingCopy(root: root, checkout: checkout)
    let maker = #"addMaker(of: Form.self) { Form(name: "a") }"#
    _ = try copy.update()
    #expect(try !text("Sources/App/ScvdbPortShim.swift", of: copy).contains(maker))
    copy.omitsCode = true
    _ = try copy.update()
    let shim = try text("Sources/App/ScvdbPortShim.swift", of: copy)
    #expect(shim.contains(maker))
    #expect(!shim.contains("Other"))
  }

  @Test func shimProvidesBundlesThatSwiftPMOmits() throws {
    let copy = WorkingCopy(root: root, checkout: checkout)
    let shim = copy.package.appending(path: "Sources/App/ScvdbPortShim.swift")
    let bundle = "static var module: Bundle"
    _ = try copy.update()
    #expect(try !String(contentsOf: shim, encoding: .utf8).contains(bundle))
    try write("Sources/App/Form.swift", "import UIKit\nlet bundle = Bundle.module\n")
    _ = try copy.update()
    #expect(try String(contentsOf: shim, encoding: .utf8).contains(bundle))
    let manifest = root.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let resources = #"dependencies: ["Model"], resources: [.copy("list.txt")]"#
    try write("Package.swift", text.replacing(#"dependencies: ["Model"]"#, with: resources))
    _ = try copy.update()
    #expect(try !String(contentsOf: shim, encoding: .utf8).contains(bundle))
  }

  /// The forwarded methods come from the protocol's declaration in the checkout.
  @Test func messagesOfUIKitAreForwarded() throws {
    try write(
      "Sources/App/Form.swift",
      """
      import UIKit
      class Form: NSObject, UIScrollViewDelegate {
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      """
    )
    let copy = WorkingCopy(root: root, checkout: checkout)
    _ = try copy.update()
    let path = copy.package.appending(path: "Sources/App/Form.ported.swift")
    let text = try String(contentsOf: path, encoding: .utf8)
    let method = "func scrollViewDidScroll(_ scrollView: UIScrollView) { return (forwardee("
    #expect(text.contains(method))
  }

  @Test func sourceLocationsNameUserFiles() throws {
    let copy = WorkingCopy(root: root, checkout: checkout)
    _ = try copy.update()
    let path = copy.package.appending(path: "Sources/App/Form.ported.swift")
    let text = try String(contentsOf: path, encoding: .utf8)
    let name = root.standardizedFileURL.appending(path: "Sources/App/Form.swift").path
    let lines = text.split(separator: "\n")
    #expect(lines.prefix(2) == ["#sourceLocation(file: \"\(name)\", line: 1)", "import UIKit"])
    #expect(lines[2].hasPrefix("class Form {") && lines[2].hasSuffix("; func save() {} }"))
  }

  @Test func removedFilesAreDeletedFromCopy() throws {
    let copy = WorkingCopy(root: root, checkout: checkout)
    _ = try copy.update()
    for file in ["Sources/App/Form.swift", "Sources/App/list.txt"] {
      #expect(exists(copy, file.replacing(".swift", with: ".ported.swift")))
      try FileManager.default.removeItem(at: root.appending(path: file))
    }
    try write("Sources/App/Other.swift", "import UIKit\n")
    _ = try copy.update()
    #expect(!exists(copy, "Sources/App/Form.ported.swift"))
    #expect(!exists(copy, "Sources/App/list.txt"))
    #expect(exists(copy, "Sources/App/Other.ported.swift"))
  }

  @Test func packagesThatImportUIKitAreRewritten() throws {
    try write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")]
      )
      """
    )
    try write("Kit/Sources/Kit/Kit.swift", "import UIKit\nclass Kit { @objc func run() {} }\n")
    try write("Kit/Sources/Kit/star.png", "")
    let manifest = root.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("targets: [", with: "dependencies: [.package(path: \"Kit\")],\n  targets: [")
      .replacing(
        ".target(name: \"Model\")",
        with: ".target(name: \"Model\", dependencies: [\"Kit\"])"
      )
    try write("Package.swift", text)
    let copy = WorkingCopy(root: root, checkout: checkout)
    let report = try copy.update()
    #expect(report.targets == ["Model", "App", "AppTests"])
    let kit = copy.folder.appending(path: "packages/Kit")
    let source = kit.appending(path: "Sources/Kit/Kit.ported.swift")
    #expect(try String(contentsOf: source, encoding: .utf8).contains("; func run() {} }"))
    let copied = copy.package.appending(path: "Package.swift")
    #expect(try String(contentsOf: copied, encoding: .utf8).contains(kit.path))
    let resources = try String(contentsOf: copy.resourceList, encoding: .utf8)
    #expect(resources.hasSuffix("/Kit/Sources/Kit/star.png\n"))
    #expect(resources.hasPrefix("module Kit\nmodule Model\n"))
    #expect(try copy.update().writtenCount == 0)
  }

  /// The specs of a described project need a module in another folder, which supports Linux
  /// unchanged.
  @Test func specsOfDescribedProjectsAreListed() throws {
    try write(
      "App/scvdb-port.json",
      """
      {"name": "App", "targets": [
        {"name": "Quick", "path": "../Quick", "linux": true},
        {"name": "AppTests", "tests": true, "path": "Specs", "dependencies": ["Quick"]}
      ]}
      """
    )
    try write(
      "Quick/Spec.swift",
      """
      #if canImport(Darwin)
      import CoreGraphics
      #endif
      open class QuickSpec {}
      public struct Predicate<T> {}
      """
    )
    try write("App/Specs/Color.swift", "import Quick\nfunc f() -> Predicate<Int> {}\n")
    try write(
      "App/Specs/ListSpec.swift",
      """
      import Quick
      import UIKit
      class ListSpec: QuickSpec {}
      private class HiddenSpec: QuickSpec {}
      class CellTests: XCTestCase {
        func testSize() {}
        func testLoading() async {}
        func helper() {}
      }
      """
    )
    let copy = WorkingCopy(root: root.appending(path: "App"), checkout: checkout)
    let report = try copy.update()
    #expect(report.targets == ["AppTests"])

    let spec = try text("outside/Quick/Spec.ported.swift", of: copy)
    #expect(spec.contains("#if canImport(Darwin)"))
    #expect(spec.hasPrefix("#sourceLocation(file: \"\(path(of: "Quick/Spec.swift"))\", line: 1)\n"))
    let color = try text("Specs/Color.ported.swift", of: copy)
    #expect(color.contains("\nimport Quick; import struct Quick.Predicate\n"))
    let main = try text("XCTMain.swift", of: copy)
    #expect(main.contains("[\n    AppTests.ListSpec.self,\n  ],"))
    let tests =
      #"("testSize", AppTests.CellTests.testSize), "#
      + #"("testLoading", asyncTest(AppTests.CellTests.testLoading))"#
    #expect(main.contains("testCase([\(tests)] as "))
  }

  @Test func folderThatIsNotCheckoutIsRefused() {
    let copy = WorkingCopy(root: root, checkout: root.appending(path: "nowhere"))
    #expect(throws: PortError.self) { try copy.update() }
  }

  private func path(of file: String) -> String {
    root.standardizedFileURL.appending(path: file).path
  }

  private func text(_ path: String, of copy: WorkingCopy) throws -> String {
    try String(contentsOf: copy.package.appending(path: path), encoding: .utf8)
  }

  private func exists(_ copy: WorkingCopy, _ path: String) -> Bool {
    let file = copy.package.appending(path: path).path
    return (try? FileManager.default.attributesOfItem(atPath: file)) != nil
  }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
