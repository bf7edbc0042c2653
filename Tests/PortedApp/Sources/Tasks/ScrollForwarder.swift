import UIKit

/// Forwards scroll events if its target implements the method.
public final class ScrollForwarder: NSObject, UIScrollViewDelegate {
  public weak var target: (NSObjectProtocol & UIScrollViewDelegate)?
  public private(set) var forwarded = 0

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard target?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) == true
    else { return }
    forwarded += 1
    target?.scrollViewDidScroll?(scrollView)
  }

  public override func responds(to aSelector: Selector!) -> Bool {
    aSelector == Selector(("forwardAnything")) || super.responds(to: aSelector)
  }
}

/// Runs commands by their names.
public final class CommandRunner: NSObject {
  public private(set) var log: [String] = []
  var parts: [AnyObject] = []

  @objc private func start() { log.append("start") }
  @objc(openFile:) private func open(_ name: String) { log.append("open \(name)") }

  @discardableResult
  public func run(_ command: String, with argument: Any? = nil) -> Bool {
    let selector = NSSelectorFromString(command)
    guard responds(to: selector) else { return false }
    perform(selector, with: argument)
    return true
  }

  public override func accessibilityActivate() -> Bool { run("start") }

  /// The tag of the first part, of any type.
  var firstTag: Int? { parts.first?.tag }
}
