import Foundation

/// A rule with a number that cannot be laid out.
///
/// UIKit ends the app over a constant or a multiplier that is not finite and over a priority
/// outside of its range, and substitutes a smaller number for one beyond its internal limit. Here
/// too a large number is cut down; what has no meaning is left out, so that the rest is laid out
/// and the report states what is missing.
struct LayoutFault {
  var rule: LayoutRule
  /// What is wrong and what came of it.
  var problem: String
}

extension LayoutRule {
  /// The largest constant, in points, and the largest multiplier.
  ///
  /// Screens are smaller by far, and sums of numbers of this size are still exact to a billionth.
  static let largestNumber: CGFloat = 1_000_000

  /// The rule as it can be laid out, nil if it cannot be, and what is wrong with it.
  func checked() -> (rule: LayoutRule?, problem: String?) {
    guard constant.isFinite else { return (nil, "its constant is not finite: it is left out") }
    guard multiplier.isFinite else { return (nil, "its multiplier is not finite: it is left out") }
    guard priority > 0 else {
      return (nil, "its priority is not above 0: it is left out")
    }
    let limited = (constant: constant.limited, multiplier: multiplier.limited)
    var problem: String?
    if limited.constant != constant {
      problem = "its constant is too large: \(limited.constant) is used"
    }
    if limited.multiplier != multiplier {
      problem = "its multiplier is too large: \(limited.multiplier) is used"
    }
    if priority > 1000 {
      problem = "its priority is above 1000: it is required"
    }
    guard problem != nil else { return (self, nil) }
    let rule = LayoutRule(
      first: first,
      relation: relation,
      second: second,
      multiplier: limited.multiplier,
      constant: limited.constant,
      priority: min(1000, priority),
      holder: holder,
      origin: origin
    )
    return (rule, problem)
  }

  /// Whether the app asked for the rule with its own words, which makes a priority of zero a
  /// mistake and not a way to state that a content size does not matter.
  var isConstraint: Bool {
    if case .constraint = origin { true } else { false }
  }
}

extension LayoutRules {
  /// Appends a rule as far as it can be laid out.
  ///
  /// Hugging and resistance of zero or less are no mistake: they ask for nothing.
  mutating func append(_ rule: LayoutRule) {
    if rule.priority <= 0, !rule.isConstraint { return }
    let (checked, problem) = rule.checked()
    if let problem { note(LayoutFault(rule: rule, problem: problem)) }
    if let checked { appendChecked(checked) }
  }
}

extension CGFloat {
  /// The number, cut down to the largest one of a rule.
  fileprivate var limited: CGFloat {
    Swift.min(LayoutRule.largestNumber, Swift.max(-LayoutRule.largestNumber, self))
  }

  /// The number as the length of a root: what is no length is zero.
  var asRootLength: Double {
    isNaN ? 0 : Swift.min(Swift.max(0, self), LayoutRule.largestNumber)
  }
}

extension CGRect {
  /// Whether all four numbers are ones that can be counted with: sums, shares and thousandths of
  /// them are finite, too.
  var isMeasurable: Bool {
    func isMeasurable(_ number: CGFloat) -> Bool { number.magnitude <= 1e200 }
    return isMeasurable(minX) && isMeasurable(minY) && isMeasurable(width) && isMeasurable(height)
  }
}
