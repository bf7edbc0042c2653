import LayoutVocabulary

extension ConflictItem {
  /// For example `box.width == 120.0 (narrow)` or `autoresizing mask of box`.
  var text: String {
    switch kind {
    case .constraint: (equation?.text ?? "") + (isAnonymous ? "" : " (\(name))")
    case .autoresizingMask: "autoresizing mask of \(view)"
    case .contentSize: "content size of \(view)"
    case .arrangement, .guide: "\(name) of \(view)"
    }
  }
}
