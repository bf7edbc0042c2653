import Foundation

/// The command that compiles a Swift module, as SwiftPM's build description lists it.
struct ModuleCommand: Sendable {
  /// The name of the module.
  let module: String
  /// The compiler and its arguments.
  private let words: [String]

  /// The kinds of checks, with the compiler's options for them.
  enum Check: CaseIterable {
    /// Types and names.
    case types
    /// Also initialization and returned values, which the compiler checks after types.
    case flow
  }

  init?(words: [String]) {
    guard let index = words.firstIndex(of: "-module-name"), words.indices.contains(index + 1),
      words.contains("-c"), words.first?.hasSuffix("swiftc") == true
    else { return nil }
    module = words[index + 1]
    self.words = words
  }

  /// Reads the commands of a build description, the text of `debug.yaml` in SwiftPM's build folder.
  static func list(in manifest: String) -> [ModuleCommand] {
    manifest.split(separator: "\n").compactMap { line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("args: ["),
        let words = try? JSONDecoder()
          .decode([String].self, from: Data(text.dropFirst("args: ".count).utf8))
      else { return nil }
      return ModuleCommand(words: words)
    }
  }

  /// The compiled files.
  var sources: [String] {
    let listed = words.filter { $0.hasPrefix("@") }.flatMap { file in
      let text = BuildFile.text(of: String(file.dropFirst()))
      return text.split(separator: "\n").map { Self.unquoted(String($0)) }
    }
    return (listed + words.dropFirst()).filter { $0.hasPrefix("/") && $0.hasSuffix(".swift") }
  }

  /// Returns a path without the quotes that a shell needs.
  private static func unquoted(_ text: String) -> String {
    guard text.hasPrefix("'"), text.hasSuffix("'"), text.count > 1 else { return text }
    return String(text.dropFirst().dropLast()).replacing("'\\''", with: "'")
  }

  /// Returns the command that only reports errors.
  func words(for check: Check) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if Self.outputs.contains(word) {
        _ = rest.popFirst()
      } else if !Self.outputFlags.contains(word) {
        result.append(word)
      }
    }
    result += ["-suppress-warnings", "-diagnostic-style", "llvm"]
    switch check {
    case .types: return result + ["-typecheck"]
    case .flow:
      let isBatch = { (word: String) in word == "-enable-batch-mode" || word == "-incremental" }
      return result.filter { !isBatch($0) } + ["-emit-sil", "-wmo", "-o", "/dev/null"]
    }
  }

  /// Returns the command that checks one other file with the options of the module.
  func words(forFile path: String) -> [String] {
    words(for: .types).filter {
      !$0.hasPrefix("@") && !($0.hasPrefix("/") && $0.hasSuffix(".swift"))
    }
      + [path]
  }

  /// Options for output, each followed by a path.
  private static let outputs: Set = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
    "-emit-const-values-path", "-num-threads",
  ]
  private static let outputFlags: Set = [
    "-emit-module", "-emit-dependencies", "-incremental", "-c", "-serialize-diagnostics",
    "-parseable-output", "-emit-objc-header", "-wmo", "-whole-module-optimization",
    "-color-diagnostics", "-warnings-as-errors",
  ]
}
