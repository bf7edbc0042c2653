package import ProjectFiles
package import ScenarioModel

/// The reason that an Interface Builder document, or one scene of it, cannot be used.
package enum ImportError: Error, Equatable {
  /// The file was refused.
  case refused(FileRefusal)
  /// The content of a table of texts cannot be used.
  case unreadable(file: String, reason: String)
  /// The bytes are not well-formed XML, or not the plain kind that Interface Builder writes.
  case malformed(FileLocation, reason: String, fix: String = Self.restoring)
  /// XML, but not a document that this importer supports.
  case notInterfaceBuilder(FileLocation, found: String, [Advice])
  /// A count that exceeds the limit, which is larger than any real document needs.
  case limitExceeded(FileLocation, what: String, limit: Int)
  /// No scene has this name.
  case noSuchScene(file: String, name: String, known: [String])
  /// The document does not name its initial scene.
  case noInitialScene(file: String, known: [String])
  /// The scene exists, but has nothing to lay out.
  case noView(file: String, scene: String, reference: String?)

  /// The fix for damaged text.
  package static let restoring = "restore the file, or save it from Xcode again"
}

extension ImportError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .refused(let refusal): refusal.report
    case .unreadable(let file, let reason):
      FailureReport("cannot be read: \(reason)", at: file, fix: "correct the file, or remove it")
    case .malformed(let location, let reason, let fix):
      FailureReport(reason, at: location, fix: fix)
    case .notInterfaceBuilder(let location, let found, let advice):
      FailureReport(
        "\(found) is not an Interface Builder document for iOS",
        at: location,
        advice: advice
      )
    case .limitExceeded(let location, let what, let limit):
      FailureReport("more than \(limit) \(what)", at: location, fix: "split the document")
    case .noSuchScene(let file, let name, let known):
      FailureReport("no scene '\(name)'", at: file, hint: Self.choices(known))
    case .noInitialScene(let file, let known):
      FailureReport(
        "no initial view controller",
        at: file,
        fix: "name a scene",
        hint: Self.choices(known)
      )
    case .noView(let file, let scene, let reference):
      FailureReport(
        "scene '\(scene)' has no view to lay out",
        at: file,
        fix: "name another scene",
        hint: reference.map { "it refers to \($0)" }
      )
    }
  }

  private static func choices(_ known: [String]) -> String {
    known.isEmpty ? "the document has none" : "the document has " + known.joined(separator: ", ")
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}
