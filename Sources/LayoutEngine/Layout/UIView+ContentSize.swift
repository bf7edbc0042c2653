import Foundation

extension UIView {
  /// The intrinsic size, or the placeholder in its stead.
  ///
  /// A class of an application is asked once, and again only after it has invalidated its size or
  /// has come into another superview. Classes of this module keep what their sizes follow from
  /// themselves, traits and the device included.
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
