public import Foundation

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// UIKit's own list, in its order.
    case plain, grouped, insetGrouped
  }

  /// Where a row that is scrolled to lies.
  public enum ScrollPosition: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, top, middle, bottom
  }

  /// How rows come and go, of which nothing is seen here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

extension UITableViewCell {
  /// How the line between rows looks.
  public enum SeparatorStyle: Int, Sendable {
    /// UIKit's own list, in its order.
    case none, singleLine, singleLineEtched
  }
}

/// Provides the contents of a table; all but two methods have defaults.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The words above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Inserts or deletes a row as a user wants it.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Moves a row as a user wants it.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// The words of the index at the side.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  /// It can.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// It cannot.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// Decides how a table looks and is notified of what a user does in it; every method has a default.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height that a row will about have, in points.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height above a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height below a section, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when a cell is about to be shown.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Called when a cell is no longer shown.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Whether a finger on a row shows.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The row that is chosen instead of the one that a user has touched.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a user has chosen a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a user no longer chooses a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when a user has touched a row's detail button.
  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  )
  /// What a user can do with a row while editing.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// What a swipe from the trailing side offers.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from the leading side offers.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  /// The table's.
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// The table's.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// The table's.
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// The table's.
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// It does.
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// That row.
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// To delete it.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// The system's own.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nothing.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

/// What a swipe over a row offers; not simulated.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// What can be done.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Makes an offer.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something that can be done with a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What does it: it gets the action, the row's view, and what to call at the end.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of thing is done.
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  /// What kind of thing is done.
  public let style: Style
  /// What does it.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour behind the words.
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
