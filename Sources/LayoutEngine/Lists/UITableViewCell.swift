public import Foundation

/// A row of a table; subviews are added to its content view.
///
/// The content view fills the cell except for the trailing accessory and the safe area. The labels
/// and image views of the standard styles are created on first access. They are laid out in the
/// content view. Separators do not take space.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The superview of the content, which fills the cell; the view of ``contentConfiguration`` if
  /// set.
  open var contentView: UIView { configurations.contentView }

  private let plainContentView = UIView()

  private let standardContent: StandardCellContent

  /// The margins that the cell has set on its content view.
  private var givenMargins: NSDirectionalEdgeInsets?

  /// The reuse identifier; a cell of a registered class receives it after its creation.
  var storedReuseIdentifier: String?

  /// The standard style.
  let style: CellStyle

  /// Creates a cell of a style, 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    standardContent = StandardCellContent(style: style, in: plainContentView)
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
  }

  /// Creates a cell in the default style, or a cell of a document.
  public required init?(coder: NSCoder) {
    let document = coder as? DocumentCoder
    style = document?.cellStyle ?? .default
    standardContent = StandardCellContent(style: style, in: plainContentView)
    storedReuseIdentifier = document?.reuseIdentifier
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Creates a cell in the default style, without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell in the default style; see ``UITableViewCell/makeDynamically()``.
  @_silgen_name("scvdb_make_table_view_cell")
  convenience init(dynamically: Void) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// The identifier for reusing the cell.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the cell is reused.
  open func prepareForReuse() {}

  /// The segue that a selection of the cell performs.
  package var selectionSegue: SegueTrigger?
  /// The segue that a tap on the detail button performs.
  package var accessorySegue: SegueTrigger?

  // MARK: Content

  open var textLabel: UILabel? { standardContent.textLabel }
  /// The secondary label; nil in the default style.
  open var detailTextLabel: UILabel? { standardContent.detailTextLabel }
  open var imageView: UIImageView? { standardContent.imageView }

  /// The view behind the content, with the cell's size.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// The view behind the content while the cell is one of several selected cells.
  open var multipleSelectionBackgroundView: UIView?

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
    _ cell: UITableViewCell,
    _ state: UICellConfigurationState
  ) -> Void

  /// Updates the configurations for the state in the next layout pass.
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
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }

  /// Returns the default content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  // MARK: State

  private struct Flags: Equatable {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  private var flags = Flags() { didSet { stateMayHaveChanged(flags != oldValue) } }

  open var isSelected: Bool {
    get { flags.isSelected }
    set { flags.isSelected = newValue }
  }
  /// Whether the cell is touched.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { flags.isHighlighted = newValue }
  }
  /// Whether the cell is in the editing state.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { flags.isEditing = newValue }
  }

  private func stateMayHaveChanged(_ hasChanged: Bool) {
    if hasChanged { setNeedsUpdateConfiguration() }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { flags.isSelected = selected }
  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    flags.isHighlighted = highlighted
  }
  open func setEditing(_ editing: Bool, animated: Bool) { flags.isEditing = editing }
  /// Called before the cell changes its state.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has changed its state.
  open func didTransition(to state: StateMask) {}

  // MARK: Appearance

  open var selectionStyle = SelectionStyle.default
  /// The accessory at the trailing side; only its width has an effect.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing side, which replaces the system accessory.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The accessory during editing; it does not take space.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the trailing side during editing.
  open var editingAccessoryView: UIView?
  /// The insets of the separator, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The number of indentation levels.
  open var indentationLevel = 0
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether the content is indented during editing.
  open var shouldIndentWhileEditing = true
  /// Whether a reorder control appears during editing.
  open var showsReorderControl = false
  /// The editing style of the cell.
  open var editingStyle: EditingStyle { .none }
  /// Whether the delete button is visible.
  open var showingDeleteConfirmation: Bool { false }
  /// The style of the focus movement to and from the cell.
  open var focusStyle = FocusStyle.default

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContent(in: bounds)
    configurations.layoutBackground()
    standardContent.layout()
  }

  /// Returns the size of the standard style in the target's width, or of the constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    standardSize(inWidth: targetSize.width)
      ?? super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
  }

  /// Returns the size of the standard style in a width; the current size without texts and image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    standardSize(inWidth: size.width) ?? super.sizeThatFits(size)
  }

  /// Returns the size of the standard style in a width, or in its own width without one.
  ///
  /// Nil if it has neither texts nor an image.
  private func standardSize(inWidth width: CGFloat) -> CGSize? {
    let presentWidth = bounds.width
    defer { frame.size.width = presentWidth }
    frame.size.width = width > 0 ? width : presentWidth
    placeContent(in: bounds)
    return standardContent.fittingHeight(TableMetrics()).map {
      CGSize(width: bounds.width, height: $0)
    }
  }

  /// Returns the height of the content in a width: 44 points unless constraints determine another.
  ///
  /// Constraints that only center views would collapse the cell. UIKit treats such constraints as a
  /// mistake and keeps the default height.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    // The bounds would move the frame, and with it the safe area.
    frame.size.width = width
    updateConfigurationIfNeeded()
    placeContent(in: bounds)
    if contentConfiguration == nil, let height = standardContent.fittingHeight(TableMetrics()) {
      return height
    }
    let height = contentView.fittingListHeight(inWidth: contentView.bounds.width) ?? 0
    return height > 0 ? height : 44
  }

  private func placeContent(in bounds: CGRect) {
    let metrics = TableMetrics()
    let screenWidth = window?.bounds.width ?? UIScreen.main.bounds.width
    let beside = roomBesideReadableColumn(margin: TableMetrics.sideMargin(inWidth: screenWidth))
    var margins = metrics.contentMargins(inWidth: screenWidth, besideAccessory: hasAccessory)
    margins.leading += beside
    if !hasAccessory { margins.trailing += beside }
    giveMargins(margins)
    let safeArea = safeAreaInsets
    var room = metrics.room(for: accessoryType, inWidth: screenWidth)
    if room > 0 { room += beside }
    if let accessoryView {
      let margin = TableMetrics.sideMargin(inWidth: screenWidth) + beside
      room = accessoryView.frame.width + margin
      place(accessoryView, margin: margin, in: bounds)
    }
    let (left, right) = isRightToLeft ? (room, 0) : (0, room)
    contentView.frame = CGRect(
      x: safeArea.left + left,
      y: 0,
      width: max(0, bounds.width - safeArea.left - safeArea.right - left - right),
      height: bounds.height
    )
  }

  /// Returns the additional margin on each side if the table's cells follow the readable width.
  private func roomBesideReadableColumn(margin: CGFloat) -> CGFloat {
    guard let table = superview as? UITableView, table.cellLayoutMarginsFollowReadableWidth else {
      return 0
    }
    let safeArea = safeAreaInsets
    let surplus = bounds.width - safeArea.left - safeArea.right - 2 * margin - readableWidth
    return max(0, surplus / 2)
  }

  private var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  /// Centers the view at the trailing side, which keeps its size.
  private func place(_ accessory: UIView, margin: CGFloat, in bounds: CGRect) {
    let size = accessory.frame.size
    let safeArea = safeAreaInsets
    accessory.frame.origin = CGPoint(
      x: isRightToLeft
        ? safeArea.left + margin : bounds.width - safeArea.right - margin - size.width,
      y: TableMetrics().round((bounds.height - size.height) / 2)
    )
  }

  /// Sets the cell's margins on the content view unless code or a document has set others.
  private func giveMargins(_ margins: NSDirectionalEdgeInsets) {
    if contentConfiguration != nil { setLayoutMargins(margins) }
    let own = plainContentView.ownLayoutMargins
    guard own == givenMargins || own == nil else { return }
    plainContentView.setLayoutMargins(margins)
    givenMargins = margins
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    /// In UIKit's order.
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    /// In UIKit's order.
    case none, blue, gray, `default`
  }

  /// The accessory at a cell's trailing side.
  public enum AccessoryType: Int, Sendable {
    /// In UIKit's order.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The editing style of a cell.
  public enum EditingStyle: Int, Sendable {
    /// In UIKit's order.
    case none, delete, insert
  }

  /// The style of the focus movement to a cell.
  public enum FocusStyle: Int, Sendable {
    /// In UIKit's order.
    case `default`, custom
  }

  /// The state of a cell, as a set of flags.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = Self(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }
}

extension UIView {
  /// Adds a view that always has this view's size.
  package func fill(with contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Replaces a background view with another, behind all subviews and with this view's size.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  /// Returns the minimum height for the constraints in a width; nil without such constraints.
  package func fittingListHeight(inWidth width: CGFloat) -> CGFloat? {
    bounds.size.width = width
    if let list = self as? UIListContentView { return list.height(inWidth: width) }
    guard constraintsDecideSize else { return nil }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
