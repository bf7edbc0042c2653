public import Foundation

/// Something at the side of a list's row.
///
/// Only what an application's own view shows is seen; of the system's accessories there is the room that they take.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing

    nonisolated func showsIf(isEditing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  public enum Placement {
    /// Decides where among others an accessory is.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    var isTrailing: Bool { if case .trailing = self { true } else { false } }
  }

  /// The room that an accessory has, in points.
  public enum LayoutDimension {
    case standard
    case actual
    case custom(CGFloat)
  }

  public enum AccessoryType: Hashable, Sendable {
    /// The system's accessories, and an application's view.
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect
    case outlineDisclosure, popUpMenu, label, customView
  }

  public let accessoryType: AccessoryType
  /// The view of an application.
  let customView: UIView?
  let placement: Placement
  let displayed: DisplayedState
  let isHidden: Bool
  private let reservedWidth: LayoutDimension
  /// What happens when the accessory is operated.
  let actionHandler: (() -> Void)?

  /// How an accessory of the system's looks.
  public struct Options {
    public var isHidden: Bool
    /// The room that it has, in points.
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    init(_ isHidden: Bool?, _ width: LayoutDimension?, _ tintColor: UIColor?) {
      self.isHidden = isHidden ?? false
      reservedLayoutWidth = width ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Defines the options of accessories without others.
  public typealias DisclosureIndicatorOptions = PlainOptions
  public typealias DetailOptions = PlainOptions
  public typealias CheckmarkOptions = PlainOptions

  /// The options that each accessory of the system's has.
  public struct PlainOptions {
    let options: Options
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { options = Options(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a way to delete.
  public struct DeleteOptions {
    let options: Options
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) { options = Options(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a handle for moving.
  public struct ReorderOptions {
    let options: Options
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) { options = Options(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of an arrow that folds what is below the row.
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable {
      case automatic
      case header
      case cell
    }
    let options: Options
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { options = Options(isHidden, reservedLayoutWidth, tintColor) }
  }

  public struct LabelOptions {
    let options: Options
    let font: UIFont?
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      options = Options(isHidden, reservedLayoutWidth, tintColor)
      self.font = font
    }
  }

  /// An application's view at a side of a row.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    let options: Options
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      options = Options(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  private init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ options: Options,
    placement: Placement = .trailing(),
    view: UIView? = nil,
    action: (() -> Void)? = nil
  ) {
    (accessoryType, self.displayed, self.placement) = (type, displayed, placement)
    (isHidden, reservedWidth) = (options.isHidden, options.reservedLayoutWidth)
    (customView, actionHandler) = (view, action)
  }

  // MARK: Kinds

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: PlainOptions = PlainOptions()
  ) -> Self { Self(.disclosureIndicator, displayed, options.options) }
  public static func detail(
    displayed: DisplayedState = .always,
    options: PlainOptions = PlainOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.detail, displayed, options.options, action: actionHandler) }
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: PlainOptions = PlainOptions()
  ) -> Self { Self(.checkmark, displayed, options.options) }
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.delete, displayed, options.options, placement: .leading(), action: actionHandler)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(.insert, displayed, options.options, placement: .leading(), action: actionHandler)
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> Self { Self(.reorder, displayed, options.options) }
  /// A mark of whether the row is chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions()
  ) -> Self { Self(.multiselect, displayed, options.options, placement: .leading()) }
  /// An arrow that folds what is below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, displayed, options.options, action: actionHandler) }
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> Self {
    let label = UILabel()
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    label.text = text
    label.frame.size = label.sizeThatFits(.zero)
    return Self(.label, displayed, options.options, view: label)
  }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return Self(
      .customView,
      displayed,
      configuration.options,
      placement: configuration.placement,
      view: configuration.customView
    )
  }

  /// The room that the accessory takes, in points.
  var width: CGFloat {
    if case .custom(let width) = reservedWidth { return width }
    if let customView {
      let size = customView.bounds.size
      return size == .zero ? customView.systemLayoutSizeFitting(.zero).width : size.width
    }
    let metrics = TableMetrics()
    let type: UITableViewCell.AccessoryType =
      switch accessoryType {
      case .disclosureIndicator, .outlineDisclosure: .disclosureIndicator
      default: .checkmark
      }
    return metrics.room(for: type, inWidth: 0) - metrics.sideMargin(inWidth: 0)
  }
}
