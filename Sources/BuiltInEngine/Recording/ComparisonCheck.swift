import LayoutEngine
import ScenarioModel

/// The result of a comparison.
struct ComparisonOutcome {
  let comparison: Comparison
  /// The actual value; nil if there is nothing to compare.
  var actual: ComparedValue?
  var expected: ComparedValue?
  /// The reason why the comparison fails, in one clause; nil if it holds.
  var violation: String?
}

/// Compares the screen with the expectations of a scenario.
@MainActor
struct ComparisonCheck {
  /// The tolerance for equal numbers if nothing is rounded.
  private static let exactness: CGFloat = 0.001

  let device: SimulatedDevice
  /// The controllers of the screens, the top one last.
  let stack: [ScreenViewController]

  /// The paths of the views.
  let paths: ViewPaths

  /// Evaluates a comparison; nil for an invariant if its views are not on screen.
  func outcome(of comparison: Comparison, isInvariant: Bool = false) -> ComparisonOutcome? {
    do throws(Absence) {
      return switch comparison.sides {
      case .numbers(let left, let right): try outcome(of: comparison, left, right)
      case .views(let left, let right): try outcome(of: comparison, left, right)
      }
    } catch {
      if isInvariant, error.isOrdinary { return nil }
      return ComparisonOutcome(comparison: comparison, violation: error.reason)
    }
  }

  private func outcome(
    of comparison: Comparison,
    _ left: Formula,
    _ right: Formula
  ) throws(Absence) -> ComparisonOutcome {
    let (leftValue, rightValue) = (try value(of: left), try value(of: right))
    let holds = comparison.relation.holds(
      between: leftValue,
      and: rightValue,
      tolerance(of: comparison)
    )
    let (one, other) = (left.dimension(besides: right), right.dimension(besides: left))
    return ComparisonOutcome(
      comparison: comparison,
      actual: one.value(of: leftValue),
      expected: other.value(of: rightValue),
      violation: holds
        ? nil
        : "\(leftValue.text) \(comparison.relation.rawValue) \(rightValue.text) does not hold"
    )
  }

  private func outcome(
    of comparison: Comparison,
    _ left: ViewReference,
    _ right: ViewReference
  ) throws(Absence) -> ComparisonOutcome {
    let (leftObject, rightObject) = (try object(left), try object(right))
    let isSame = leftObject === rightObject
    let holds = isSame == (comparison.relation == .equal)
    let violation = isSame ? "they are the same view" : "they are not the same view"
    return ComparisonOutcome(
      comparison: comparison,
      actual: .view(name(of: leftObject, left)),
      expected: .view(name(of: rightObject, right)),
      violation: holds ? nil : violation
    )
  }

  /// Returns the path of a view, or the scenario's name for a controller.
  private func name(of object: AnyObject?, _ reference: ViewReference) -> String {
    guard let object else { return ViewReference.Word.none.rawValue }
    return (object as? UIView).flatMap { paths.path(of: $0)?.text } ?? reference.text
  }

  /// Returns the view that a finding about a comparison names: the first that the comparison reads.
  func subject(of comparison: Comparison) -> UIView? {
    for reference in comparison.references {
      if let view = (try? item(reference))?.view { return view }
    }
    return nil
  }

  /// Returns the tolerance of a comparison: one pixel for rounded frames.
  ///
  /// Flags must be equal.
  private func tolerance(of comparison: Comparison) -> CGFloat {
    let lengths = comparison.measures.contains { $0.quantity.shape != .flag }
    guard device.options.roundsToPixels, lengths else { return Self.exactness }
    return 1 / device.model.scale + Self.exactness
  }

  // MARK: Numbers

  private func value(of formula: Formula) throws(Absence) -> CGFloat {
    switch formula {
    case .number(let number): return number
    case .measure(let measure): return try value(of: measure)
    case .operation(let left, let sign, let right):
      let (left, right) = (try value(of: left), try value(of: right))
      switch sign {
      case .plus: return left + right
      case .minus: return left - right
      case .times: return left * right
      case .dividedBy: return left / right
      }
    }
  }

  private func value(of measure: Measure) throws(Absence) -> CGFloat {
    let item = try item(measure.view)
    guard let amount = item.amount(measure.quantity, on: device) else {
      throw Absence(reason: "\(measure.view.text) has no \(measure.quantity.rawValue)")
    }
    guard let component = measure.component else { return amount.number }
    return amount[component]
  }

  // MARK: Views

  private func object(_ reference: ViewReference) throws(Absence) -> AnyObject? {
    switch try item(reference, mayBeNothing: true) {
    case .view(let view): return view
    case .controller(let controller): return controller
    case .keyboard, .screen:
      throw Absence(reason: "\(reference.text) is not a view")
    case .nothing: return nil
    }
  }

  private func item(
    _ reference: ViewReference,
    mayBeNothing: Bool = false
  ) throws(Absence) -> MeasuredItem {
    let screen = try screen(of: reference)
    let name = reference.path[reference.path.count - 1]
    var item = try self.item(name, of: screen)
    for _ in 0..<reference.superviews {
      item = item.view?.superview.map { .view($0) } ?? .nothing
    }
    if case .nothing = item, !mayBeNothing {
      throw Absence(reason: "there is no \(reference.text)", isOrdinary: true)
    }
    return item
  }

  private func screen(of reference: ViewReference) throws(Absence) -> ScreenViewController {
    guard reference.path.count == 2 else {
      guard let top = stack.last else { throw Absence(reason: "there is no screen") }
      return top
    }
    let name = reference.path[0]
    if let screen = stack.last(where: { $0.screen.name == name }) { return screen }
    throw Absence(reason: "the screen \(name) is not on the stack", isOrdinary: true)
  }

  private func item(
    _ name: String,
    of screen: ScreenViewController
  ) throws(Absence) -> MeasuredItem {
    if let view = screen.built.view(name) { return .view(view) }
    switch ViewReference.Word(rawValue: name) {
    case .scrollView: return screen.mainScrollView.map { .view($0) } ?? .nothing
    case .contentView: return .view(screen.contentView)
    case .rootView: return .view(screen.shown.view)
    case .controller: return .controller(screen.shown)
    case .focused: return device.firstResponderView.map { .view($0) } ?? .nothing
    case .none?: return .nothing
    case .keyboard: return .keyboard
    case .screen: return .screen
    case nil:
      throw Absence(
        reason: "the screen \(screen.screen.name) has no view \(name)",
        isOrdinary: true
      )
    }
  }
}

/// The reason why a comparison is impossible.
private struct Absence: Error {
  var reason: String
  /// Whether an invariant may be skipped, because its view is not on screen.
  var isOrdinary = false
}

extension Comparison.Relation {
  fileprivate func holds(between left: CGFloat, and right: CGFloat, _ tolerance: CGFloat) -> Bool {
    let difference = left - right
    return switch self {
    case .equal: abs(difference) <= tolerance
    case .notEqual: abs(difference) > tolerance
    case .atMost: difference <= tolerance
    case .atLeast: difference >= -tolerance
    case .less: difference < -tolerance
    case .greater: difference > tolerance
    }
  }
}
