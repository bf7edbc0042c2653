import LayoutEngine
import ScenarioModel

/// The views that a controller has on the keyboard.
@MainActor
struct ScreenInputViews {
  var accessory: UIView?
  var input: UIView?
}

extension UIView {
  /// Returns a plain view for an accessory or input view that only has a height.
  static func ofHeight(_ height: Double, named name: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    view.recordingName = name
    return view
  }

  /// Sets the views on the keyboard while this view has the focus.
  func take(_ views: ScreenInputViews) {
    switch self {
    case let field as UITextField:
      (field.inputAccessoryView, field.inputView) = (views.accessory, views.input)
    case let textView as UITextView:
      (textView.inputAccessoryView, textView.inputView) = (views.accessory, views.input)
    case let bar as UISearchBar:
      (bar.inputAccessoryView, bar.inputView) = (views.accessory, views.input)
    case let view as TextInputView:
      (view.inputAccessoryView, view.inputView) = (views.accessory, views.input)
    default: break
    }
  }
}
