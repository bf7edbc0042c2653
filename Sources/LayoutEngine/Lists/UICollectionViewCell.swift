public import Foundation

/// A reusable view of a collection view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view; see ``UICollectionReusableView/makeDynamically()``.
  @_silgen_name("scvdb_make_collection_reusable_view")
  convenience init(dynamically: Void) { self.init(frame: .zero) }

  /// The identifier for reusing the view.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Applies the layout attributes other than the frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes: the size for the view's constraints, along the axes that the
  /// layout does not fix.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (self as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    let fixed = layoutAttributes.fixedAxes
    if fixed.contains(.horizontal) {
      let height = content.fittingListHeight(inWidth: layoutAttributes.size.width)
      if let height, !fixed.contains(.vertical) { layoutAttributes.fit(height: height) }
      return layoutAttributes
    }
    guard content.constraintsDecideSize else { return layoutAttributes }
    let compressed = UIView.layoutFittingCompressedSize
    let height = fixed.contains(.vertical) ? layoutAttributes.size.height : compressed.height
    layoutAttributes.size = content.systemLayoutSizeFitting(
      CGSize(width: compressed.width, height: height),
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel
    )
    return layoutAttributes
  }
}

/// A cell of a collection view; subviews are added to its content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The superview of the content, which fills the cell; the view of ``contentConfiguration`` if
  /// set.
  open var contentView: UIView { configurations.contentView }

  private let plainContentView = UIView()

  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The view behind the content, with the cell's size.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?

  /// The segue that a selection of the cell performs.
  package var selectionSegue: SegueTrigger?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Creates a cell; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  // MARK: Configurations

  private(set) lazy var configurations = CellConfiguration(of: self, plainView: plainContentView)

  /// The content configuration; its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { configurations.content = newValue }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// Whether the content configuration is updated for each state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background configuration is updated for each state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Called when the cell's state has changed, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell,
    _ state: UICellConfigurationState
  ) -> Void

  /// Updates the configurations for the state in the next layout pass.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.update(for: state)
  }

  package func updateConfigurationIfNeeded() {
    configurations.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Returns the default background configuration of a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configurations.layoutBackground()
  }
}
