import LayoutEngine
import ScenarioModel

/// The dimension of a formula, which determines the format of its value.
enum FormulaDimension: Equatable {
  /// A product of lengths: 1 is a length in points, 0 a ratio.
  case lengths(Int)
  /// True or false.
  case flag
  /// A plain number, with the dimension of the other side or of the other summand.
  case any

  func value(of number: CGFloat) -> ComparedValue {
    switch self {
    case .lengths(1): .number(number, .points)
    // A flag is 0 or 1 unless the formula calculates with it.
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
  /// Returns the dimension of this side of a comparison, or of the other side if this one has none.
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
