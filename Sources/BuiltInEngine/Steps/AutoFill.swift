import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Has AutoFill go through fields, the first of which has the focus or gets it.
  func autoFill(_ names: [String]) throws(EngineError) {
    var fields: [UIView] = []
    for name in names { fields.append(try view(named: name)) }
    device.keyboard.autoFill(fields)
  }
}
