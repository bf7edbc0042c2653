import Reporting

/// A class of report entries with its names in machine-readable formats.
package struct DriftRule: Hashable {
  /// The identifier, which is the same in all versions; a class of drift has its name in policies.
  let id: String
  /// For example `covered by keyboard`.
  let label: String
  /// The description, in a sentence.
  let sentence: String
  /// The severity without a policy.
  let severity: Severity

  static let onlyInFrom = DriftRule(
    id: "caseVanished",
    label: "case vanished",
    sentence: "Only the other side has the case, so nothing was compared.",
    severity: .error
  )
  static let onlyInTo = DriftRule(
    id: "caseAppeared",
    label: "case appeared",
    sentence: "Only the checked side has the case, so nothing was compared.",
    severity: .error
  )
  static let fingerprint = DriftRule(
    id: "fingerprintChanged",
    label: "fingerprint changed",
    sentence: "An engine version has a different fingerprint on the other side.",
    severity: .error
  )

  static let repeatedLength = DriftRule(
    id: "repeatedLength",
    label: "repeated length",
    sentence:
      "A constant repeats a former length, or is too small for a bar or a control of the checked side.",
    severity: .warning
  )

  static let unreadScenario = DriftRule(
    id: "scenarioNotRead",
    label: "scenario not read",
    sentence: "A scenario or its document has a mistake, so its cases have no result.",
    severity: .error
  )

  static let outdatedBaseline = DriftRule(
    id: "baselineOutdated",
    label: "baseline outdated",
    sentence: "The result of a case in a pull request differs from its baseline.",
    severity: .error
  )

  static let all =
    DriftKind.allCases.map(DriftRule.init)
    + [onlyInFrom, onlyInTo, fingerprint, repeatedLength, unreadScenario, outdatedBaseline]
}

extension DriftRule {
  init(_ kind: DriftKind) {
    id = kind.rawValue
    label = kind.label
    sentence = kind.sentence
    severity = kind.usualSeverity
  }
}

extension DriftKind {
  /// The class in lower case: `covered by keyboard`.
  var label: String {
    rawValue.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }

  fileprivate var sentence: String {
    switch self {
    case .moved: "A view's frame has a different origin in its superview."
    case .resized: "A view's frame has a different size."
    case .movedInWindow: "A view moved in the window without a recorded cause."
    case .appeared: "A view is new."
    case .vanished: "A view was removed."
    case .renamed: "A view with the same frame has a different name."
    case .reparented: "A view is in another superview."
    case .reordered: "Siblings or events are in a different order."
    case .classChanged: "A view has a different class."
    case .visibility: "A view was hidden or shown."
    case .property: "Another recorded property has another value."
    case .safeArea: "The safe area of a view or a screen changed."
    case .contentSize: "The content of a scroll view has a different size."
    case .contentOffset: "A scroll view has a different offset."
    case .contentInset: "A scroll view has a different content inset."
    case .adjustedContentInset: "A scroll view has a different adjusted content inset."
    case .coveredByKeyboard: "The keyboard covers a view that was visible."
    case .uncoveredByKeyboard: "The keyboard no longer covers a view."
    case .offScreen: "A control outside of scroll views reaches beyond the window."
    case .onScreen: "A control no longer reaches beyond the window."
    case .coveredByBar: "A bar covers a view that was visible."
    case .uncoveredByBar: "A bar no longer covers a view."
    case .overlapping: "Two texts or controls overlap that were apart."
    case .unreachable: "A view can no longer be scrolled fully into view."
    case .reachable: "A view can be scrolled fully into view again."
    case .truncated: "A text is now truncated."
    case .untruncated: "A text is no longer truncated."
    case .keyboardFrame: "The keyboard has a different frame."
    case .firstResponder: "Another view is first responder."
    case .window: "The window has a different size."
    case .stepAdded: "A step is new."
    case .stepRemoved: "A step was removed."
    case .timing: "An event has a different time or cause, or is on one side only."
    case .animation: "An animation has a different duration."
    case .navigation: "A push or pop has a different screen or form."
    case .invariantBroken: "An invariant no longer holds."
    case .invariantFixed: "An invariant holds again."
    case .diagnostics: "The engine reports other constraint problems."
    case .diagnosticsFixed: "The engine no longer reports a constraint problem."
    case .sizeEstimate:
      "The estimate of a view's size was added, removed or changed."
    case .omittedCode: "The engine omits other parts of the screen's code."
    case .accessibility:
      "An accessibility element was added, removed or changed."
    case .readingOrder: "A screen reader reads the screen in a different order."
    case .unexplained: "The answers have other hashes, but no compared value differs."
    case .nondeterministic: "One engine with one fingerprint gave two results for the same inputs."
    }
  }
}

extension DriftCause {
  /// The first of the most severe classes.
  var rule: DriftRule {
    let rules = kinds.map(DriftRule.init)
    let worst = rules.map(\.severity).max()
    return rules.first { $0.severity == worst } ?? DriftRule(.nondeterministic)
  }
}
