import Foundation

/// Builds of a package by SwiftPM.
package struct SwiftPMBuild {
  let package: URL
  let arguments: [String]
  var includesTests = false
  /// The only product to build; nil for all.
  var product: String?

  /// The result of one build.
  struct Output {
    var succeeded: Bool
    var text: String

    var errors: [CompilerMessage] {
      CompilerMessage.errors(in: text) + [CompilerCrash.message(in: text)].compactMap(\.self)
    }

    /// The last lines.
    var end: String { text.split(separator: "\n").suffix(20).joined(separator: "\n") }

    /// The errors, one per line; the last lines of an output without errors.
    var errorText: String {
      errors.isEmpty ? end : errors.map(\.description).joined(separator: "\n")
    }
  }

  /// Makes a new plan: SwiftPM keeps the plan if a manifest of a dependency has changed.
  static let freshPlan = "--disable-build-manifest-caching"

  func run() throws -> Output {
    let tests = includesTests ? ["--build-tests"] : []
    let only = product.map { ["--product", $0] } ?? []
    let (status, output, errors) = try Program.run(words + [Self.freshPlan] + tests + only)
    let text = String(decoding: output, as: UTF8.self) + "\n" + errors
    return Output(succeeded: status == 0, text: text)
  }

  /// The variable that lets the manifest of scvdb leave out the targets that apps do not need.
  package static let variable = "SCVDB_PORT"

  private var words: [String] {
    ["\(Self.variable)=1", "swift", "build", "--package-path", package.path] + arguments
  }

  /// Returns the folder of the built programs.
  func programFolder() throws -> String {
    let (_, output, _) = try Program.run(words + ["--show-bin-path"])
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The commands that compile modules in the last build.
  var modules: [ModuleCommand] {
    ModuleCommand.list(in: BuildFile.text(of: "\(scratchFolder)/\(configuration).yaml"))
  }

  private var scratchFolder: String {
    value(of: ["--scratch-path", "--build-path"])
      ?? package.appending(path: ".build").path
  }

  private var configuration: String { value(of: ["-c", "--configuration"]) ?? "debug" }

  private func value(of options: [String]) -> String? {
    for (index, word) in arguments.enumerated() {
      if options.contains(word) {
        return arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      }
      if let option = options.first(where: { word.hasPrefix("\($0)=") }) {
        return String(word.dropFirst(option.count + 1))
      }
    }
    return nil
  }

  /// Returns the arguments of `swift test` that `swift build` also accepts.
  static func buildArguments(ofTest arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if valued.contains(word) {
        result += [word] + [rest.popFirst()].compactMap(\.self)
      } else if valued.contains(where: { word.hasPrefix("\($0)=") }) {
        result.append(word)
      }
    }
    return result
  }

  private static let valued: Set = [
    "--scratch-path", "--build-path", "-c", "--configuration", "-j", "--jobs", "-Xswiftc", "-Xcc",
    "-Xlinker", "--cache-path", "--traits", "--triple", "--swift-sdk", "--toolchain",
  ]
}
