import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Gives the technique of the top screen another content view.
  func setContentView(_ name: String) throws(EngineError) {
    guard topScreen.assign(contentView: try view(named: name)) else {
      throw complaint("the technique has no content view to replace")
    }
  }
}
