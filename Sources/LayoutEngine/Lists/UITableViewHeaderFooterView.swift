public import Foundation

/// The view above or below a table's section; subviews go into its content view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view for subviews, which fills this one; with a ``contentConfiguration``, its view.
  open var contentView: UIView { configurations.contentView }

  private let plainContentView = UIView()

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
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  /// The view behind the content, as large as this one.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  // MARK: Configurations

  private(set) lazy var configurations = CellConfiguration(of: self, plainView: plainContentView)

  /// What the view shows; its view replaces the content view.
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

  /// Called when the view's state has changed, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView,
    _ state: UIViewConfigurationState
  ) -> Void

  /// Has the configurations adapted to the state in the next layout.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurations.update(for: state)
  }

  func updateConfigurationIfNeeded() {
    configurations.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The content of a view above a plain section, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configurations.layoutBackground()
  }
}
