/// A state that a configuration is updated for.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for the application's own values in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the view is pinned in place.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a dragged cell.
  public enum DragState: Sendable {
    case none
    case lifting
    case dragging
  }

  /// The state of a cell as a drop destination.
  public enum DropState: Sendable {
    case none
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  /// Whether the cell is in the editing state.
  public var isEditing = false
  /// Whether the children of the cell's item are visible.
  public var isExpanded = false
  /// Whether the cell is swiped aside to show its actions.
  public var isSwiped = false
  /// Whether the user is moving the cell.
  public var isReordering = false
  public var cellDragState = DragState.none
  /// The state of the cell as a drop destination.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
