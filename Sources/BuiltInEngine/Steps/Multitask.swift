import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Gives the application another part of the screen.
  func multitask(_ request: MultitaskingRequest) throws(EngineError) {
    guard device.model.idiom == .pad else {
      throw complaint("\(device.model.id) shows one application at a time; choose an iPad")
    }
    device.setMultitasking(Multitasking(request))
  }
}

extension Multitasking {
  fileprivate init(_ request: MultitaskingRequest) {
    let width: Width =
      switch request.width {
      case .full: .full
      case .half: .half
      case .oneThird: .oneThird
      case .twoThirds: .twoThirds
      case .slideOver: .slideOver
      }
    let side = request.side ?? (request.width == .slideOver ? .right : .left)
    self.init(width: width, side: side == .left ? .left : .right)
  }
}

extension MultitaskingRequest {
  /// For example `half on the right`.
  var detail: String { side.map { "\(width.rawValue) on the \($0.rawValue)" } ?? width.rawValue }
}
