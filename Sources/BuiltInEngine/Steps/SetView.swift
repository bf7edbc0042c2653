import LayoutEngine
import ScenarioModel
import SnapshotModel

extension CasePlayer {
  /// Gives a view of the top screen other properties.
  func set(_ change: ViewChange) throws(EngineError) {
    let view = try view(named: change.view)
    if let frame = change.frame { view.frame = CGRect(frame) }
    ViewMaker.change(view, change.properties)
  }
}

extension ViewChange {
  /// For example `email frame 0,0,100,40, text`.
  var detail: String {
    let changed = [frame.map { "frame \($0.detail)" }].compactMap { $0 } + properties.names
    return "\(view) \(changed.joined(separator: ", "))"
  }
}

extension ViewProperties {
  /// The names of the properties that a step can change, of those that are there.
  fileprivate var names: [String] {
    [
      isHidden.map { "isHidden \($0)" }, text.map { "text of \($0.count) characters" },
      intrinsicContentSize.map { "intrinsicContentSize \($0.width.plain),\($0.height.plain)" },
      horizontalHuggingPriority.map { "horizontal hugging \(Double($0).plain)" },
      verticalHuggingPriority.map { "vertical hugging \(Double($0).plain)" },
      horizontalCompressionResistancePriority.map {
        "horizontal compression resistance \(Double($0).plain)"
      },
      verticalCompressionResistancePriority.map {
        "vertical compression resistance \(Double($0).plain)"
      },
      layoutMargins.map { "layoutMargins \($0.detail)" },
      isScrollEnabled.map { "isScrollEnabled \($0)" },
      contentInset.map { "contentInset \($0.detail)" },
      contentInsetAdjustmentBehavior.map { "contentInsetAdjustmentBehavior \($0.rawValue)" },
      alwaysBounceVertical.map { "alwaysBounceVertical \($0)" },
      keyboardDismissMode.map { "keyboardDismissMode \($0.rawValue)" },
    ].compactMap { $0 }
  }
}

extension Insets {
  fileprivate var detail: String {
    [top, left, bottom, right].map(\.plain).joined(separator: ",")
  }
}
