import Foundation
import Testing

@testable import SourcePorting

/// Builds of a small package by the installed compiler.
@Suite final class OmittingBuildTests {
  private let sandbox: Sandbox
  private let copy: WorkingCopy

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "../Checkout/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "scvdb",
        products: [.library(name: "UIKit", targets: ["UIKit"])],
        targets: [.target(name: "UIKit")]
      )
      """
    )
    try sandbox.write("../Checkout/Sources/UIKit/UIKit.swift", "public class UIView {}\n")
    try sandbox.write(
      "scvdb-port.json",
      #"{"name": "App", "targets": [{"name": "App", "path": "App"}]}"#
    )
    try sandbox.write(
      "App/Greeting.swift",
      """
      import Foundation
      import Tracking

      struct Greeting {
        let name: String
        var session: TrackingSession?

        func text() -> String {
          var parts = ["Hello"]
          Tracker.shared.log("text")
          parts.append(name)
          if Tracker.isActive { parts.append("!") }
          return parts.joined(separator: " ")
        }

        var length: Int { Tracker.length(of: name) }
      }
      """
    )
    copy = WorkingCopy(
      root: URL(filePath: sandbox.root, directoryHint: .isDirectory),
      checkout: URL(filePath: "\(sandbox.folder)/Checkout", directoryHint: .isDirectory)
    )
  }

  @Test func unknownModuleLeavesOtherCode() throws {
    let build = OmittingBuild(copy: copy)
    let first = try build.run()
    let omitted = first.omissions.omissions
    #expect(first.omissions.missingModules == ["Tracking"])
    #expect(omitted.map(\.line) == [2, 6, 10, 12, 16])
    #expect(omitted.map(\.kind) == [.import, .member, .statement, .condition, .statement])
    #expect(first.omissions.countsByType == ["": 1, "Greeting": 4])
    #expect(
      first.omissions.summary
        == "5 omissions: statement 2, condition 1, import 1, member 1; 1 outside of the app's types"
    )
    let file = "\(sandbox.package)/App/Greeting.ported.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains(#"do { parts.append("!") }"#))
    #expect(OmissionReport(of: copy) == first.omissions)

    // A build without changes checks no module again, and writes no file.
    let second = try build.run()
    #expect((second.rounds, second.port.writtenCount) == (0, 0))
    #expect(second.omissions == first.omissions)

    // An edit keeps the omissions of the other lines.
    let user = "\(sandbox.root)/App/Greeting.swift"
    let edited = try String(contentsOfFile: user, encoding: .utf8)
      .replacing(#"["Hello"]"#, with: #"["Good morning"]"#)
    try sandbox.write("App/Greeting.swift", edited)
    let third = try build.run()
    #expect((third.rounds, third.port.writtenCount) == (0, 1))
    #expect(third.omissions == first.omissions)

    // A new declaration leads to a check of the code that needs it.
    try sandbox.write("App/Session.swift", "struct TrackingSession {}\n")
    let fourth = try build.run()
    #expect(fourth.omissions.omissions.map(\.line) == [2, 10, 12, 16])

    // A copy without omissions has all code again.
    _ = try copy.update()
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Tracker.shared.log"))
    #expect(OmissionReport(of: copy) == nil)
  }

  /// An error in a header cannot be omitted, so the whole module is left out.
  @Test func moduleInCIsLeftOut() throws {
    try sandbox.write(
      "scvdb-port.json",
      """
      {"name": "App", "targets": [
        {"name": "App", "path": "App", "dependencies": ["Core"]}, {"name": "Core", "path": "Core"}
      ]}
      """
    )
    try sandbox.write("Core/include/core.h", "int core(void);\n")
    try sandbox.write("Core/core.c", "#include <NoSuchFramework/Core.h>\n")
    try sandbox.write(
      "App/Greeting.swift",
      """
      import Core

      func greet() {
        print(core())
        print("Hello")
      }
      """
    )
    let result = try OmittingBuild(copy: copy).run()
    #expect(result.port.notes.map(\.subject) == ["Core"])
    #expect(result.omissions.omissions.map(\.line) == [4])
    let second = try OmittingBuild(copy: copy).run()
    #expect((second.rounds, second.port.writtenCount) == (0, 0))
  }

  /// An error outside of Swift files cannot be omitted.
  @Test func otherErrorsFail() throws {
    try sandbox.write("App/Greeting.swift", "let name = \"a\"\n")
    let build = OmittingBuild(copy: copy, arguments: ["-Xswiftc", "-no-such-option"])
    #expect(throws: OmissionError.self) { try build.run() }
  }
}
