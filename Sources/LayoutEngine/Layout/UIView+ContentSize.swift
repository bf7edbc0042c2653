import Foundation

extension UIView {
  /// The intrinsic size, or the placeholder size if there is one.
  ///
  /// The size of an application's class is computed once, and again after it is invalidated or the
  /// view has a new superview. Classes of this module cache the inputs of their sizes themselves,
  /// including traits and the device.
  var contentSizeForLayout: CGSize {
    if let size = placeholderIntrinsicContentSize ?? keptContentSize { return size }
    let size = intrinsicContentSize
    if !hasContentOfOwn { keptContentSize = size }
    return size
  }

  /// Whether a class of this module measures the content.
  private var hasContentOfOwn: Bool {
    if type(of: self) == UIView.self { return false }
    switch self {
    case is UILabel, is UIButton, is UITextField, is UITextView, is UIImageView: return true
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl: return true
    case is UIPageControl, is UIDatePicker, is UIPickerView, is UIProgressView: return true
    case is UIActivityIndicatorView, is UISearchBar: return true
    case is UINavigationBar, is UIToolbar, is UITabBar: return true
    default: return false
    }
  }
}
