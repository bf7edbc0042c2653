import UIKit

extension UIViewController {
  /// Exchanges two methods, once.
  static let tracksAppearance: Bool = {
    guard
      let original = class_getInstanceMethod(
        UIViewController.self,
        #selector(UIViewController.viewWillAppear(_:))
      ),
      let tracked = class_getInstanceMethod(
        UIViewController.self,
        #selector(UIViewController.trackedViewWillAppear(_:))
      )
    else { return false }
    method_exchangeImplementations(original, tracked)
    return true
  }()

  @objc func trackedViewWillAppear(_ animated: Bool) {
    trackedViewWillAppear(animated)
  }
}

/// A callback of an older library.
typealias DismissFunction = @convention(c) (AnyObject, Selector, Bool) -> Void
