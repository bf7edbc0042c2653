public import UIKit

extension NSObject {
  /// Returns the name of the class, with its module unless it is a UIKit class.
  public class func description() -> String {
    systemName(of: self).map(String.init) ?? String(reflecting: self)
  }

  /// Returns the class itself, as the class object answers the message of its instances.
  public class func classForCoder() -> AnyClass { self }

  /// Returns whether the class itself has a method.
  ///
  /// Only `sharedApplication` is supported, because code uses it to detect extensions.
  public class func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return sharedApplication(NSStringFromSelector(selector)) != nil
  }

  /// Sends a message to the class itself; returns nil for an unsupported message.
  @discardableResult
  public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    sharedApplication(NSStringFromSelector(selector)).map { Unmanaged.passUnretained($0) }
  }

  /// Returns the value of a supported property of the class itself.
  public class func value(forKeyPath keyPath: String) -> Any? { sharedApplication(keyPath) }

  /// Returns the value of a supported property of the class itself.
  public class func value(forKey key: String) -> Any? { sharedApplication(key) }

  private class func sharedApplication(_ name: String) -> AnyObject? {
    guard self is UIApplication.Type, ["sharedApplication", "shared"].contains(name) else {
      return nil
    }
    return onMainActor(self) { _ in UIApplication.shared }
  }
}

extension DispatchQueue {
  /// The main queue under another name.
  ///
  /// The compiler treats a closure for `DispatchQueue.main.async` as a closure of its own main
  /// actor. In Swift 6 such a closure cannot use the device's main actor.
  public static var deviceMain: DispatchQueue { main }
}
