public import LayoutEngine

extension UIApplication {
  /// Returns the application for the key `sharedApplication`.
  ///
  /// Code for extensions uses it, because `shared` is unavailable there.
  public class func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : nil
  }
}
