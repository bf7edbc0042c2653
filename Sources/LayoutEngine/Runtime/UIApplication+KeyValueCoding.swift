extension UIApplication {
  /// The application under the key `sharedApplication`: how code that is compiled into extensions,
  /// where `shared` is not to be had, asks for it.
  public class func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : nil
  }
}
