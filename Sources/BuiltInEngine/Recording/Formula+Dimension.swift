import LayoutEngine
import ScenarioModel
import SnapshotModel

/// What a formula measures, by which its value is written.
enum FormulaDimension: Equatable {
  /// So many lengths multiplied by each other: 1 is a length in points, 0 a ratio.
  case lengths(Int)
  /// True or false.
  case flag
  /// A number alone, which has the dimension of what it is compared with or added to.
  case any

  func value(of number: CGFloat) -> ComparedValue {
    switch self {
    case .lengths(1): .number(number, .points)
    // A flag is one of these numbers unless it is calculated with.
    case .flag where number == 0 || number == 1: .flag(number == 1)
    case .lengths, .any, .flag: .number(number)
    }
  }

  /// The exponent in a product or quotient.
  fileprivate var exponent: Int {
    if case .lengths(let exponent) = self { exponent } else { 0 }
  }
}

extension Formula {
  /// The dimension of this side of a comparison; that of the other side where this one has none.
  func dimension(besides other: Formula) -> FormulaDimension {
    dimension == .any ? other.dimension : dimension
  }

  private var dimension: FormulaDimension {
    switch self {
    case .number: return .any
    case .measure(let measure): return measure.quantity.shape == .flag ? .flag : .lengths(1)
    case .operation(let left, let sign, let right):
      let (left, right) = (left.dimension, right.dimension)
      switch sign {
      case .plus, .minus: return left == .any ? right : left
      case .times, .dividedBy:
        if left == .any, right == .any { return .any }
        let sum = sign == .times ? right.exponent : -right.exponent
        return .lengths(left.exponent + sum)
      }
    }
  }
}
