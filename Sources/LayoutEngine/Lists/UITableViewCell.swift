public import Foundation

/// A row of a table; subviews go into its content view.
///
/// The content view takes what an accessory, which has the trailing side, and the safe area leave
/// of the cell. The standard arrangements' labels and images exist as soon as they are asked for,
/// and are laid out in the content view. Separators take no room.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The view for subviews, which fills the cell; with a ``contentConfiguration``, its view.
  open var contentView: UIView { configurations.contentView }

  private let plainContentView = UIView()

  private let standardContent: StandardCellContent

  /// The margins that the cell has given its content view.
  private var givenMargins: NSDirectionalEdgeInsets?

  /// The name, which a cell that is made of a registered class is given afterwards.
  var storedReuseIdentifier: String?

  /// The standard arrangement.
  let style: CellStyle

  /// Makes a cell of a style, 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    standardContent = StandardCellContent(style: style, in: plainContentView)
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
  }

  /// Makes a cell; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    style = .default
    standardContent = StandardCellContent(style: .default, in: plainContentView)
    storedReuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Makes a cell in the default style, without a name.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell in the default style; see ``UITableViewCell/makeDynamically()``.
  @_silgen_name("scvdb_make_table_view_cell")
  convenience init(dynamically: Void) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// The name by which the cell is used again.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the cell gets other content.
  open func prepareForReuse() {}

  // MARK: Content

  open var textLabel: UILabel? { standardContent.textLabel }
  /// The further text; nil in the default style.
  open var detailTextLabel: UILabel? { standardContent.detailTextLabel }
  open var imageView: UIImageView? { standardContent.imageView }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content while the cell is chosen.
  open var selectedBackgroundView: UIView?
  /// The view behind the content while one of several cells is chosen.
  open var multipleSelectionBackgroundView: UIView?

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
    _ cell: UITableViewCell,
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
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }

  /// A row's content in the cell's style, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  // MARK: State

  open var isSelected = false { didSet { stateMayHaveChanged(isSelected != oldValue) } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { stateMayHaveChanged(isHighlighted != oldValue) } }
  /// Whether the cell shows an editable state.
  open var isEditing = false { didSet { stateMayHaveChanged(isEditing != oldValue) } }

  private func stateMayHaveChanged(_ hasChanged: Bool) {
    if hasChanged { setNeedsUpdateConfiguration() }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows a finger on the cell, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called when the cell begins to take another state.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell has taken another state.
  open func didTransition(to state: StateMask) {}

  // MARK: Looks

  open var selectionStyle = SelectionStyle.default
  /// What shows at the trailing side; nothing is seen of it but the room that it takes.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing side, which replaces an accessory of the system's.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// What shows at the trailing side while editing; it takes no room here.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the trailing side while editing.
  open var editingAccessoryView: UIView?
  /// What the separator keeps from the sides, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How many levels the content is indented.
  open var indentationLevel = 0
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether the content is indented while editing.
  open var shouldIndentWhileEditing = true
  /// Whether a handle for moving the cell shows while editing.
  open var showsReorderControl = false
  /// What a user can do with the cell while editing.
  open var editingStyle: EditingStyle { .none }
  /// Whether the way to delete the cell shows.
  open var showingDeleteConfirmation: Bool { false }
  /// The movement of the focus to and from the cell.
  open var focusStyle = FocusStyle.default

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContent(in: bounds)
    configurations.layoutBackground()
    standardContent.layout()
  }

  /// The size that the standard arrangement needs in the target's width, or constraints ask for.
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

  /// The size that the standard arrangement needs in a width; the present one without texts or an
  /// image of it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    standardSize(inWidth: size.width) ?? super.sizeThatFits(size)
  }

  /// The size that the standard arrangement needs in a width, its own where none is given; nil
  /// without texts or an image of it.
  private func standardSize(inWidth width: CGFloat) -> CGSize? {
    let presentWidth = bounds.width
    defer { bounds.size.width = presentWidth }
    bounds.size.width = width > 0 ? width : presentWidth
    placeContent(in: bounds)
    return standardContent.fittingHeight(TableMetrics()).map {
      CGSize(width: bounds.width, height: $0)
    }
  }

  /// The height that the content asks for in a width; 44 points unless constraints determine
  /// another.
  ///
  /// Constraints that only centre things would have the cell collapse, which UIKit takes for an
  /// oversight.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    bounds.size.width = width
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
    let beside = roomBesideReadableColumn(margin: metrics.sideMargin(inWidth: screenWidth))
    var margins = metrics.contentMargins(inWidth: screenWidth, besideAccessory: hasAccessory)
    margins.leading += beside
    if !hasAccessory { margins.trailing += beside }
    giveMargins(margins)
    let safeArea = safeAreaInsets
    var room = metrics.room(for: accessoryType, inWidth: screenWidth)
    if room > 0 { room += beside }
    if let accessoryView {
      let margin = metrics.sideMargin(inWidth: screenWidth) + beside
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

  /// The length that the margins grow by on each side where the table's cells follow the readable width.
  private func roomBesideReadableColumn(margin: CGFloat) -> CGFloat {
    guard let table = superview as? UITableView, table.cellLayoutMarginsFollowReadableWidth else {
      return 0
    }
    let safeArea = safeAreaInsets
    let surplus = bounds.width - safeArea.left - safeArea.right - 2 * margin - readableWidth
    return max(0, surplus / 2)
  }

  private var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  /// Centres the view at the trailing side, where it keeps its size.
  private func place(_ accessory: UIView, margin: CGFloat, in bounds: CGRect) {
    let size = accessory.frame.size
    let safeArea = safeAreaInsets
    accessory.frame.origin = CGPoint(
      x: isRightToLeft
        ? safeArea.left + margin : bounds.width - safeArea.right - margin - size.width,
      y: TableMetrics().round((bounds.height - size.height) / 2)
    )
  }

  /// Gives the content view the cell's margins unless code or a document has given it others.
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
    /// UIKit's own list, in its order.
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, blue, gray, `default`
  }

  /// What shows at a cell's trailing side.
  public enum AccessoryType: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What a user can do with a cell while editing.
  public enum EditingStyle: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, delete, insert
  }

  /// How the focus moves to a cell.
  public enum FocusStyle: Int, Sendable {
    /// UIKit's own list, in its order.
    case `default`, custom
  }

  /// The states that a cell goes through.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = Self(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }
}

extension UIView {
  /// Adds a view that always has this one's size.
  func fill(with contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Puts a view behind all others, as large as this one, which replaces another.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  /// The least height that constraints ask for in a width; nil where none ask for any.
  func fittingListHeight(inWidth width: CGFloat) -> CGFloat? {
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
