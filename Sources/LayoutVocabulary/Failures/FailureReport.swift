import Foundation

/// An error with a report that separates its parts.
package protocol ReportedError: Error {
  /// The error with its location and its fix.
  var report: FailureReport { get }
}

/// The printed parts of an error.
package struct FailureReport: Hashable, Sendable {
  /// The file, with line and column if they are known, or the option; nil without a location.
  package var location: String?
  /// The problem in one clause, without the location.
  package var problem: String
  /// The cause; nil if the problem contains it.
  package var cause: String?
  /// The fixes and hints, each on a separate line.
  package var advice: [Advice]

  package init(
    _ problem: String,
    at location: (any CustomStringConvertible)? = nil,
    cause: String? = nil,
    advice: [Advice]
  ) {
    self.location = location?.description
    self.problem = problem
    self.cause = cause
    self.advice = advice
  }

  /// Creates a report with at most one fix and one hint.
  package init(
    _ problem: String,
    at location: (any CustomStringConvertible)? = nil,
    cause: String? = nil,
    fix: String? = nil,
    hint: String? = nil
  ) {
    let advice = [fix.map(Advice.fix), hint.map(Advice.hint)]
    self.init(problem, at: location, cause: cause, advice: advice.compactMap(\.self))
  }

  /// Creates a report with a hint, or with a fix if there is no hint.
  package init(
    _ problem: String,
    at location: (any CustomStringConvertible)? = nil,
    hint: String?,
    otherwise fix: String
  ) {
    self.init(problem, at: location, advice: [hint.map(Advice.hint) ?? .fix(fix)])
  }

  /// Creates the report of any error.
  ///
  /// The default is the error's description.
  package init(_ error: any Error) {
    switch error {
    case let error as any ReportedError: self = error.report
    case let error as CocoaError: self = Self.report(of: error)
    default: self.init("\(error)")
    }
  }

  /// The location and the problem.
  package var message: String { [location, problem].compactMap(\.self).joined(separator: ": ") }

  /// The message with its cause.
  package var text: String { [message, cause].compactMap(\.self).joined(separator: ": ") }

  /// The text and the advice in one paragraph, separated by semicolons.
  package var paragraph: String {
    ([text] + advice.map(\.description)).joined(separator: "; ")
  }

  /// The fixes, separated by semicolons; nil without any.
  package var fix: String? {
    joined { if case .fix(let text) = $0 { text } else { nil } }
  }

  /// The hints, separated by semicolons; nil without any.
  package var hint: String? {
    joined { if case .hint(let text) = $0 { text } else { nil } }
  }

  private func joined(_ text: (Advice) -> String?) -> String? {
    let texts = advice.compactMap(text)
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// Returns the report with another location before its own.
  package func inside(_ location: any CustomStringConvertible) -> FailureReport {
    FailureReport(message, at: location, cause: cause, advice: advice)
  }

  /// Returns the report with a change of each text, for example of file names.
  package func mapTexts(_ change: (String) -> String) -> FailureReport {
    let advice = advice.map { advice in
      switch advice {
      case .fix(let text): Advice.fix(change(text))
      case .hint(let text): Advice.hint(change(text))
      }
    }
    return FailureReport(
      change(problem),
      at: location.map(change),
      cause: cause.map(change),
      advice: advice
    )
  }

  private static func report(of error: CocoaError) -> FailureReport {
    let path = error.filePath ?? error.url?.relativePath ?? ""
    let (reason, fix): (String, String?) =
      switch error.code {
      case .fileReadNoSuchFile, .fileNoSuchFile: ("no such file or folder", "correct the path")
      case .fileReadNoPermission, .fileWriteNoPermission:
        ("no permission", "change the permissions of the file or its folder")
      default: (error.localizedDescription, nil)
      }
    return FailureReport(reason, at: path.isEmpty ? nil : path, fix: fix)
  }
}

extension FailureReport: CustomStringConvertible {
  /// The text, and below it the advice, one per line.
  package var description: String {
    ([text] + advice.map(\.description)).joined(separator: "\n")
  }
}
