import UIKit

extension UIApplication {
  /// The application; nil in an extension, which must not name it.
  static var safeShared: UIApplication? {
    let selector = NSSelectorFromString("sharedApplication")
    guard UIApplication.responds(to: selector) else { return nil }
    return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
  }
}

/// A cell with an identifier for its reuse.
protocol Reusable: AnyObject {
  static func description() -> String
}

extension TaskCell: Reusable {}

/// The number of completed tasks.
@MainActor final class DoneCounter {
  private(set) var count = 0

  func add() { count += 1 }

  func addLater() {
    let work = { [weak self] in self?.add() }
    DispatchQueue.main.async { work() }
  }
}
