import SnapshotModel

/// At how many checkpoints of runs the focused field could be seen.
struct FocusVisibility: Hashable, Sendable {
  /// Checkpoints at which all of the focused field was in sight.
  var visible = 0

  /// Checkpoints with a focused field.
  var focused = 0

  static func + (left: FocusVisibility, right: FocusVisibility) -> FocusVisibility {
    FocusVisibility(
      visible: left.visible + right.visible,
      focused: left.focused + right.focused
    )
  }
}

extension FocusVisibility {
  /// Counts the checkpoints of a run.
  init(of run: Run) {
    let sights = run.steps.compactMap(\.snapshot).compactMap(\.showsFocusedField)
    self.init(visible: sights.filter(\.self).count, focused: sights.count)
  }

  /// For example `yes`, `2 of 3`, or nothing to say.
  var words: String {
    if focused == 0 { return "-" }
    return visible == focused ? "yes" : "\(visible) of \(focused)"
  }
}

extension Snapshot {
  /// Whether all of the first responder is above the keyboard and inside the visible part of the
  /// scroll views around it; nil without a first responder on screen.
  fileprivate var showsFocusedField: Bool? {
    guard let path = firstResponder,
      let field = views.indices.first(where: { views[$0].path == path }).map({ views[$0] })
    else { return nil }
    // Half a point: what rounding to device pixels may cost.
    let tolerance = 0.5
    var areas = [Rect(x: 0, y: 0, width: window.width, height: keyboard?.y ?? window.height)]
    for index in views.indices where views[index].scroll != nil {
      if isPath(path, below: views[index].path), let area = views[index].visibleArea {
        areas.append(area)
      }
    }
    return areas.allSatisfy { $0.contains(field.windowFrame, tolerance: tolerance) }
  }
}

/// Whether a view's path leads through another view.
private func isPath(_ path: String, below other: String) -> Bool {
  path.utf8.starts(with: other.utf8)
    && path.utf8.dropFirst(other.utf8.count).first == UInt8(ascii: "/")
}

extension ViewGeometry {
  /// Where a scroll view's content can be seen, in the window; nil for other views.
  fileprivate var visibleArea: Rect? {
    guard let inset = scroll?.adjustedContentInset else { return nil }
    return Rect(
      x: windowFrame.x + inset.left,
      y: windowFrame.y + inset.top,
      width: windowFrame.width - inset.left - inset.right,
      height: windowFrame.height - inset.top - inset.bottom
    )
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect, tolerance: Double) -> Bool {
    other.x >= x - tolerance && other.x + other.width <= x + width + tolerance
      && other.y >= y - tolerance && other.y + other.height <= y + height + tolerance
  }
}

/// Which techniques keep the focused field visible, on which devices and systems and in which
/// orientations.
struct TechniqueComparison {
  /// One device on one system in one orientation under one technique, over all scenarios.
  struct Cell: Hashable {
    var device: String
    var orientation: String
    var technique: String
    var system: String?
    var focus: FocusVisibility

    /// Where the technique is to keep the field visible, in words.
    var stage: String {
      "\(device) \(orientation)" + (system.map { " iOS \($0)" } ?? "")
    }
  }

  /// In the order in which the cases came.
  private(set) var cells: [Cell] = []
  private var indexes: [CaseIdentity: Int] = [:]

  /// Counts one more run in.
  mutating func add(_ identity: CaseIdentity, _ focus: FocusVisibility) {
    var key = identity
    key.scenario = ""
    if let index = indexes[key] {
      cells[index].focus = cells[index].focus + focus
    } else {
      indexes[key] = cells.count
      let cell = Cell(
        device: identity.device,
        orientation: identity.orientation,
        technique: identity.technique,
        system: identity.system,
        focus: focus
      )
      cells.append(cell)
    }
  }

  /// A row for each device, orientation and system, a column for each technique.
  var table: TextTable {
    let techniques = cells.map(\.technique).distinct
    var table = TextTable(["FOCUSED FIELD VISIBLE"] + techniques)
    let rows = Dictionary(grouping: cells, by: \.stage)
    for stage in cells.map(\.stage).distinct {
      let row = rows[stage] ?? []
      table.add(
        [stage]
          + techniques.map { technique in
            row.first { $0.technique == technique }?.focus.words ?? ""
          }
      )
    }
    return table
  }
}
