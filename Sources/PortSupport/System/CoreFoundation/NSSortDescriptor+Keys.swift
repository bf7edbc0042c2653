public import UIKit

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of a key path.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { one, other in
      PredicateValue.sortingOrder(one, other, [])
    }
  }

  /// Creates a descriptor that compares the values of a key path by a method of their class.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map(NSStringFromSelector) ?? ""
    let ignoresCase = name.hasPrefix("localized") || name.hasPrefix("caseInsensitive")
    self.init(key: key, ascending: ascending) { one, other in
      PredicateValue.sortingOrder(one, other, ignoresCase ? .caseInsensitive : [])
    }
  }

  /// Creates a descriptor that compares the values of a key path.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let keys = (key ?? "").split(separator: ".").map(String.init)
    func value(_ object: Any) -> Any {
      keys.reduce(object as Any?) { PredicateValue.value($0, key: $1) } ?? NSNull()
    }
    self.init(keyPath: \NSObject.self, ascending: ascending) { cmptr(value($0), value($1)) }
  }
}
