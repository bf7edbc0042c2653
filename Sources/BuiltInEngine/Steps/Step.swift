import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Starts what a step is about; each kind has a file of its own beside this one.
  func perform(_ step: ScenarioStep) throws(EngineError) {
    switch step {
    case .push(let screen, let focus, let animated):
      try push(screen: screen, focus: focus, animated: animated)
    case .pop(let animated): try pop(animated: animated)
    case .focus(let view): try focus(view: view)
    case .resign: resign()
    case .keyboard(let changes): script(changes)
    case .rotate(let orientation): device.rotate(to: orientation)
    case .scroll(let view, let offset, let animated):
      try scroll(view: view, to: offset, animated: animated)
    case .setConstant(let constraint, let constant):
      try setConstant(of: constraint, to: constant)
    case .wait(let seconds): device.clock.advance(by: seconds)
    case .checkpoint: break
    }
  }
}

extension ScenarioStep {
  /// The step's keyword, as scenario files spell it.
  var action: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .focus: "focus"
    case .resign: "resign"
    case .keyboard: "keyboard"
    case .rotate: "rotate"
    case .scroll: "scroll"
    case .setConstant: "setConstant"
    case .wait: "wait"
    case .checkpoint: "checkpoint"
    }
  }

  /// The step's argument in one line, empty without one.
  var detail: String {
    switch self {
    case .push(let screen, let focus, let animated):
      screen + (focus.map { " focus \($0)" } ?? "") + (animated ? "" : " not animated")
    case .pop(let animated): animated ? "" : "not animated"
    case .focus(let view): view
    case .resign: ""
    case .keyboard(let changes): changes.map(\.detail).joined(separator: ", ")
    case .rotate(let orientation): orientation.rawValue
    case .scroll(let view, let offset, _):
      (view.map { "\($0) " } ?? "") + "to \(offset.x.plain),\(offset.y.plain)"
    case .setConstant(let constraint, let constant): "\(constraint) = \(constant.plain)"
    case .wait(let seconds): seconds.plain
    case .checkpoint(let name): name
    }
  }
}

extension KeyboardChange {
  /// For example `show 216 at 0.03`.
  fileprivate var detail: String {
    let height = height.map { " \($0.plain)" } ?? ""
    let duration = duration.map { " in \($0.plain)" } ?? ""
    return "\(kind.rawValue)\(height) at \(at.plain)\(duration)"
  }
}

extension Double {
  /// The number without a fraction that is zero: `216`, `0.25`.
  fileprivate var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
