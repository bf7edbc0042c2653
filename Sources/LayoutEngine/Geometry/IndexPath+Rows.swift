public import Foundation

// Foundation has paths of any length; table and collection views use those of two numbers.
extension IndexPath {
  /// The path of a row in a section of a table view.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
