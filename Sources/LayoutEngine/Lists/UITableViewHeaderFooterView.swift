public import Foundation

/// The header or footer of a table's section; subviews are added to its content view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The superview of the content, which fills this view; the view of ``contentConfiguration`` if
  /// set.
  open var contentView: UIView { configurations.contentView }

  private let plainContentView = UIView()

  /// The reuse identifier; a view of a registered class receives it after its creation.
  var storedReuseIdentifier: String?

  /// Creates a view, 320 by 28 points.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    fill(with: contentView)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Creates a view; see ``UITableViewHeaderFooterView/makeDynamically()``.
  @_silgen_name("scvdb_make_table_view_header_footer_view")
  convenience init(dynamically: Void) {
    self.init(reuseIdentifier: nil)
  }

  /// The identifier for reusing the view.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// The label of the text, which is not laid out.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  /// The view behind the content, with this view's size.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
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

  /// Called when the view's state has changed, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView,
    _ state: UIViewConfigurationState
  ) -> Void

  /// Updates the configurations for the state in the next layout pass.
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

  /// Returns the default content configuration of a plain section's header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configurations.layoutBackground()
  }
}
