import UIKit

/// Rows of texts, whose methods subclasses in other modules override.
open class Summary: NSObject {
  public var lines = ["a", "b"]

  /// The number of lines, in words.
  public var title: String {
    String(localized: "\(lines.count) lines of \("Tasks")", comment: "The title of a summary")
  }

  /// The first line with its number.
  public var first: String {
    String(localized: "summary.first", defaultValue: "\(1, specifier: "%02d"). \(lines[0])")
  }

  /// The number of remaining lines, from its own strings file.
  public func rest(_ count: Int) -> String { String(localized: "\(count) left", table: "Counts") }
}

extension Summary: UITableViewDataSource {
  open func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { lines.count }

  open func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = lines[path.row]
    return cell
  }
}
