public import LayoutEngine

/// An accessory at the side of a list's row.
///
/// Only custom views are displayed; a system accessory only takes space.
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
    /// Returns the index of an accessory among others.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    var isTrailing: Bool { if case .trailing = self { true } else { false } }
  }

  /// The reserved width of an accessory, in points.
  public enum LayoutDimension {
    case standard
    case actual
    case custom(CGFloat)
  }

  public enum AccessoryType: Hashable, Sendable {
    /// The system accessories, and a custom view.
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect
    case outlineDisclosure, popUpMenu, label, customView
  }

  public let accessoryType: AccessoryType
  /// The application's custom view.
  let customView: UIView?
  let placement: Placement
  let displayed: DisplayedState
  let isHidden: Bool
  private let reservedWidth: LayoutDimension
  /// The action that runs when the user taps the accessory.
  let actionHandler: (() -> Void)?

  /// The appearance of a system accessory.
  public struct Options {
    public var isHidden: Bool
    /// The reserved width, in points.
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    init(_ isHidden: Bool?, _ width: LayoutDimension?, _ tintColor: UIColor?) {
      self.isHidden = isHidden ?? false
      reservedLayoutWidth = width ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of accessories without further properties.
  public typealias DisclosureIndicatorOptions = PlainOptions
  public typealias DetailOptions = PlainOptions
  public typealias CheckmarkOptions = PlainOptions

  /// The options that all system accessories share.
  public struct PlainOptions {
    let options: Options
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { options = Options(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a delete accessory.
  public struct DeleteOptions {
    let options: Options
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) { options = Options(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a reorder accessory.
  public struct ReorderOptions {
    let options: Options
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) { options = Options(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of an outline disclosure, which expands or collapses the row's children.
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

  /// A custom view at the side of a row.
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
  /// Returns a check mark that shows the selection of the row.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions()
  ) -> Self { Self(.multiselect, displayed, options.options, placement: .leading()) }
  /// Returns an outline disclosure, which expands or collapses the row's children.
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

  /// The width of the accessory, in points.
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
    return metrics.room(for: type, inWidth: 0) - TableMetrics.sideMargin(inWidth: 0)
  }
}
