import LayoutEngine
import ScenarioModel

/// Colors, alignments and values for drawings; they do not change geometry.
extension ViewMaker {
  static func apply(_ style: ViewStyle, to view: UIView) {
    if let color = style.backgroundColor.flatMap(UIColor.init) { view.backgroundColor = color }
    if let color = style.tintColor.flatMap(UIColor.init) { view.tintColor = color }
    if let alpha = style.alpha { view.alpha = alpha }
    if let clips = style.clipsToBounds { view.clipsToBounds = clips }
    view.documentStyle = style
    if let mode = style.contentMode.flatMap(UIView.ContentMode.init) { view.contentMode = mode }
    applyLayer(style, to: view)
    applyText(style, to: view)
    applyValue(style, to: view)
  }

  private static func applyLayer(_ style: ViewStyle, to view: UIView) {
    if let radius = style.cornerRadius { view.layer.cornerRadius = radius }
    if let width = style.borderWidth { view.layer.borderWidth = width }
    if let color = style.borderColor.flatMap(UIColor.init) {
      view.layer.borderColor = color.cgColor
    }
  }

  private static func applyText(_ style: ViewStyle, to view: UIView) {
    let color = style.textColor.flatMap(UIColor.init)
    let alignment = style.textAlignment.flatMap(NSTextAlignment.init)
    switch view {
    case let label as UILabel:
      if let color { label.textColor = color }
      if let alignment { label.textAlignment = alignment }
    case let field as UITextField:
      if let color { field.textColor = color }
      if let alignment { field.textAlignment = alignment }
    case let textView as UITextView:
      if let color { textView.textColor = color }
      if let alignment { textView.textAlignment = alignment }
    case let button as UIButton:
      if let color { button.setTitleColor(color, for: .normal) }
    default: break
    }
  }

  private static func applyValue(_ style: ViewStyle, to view: UIView) {
    let color = style.valueColor.flatMap(UIColor.init)
    switch view {
    case let control as UISwitch:
      control.isOn = style.isOn ?? false
      control.onTintColor = color
    case let slider as UISlider:
      slider.value = Float(style.value ?? 0)
      slider.minimumTrackTintColor = color
    case let progress as UIProgressView:
      progress.progress = Float(style.value ?? 0)
      progress.progressTintColor = color
    case let segments as UISegmentedControl:
      segments.selectedSegmentIndex = style.selectedIndex ?? UISegmentedControl.noSegment
      segments.selectedSegmentTintColor = color
    case let pages as UIPageControl: pages.currentPage = style.selectedIndex ?? 0
    case let table as UITableView:
      if style.hidesSeparators == true { table.separatorStyle = .none }
      if let color = style.separatorColor.flatMap(UIColor.init) { table.separatorColor = color }
    default: applyBar(style, to: view)
    }
  }

  private static func applyBar(_ style: ViewStyle, to view: UIView) {
    let tint = style.barTintColor.flatMap(UIColor.init)
    switch view {
    case let bar as UINavigationBar:
      bar.barTintColor = tint
      guard let content = style.bar else { return }
      let item = UINavigationItem(title: content.title ?? "")
      content.apply(to: item)
      bar.items = [item]
    case let bar as UIToolbar:
      bar.barTintColor = tint
      bar.items = style.bar?.items.map { UIBarButtonItem($0) }
    case let bar as UITabBar:
      bar.barTintColor = tint
      bar.items = style.bar?.items.map { UITabBarItem($0) }
    case let bar as UISearchBar:
      bar.barTintColor = tint
    default: break
    }
  }
}

extension NSTextAlignment {
  /// Reads Interface Builder's name of an alignment; nil for an unknown name.
  fileprivate init?(_ name: String) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension UIView.ContentMode {
  /// Reads Interface Builder's name of a mode; nil for an unknown name.
  fileprivate init?(_ name: String) {
    switch name {
    case "scaleToFill": self = .scaleToFill
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}
