public import Foundation

/// The view above or below a table's section; subviews go into its content view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view for subviews, which fills this one.
  public let contentView = UIView()

  /// The name, which a view that is made of a registered class is given afterwards.
  var storedReuseIdentifier: String?

  /// Makes a view, 320 by 28 points.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    fill(with: contentView)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Makes a view without a name.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes a view; see ``UITableViewHeaderFooterView/makeDynamically()``.
  @_silgen_name("scvdb_make_table_view_header_footer_view")
  convenience init(dynamically: Void) {
    self.init(reuseIdentifier: nil)
  }

  /// The name by which the view is used again.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view gets other content.
  open func prepareForReuse() {}

  /// The text; the label exists and is laid out nowhere.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The further text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  /// The view behind the content, as large as this one.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
}
