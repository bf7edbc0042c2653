@testable import LayoutEngine

extension LayoutDiagnostics.Rule {
  /// For example `box.width == 120.0 (narrow)` or `autoresizing mask of box`.
  var text: String {
    switch self {
    case .constraint(let equation, let name): equation + (name.map { " (\($0))" } ?? "")
    case .autoresizingMask(let view): "autoresizing mask of \(view)"
    case .contentSize(let view): "content size of \(view)"
    case .arrangement(let identifier, let view): "\(identifier) of \(view)"
    }
  }
}
