public import Foundation

/// A row of a table; subviews go into its content view.
///
/// The content view fills the cell. Accessories, separators and the standard arrangements' images
/// take no room; their labels exist, and are laid out in none.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The view for subviews, which fills the cell.
  public let contentView = UIView()

  /// The name, which a cell that is made of a registered class is given afterwards.
  var storedReuseIdentifier: String?

  /// The standard arrangement.
  let style: CellStyle

  /// Makes a cell of a style, 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
  }

  /// Makes a cell; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    style = .default
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

  /// The main text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The further text; nil in the default style.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content while the cell is chosen.
  open var selectedBackgroundView: UIView?
  /// The view behind the content while one of several cells is chosen.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: State

  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether a finger rests on the cell.
  open var isHighlighted = false
  /// Whether the cell shows an editable state.
  open var isEditing = false

  /// Chooses the cell, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows a finger on the cell, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Shows an editable state, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called when the cell begins to take another state.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell has taken another state.
  open func didTransition(to state: StateMask) {}

  // MARK: Looks

  /// How a chosen cell looks.
  open var selectionStyle = SelectionStyle.default
  /// What shows at the trailing side; it takes no room here.
  open var accessoryType = AccessoryType.none
  /// The view at the trailing side; it is kept and not placed here.
  open var accessoryView: UIView?
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

  /// The height that the content asks for in a width; 44 points unless constraints say otherwise.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    bounds.size.width = width
    return contentView.fittingListHeight(inWidth: width) ?? 44
  }
}

extension UITableViewCell {
  /// The standard arrangements.
  public enum CellStyle: Int, Sendable {
    /// UIKit's own list, in its order.
    case `default`, value1, value2, subtitle
  }

  /// How a chosen cell looks.
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
    /// The bits.
    public let rawValue: UInt

    /// Makes states of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The way to edit shows.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The way to delete shows.
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

  /// Puts a view behind all others, as large as this one, in the place of another.
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
    guard constraintsDecideSize else { return nil }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
