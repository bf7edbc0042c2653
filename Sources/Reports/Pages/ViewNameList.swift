import Reporting

/// What the views of a page's drawings are called, each once; drawings have their numbers.
struct ViewNameList {
  private var numbers: [NamedView: Int] = [:]
  /// Title, class and path of each view, a line each.
  private(set) var lines: [String] = []

  /// The number of a view, which is added where it is new.
  mutating func number(of view: NamedView) -> Int {
    if let number = numbers[view] { return number }
    let number = numbers.count
    numbers[view] = number
    lines += [view.title, view.className, view.path].map(\.spelledOut)
    return number
  }
}
