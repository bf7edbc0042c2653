import Foundation

/// The content and background configurations of a cell, which replace its own content view.
@MainActor
final class CellConfiguration {
  private unowned let cell: UIView
  /// The cell's content view without a configuration.
  let plainView: UIView
  private(set) var contentView: UIView
  private var backgroundView: SystemBackgroundView?
  private var needsUpdate = true

  init(of cell: UIView, plainView: UIView) {
    self.cell = cell
    (self.plainView, contentView) = (plainView, plainView)
  }

  var updatesContent = true
  var updatesBackground = true

  /// The content configuration.
  ///
  /// A view of the same type shows the new content; other views are replaced.
  var content: (any UIContentConfiguration)? { didSet { showContent() } }

  var background: UIBackgroundConfiguration? {
    didSet {
      backgroundView?.removeFromSuperview()
      backgroundView = background.map(SystemBackgroundView.init)
      if let backgroundView { cell.insertSubview(backgroundView, at: 0) }
      cell.setNeedsLayout()
    }
  }

  private func showContent() {
    guard let content else { return replaceContentView(by: plainView) }
    if let view = contentView as? any UIContentView, view.supports(content) {
      view.configuration = content
    } else {
      replaceContentView(by: content.makeContentView())
    }
    cell.setNeedsLayout()
  }

  private func replaceContentView(by view: UIView) {
    guard view !== contentView else { return }
    let index = cell.subviews.firstIndex(of: contentView)
    contentView.removeFromSuperview()
    contentView = view
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.insertSubview(view, at: index ?? 0)
  }

  func setNeedsUpdate() {
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// Runs an update once after a change of state.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  /// Updates the configurations for a state.
  func update(for state: any UIConfigurationState) {
    if updatesContent, let content { self.content = content.updated(for: state) }
    if updatesBackground, let background { self.background = background.updated(for: state) }
  }

  func layoutBackground() { backgroundView?.fill(cell) }
}
