import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Changes the constant of a constraint of the top screen.
  func setConstant(of id: String, to constant: Double) throws(EngineError) {
    try constraint(id: id).constant = constant
  }
}
