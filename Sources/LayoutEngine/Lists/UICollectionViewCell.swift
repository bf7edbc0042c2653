public import Foundation

/// A view that a collection uses again for other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Makes a view of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view; see ``UICollectionReusableView/makeDynamically()``.
  @_silgen_name("scvdb_make_collection_reusable_view")
  convenience init(dynamically: Void) { self.init(frame: .zero) }

  /// The name by which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view gets other content.
  open func prepareForReuse() {}

  /// Applies a layout's attributes beyond the frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers: the size that its constraints ask for, along the axes that the layout
  /// leaves open.
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

/// A cell of a collection; subviews go into its content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for subviews, which fills the cell; with a ``contentConfiguration``, its view.
  open var contentView: UIView { configurations.contentView }

  private let plainContentView = UIView()

  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is chosen.
  open var selectedBackgroundView: UIView?

  /// Makes a cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Makes a cell; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  // MARK: Configurations

  private(set) lazy var configurations = CellConfiguration(of: self, plainView: plainContentView)

  /// What the cell shows; its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { configurations.content = newValue }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// Whether the content is asked for what it is in each state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background is asked for what it is in each state.
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

  /// Has the configurations adapted to the state in the next layout.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.update(for: state)
  }

  func updateConfigurationIfNeeded() {
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

  /// The background of a cell, to be adapted.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configurations.layoutBackground()
  }
}
