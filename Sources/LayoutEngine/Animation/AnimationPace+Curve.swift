extension AnimationPace {
  package init(_ curve: UIView.AnimationCurve) {
    self =
      switch curve {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case .keyboard: .keyboard
      default: .easeInOut
      }
  }
}

extension UIView.AnimationOptions {
  /// The pace that the curve's bits select.
  package var pace: AnimationPace {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)).map { AnimationPace($0) }
      ?? .easeInOut
  }
}
