import LayoutEngine
import ScenarioModel

/// Controls without text of their own.
extension ViewMaker {
  static func configure(_ imageView: UIImageView, _ properties: ViewProperties) {
    imageView.image = properties.imageSize.map(UIImage.init)
  }

  static func configureControl(_ view: UIView, _ properties: ViewProperties) {
    switch view {
    case let control as UIPageControl:
      control.numberOfPages = properties.numberOfPages ?? 0
    case let progress as UIProgressView:
      progress.progressViewStyle = properties.controlStyle == "bar" ? .bar : .default
    case let indicator as UIActivityIndicatorView:
      let isLarge = ["large", "whiteLarge"].contains(properties.controlStyle)
      indicator.style = isLarge ? .large : .medium
    case let picker as UIDatePicker:
      picker.showsWheels = [nil, "wheels"].contains(properties.controlStyle)
    default: break
    }
  }
}
