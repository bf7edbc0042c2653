import Foundation
import Testing

@testable import SourcePorting

@Suite struct CompilerMessageTests {
  @Test func errorsHaveTheirNotes() throws {
    let output = """
      [3/9] Compiling App Form.swift
      /My App/Form.swift:5:7: error:  class 'Form' has no initializers
      class Form { let name: String }
            ^
      /My App/Form.swift:5:18: note: stored property 'name' without initial value
      /My App/Form.swift:9:1: warning: unused
      /My App/Form.swift:5:7: error: class 'Form' has no initializers
      /My App/Form.swift:5:18: note: stored property 'name' without initial value
      error: emit-module command failed
      """
    let errors = CompilerMessage.errors(in: output)
    let error = try #require(errors.first)
    #expect(errors.count == 1)
    #expect((error.path, error.line, error.column) == ("/My App/Form.swift", 5, 7))
    #expect(error.text == "class 'Form' has no initializers")
    #expect(error.notes.map(\.column) == [18])
    #expect(error.quotedNames == ["Form"])
  }

  @Test func crashesHaveInnermostLocation() {
    let output = """
      Stack dump:
      0.\tProgram arguments: swift-frontend
      3.\tWhile type-checking 'Form' (at /App/Form.swift:3:1)
      4.\tWhile type-checking expression at [/App/Form.swift:7:5 - line:7:9] RangeText="a"
      Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH)
      """
    let message = CompilerCrash.message(in: output)
    #expect((message?.path, message?.line, message?.column) == ("/App/Form.swift", 7, 5))
    #expect(CompilerCrash.message(in: "error: no") == nil)
  }

  @Test func moduleCommandsOnlyCheck() throws {
    let arguments = [
      "/usr/bin/swiftc", "-module-name", "App", "-emit-module", "-emit-module-path",
      "/b/App.swiftmodule",
      "-output-file-map", "/b/map.json", "-incremental", "-c", "/App/A.swift", "-I", "/b",
      "-DDEBUG",
    ]
    let list = String(decoding: try JSONEncoder().encode(arguments), as: UTF8.self)
    let manifest =
      "commands:\n  \"C.App\":\n    tool: shell\n    args: \(list)\n    args: [\"ar\"]\n"
    let commands = ModuleCommand.list(in: manifest)
    let command = try #require(commands.first)
    #expect(commands.count == 1)
    #expect((command.module, command.sources) == ("App", ["/App/A.swift"]))
    let checked = [
      "/usr/bin/swiftc", "-module-name", "App", "/App/A.swift", "-I", "/b", "-DDEBUG",
      "-suppress-warnings", "-diagnostic-style", "llvm", "-typecheck",
    ]
    #expect(command.words(for: .types) == checked)
  }
}
