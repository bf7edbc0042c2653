import Reporting
import SnapshotModel

/// The names of the views in a page's drawings, without duplicates.
///
/// Drawings refer to them by number.
struct ViewNameList {
  private var numbers: [NamedView: Int] = [:]
  /// The title, class and path of each view, one line each.
  private(set) var lines: [String] = []

  /// Returns the number of a view and adds a new view to the list.
  mutating func number(of view: NamedView) -> Int {
    if let number = numbers[view] { return number }
    let number = numbers.count
    numbers[view] = number
    lines += [view.title, view.className, view.path.text].map(\.escapedForLog)
    return number
  }
}
