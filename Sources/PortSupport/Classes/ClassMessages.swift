public import UIKit

extension NSObject {
  /// The name of the class, with its module unless it is one of UIKit's.
  public class func description() -> String {
    let name = String(reflecting: self)
    let ours = "LayoutEngine."
    return name.hasPrefix(ours) ? String(name.dropFirst(ours.count)) : name
  }

  /// Whether the class itself has a method: only `sharedApplication` is known, by which code finds out
  /// whether it runs in an extension.
  public class func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return sharedApplication(NSStringFromSelector(selector)) != nil
  }

  /// Sends a message to the class itself; returns nothing unless the message is known.
  @discardableResult
  public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    sharedApplication(NSStringFromSelector(selector)).map { Unmanaged.passUnretained($0) }
  }

  /// The value of a property of the class itself, as far as it is known.
  public class func value(forKeyPath keyPath: String) -> Any? { sharedApplication(keyPath) }

  /// The value of a property of the class itself, as far as it is known.
  public class func value(forKey key: String) -> Any? { sharedApplication(key) }

  private class func sharedApplication(_ name: String) -> AnyObject? {
    guard self is UIApplication.Type, ["sharedApplication", "shared"].contains(name) else {
      return nil
    }
    return onMainActor(self) { _ in UIApplication.shared }
  }
}

extension DispatchQueue {
  /// The main queue, under a name that the compiler does not know.
  ///
  /// It takes a closure that is passed to `DispatchQueue.main.async` for one of its own main actor,
  /// and in Swift 6 refuses what belongs to the device's.
  public static var deviceMain: DispatchQueue { main }
}
