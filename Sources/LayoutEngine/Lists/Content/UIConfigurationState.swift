/// A state for which a configuration is asked.
public protocol UIConfigurationState {
  /// Makes the usual state.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// What an application adds.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name for what an application adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name's text.
  public let rawValue: String
  /// Makes a name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be operated.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether what the view stands for stays fixed.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an application adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell that is dragged is lifted.
  public enum DragState: Sendable {
    case none
    case lifting
    case dragging
  }

  /// Whether something is dropped on the cell.
  public enum DropState: Sendable {
    case none
    case notTargeted
    case targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be operated.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays in sight.
  public var isPinned = false
  /// Whether the cell shows an editable state.
  public var isEditing = false
  /// Whether what is below the cell's item shows.
  public var isExpanded = false
  /// Whether the cell is moved aside for its actions.
  public var isSwiped = false
  /// Whether the cell is about to move.
  public var isReordering = false
  /// Whether the cell is dragged.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an application adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
