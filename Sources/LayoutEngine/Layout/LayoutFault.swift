import Foundation

/// A rule with a number that the layout cannot use.
///
/// UIKit ends the app for a constant or multiplier that is not finite, and for a priority outside
/// its range. It replaces a number above its internal limit by a smaller one. The engine also
/// clamps large numbers. It leaves out rules with meaningless numbers, lays out the rest and
/// reports each omission.
struct LayoutFault {
  var rule: LayoutRule
  /// The problem, and how the layout handled it.
  var problem: String
}

extension LayoutRule {
  /// The largest constant, in points, and the largest multiplier.
  ///
  /// Screens are far smaller, and sums of such numbers are still exact to a billionth.
  static let largestNumber: CGFloat = 1_000_000

  /// Whether the layout uses the rule unchanged, as nearly all rules.
  fileprivate var isUsable: Bool {
    abs(constant) <= Self.largestNumber && abs(multiplier) <= Self.largestNumber
      && priority > 0 && priority <= 1000
  }

  /// Returns the rule in a usable form, nil if it is left out, and the problem with it.
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

  /// Whether the app created the rule.
  ///
  /// A priority of 0 is then a mistake; for a content size it turns the preference off.
  var isConstraint: Bool {
    if case .constraint = origin { true } else { false }
  }
}

extension LayoutRules {
  /// Appends a rule in a usable form and records its problems.
  ///
  /// A hugging or resistance priority of 0 or less is valid and adds no rule.
  mutating func append(_ rule: LayoutRule) {
    if rule.isUsable { return appendChecked(rule) }
    if rule.priority <= 0, !rule.isConstraint { return }
    let (checked, problem) = rule.checked()
    if let problem { append(LayoutFault(rule: rule, problem: problem)) }
    if let checked { appendChecked(checked) }
  }
}

extension CGFloat {
  /// The number, clamped to the largest magnitude that a rule can have.
  fileprivate var limited: CGFloat {
    Swift.min(LayoutRule.largestNumber, Swift.max(-LayoutRule.largestNumber, self))
  }

  /// The number as the length of a root view; 0 for negative numbers and NaN.
  var asRootLength: Double {
    isNaN ? 0 : Swift.min(Swift.max(0, self), LayoutRule.largestNumber)
  }
}

extension CGRect {
  /// Whether all four numbers are at most 1e200 in magnitude.
  ///
  /// Sums, shares and thousandths of such numbers are finite.
  var isMeasurable: Bool {
    func isMeasurable(_ number: CGFloat) -> Bool { number.magnitude <= 1e200 }
    return isMeasurable(minX) && isMeasurable(minY) && isMeasurable(width) && isMeasurable(height)
  }
}
