import ScenarioModel

extension ViewElement {
  static let segmentedControl = ViewElement("segmentedControl", .segmentedControl) {
    (element, _, properties) in
    let segments = element.child("segments")?.children(named: "segment") ?? []
    properties.segmentTitles = segments.map { $0.attribute("title") ?? "" }
    properties.apportionsSegmentWidthsByContent =
      element.flag("apportionsSegmentWidthsByContent")
  }

  static let slider = ViewElement("slider", .slider)
  static let `switch` = ViewElement("switch", .switch)
  static let stepper = ViewElement("stepper", .stepper)
  static let pickerView = ViewElement("pickerView", .pickerView)

  static let progressView = ViewElement("progressView", .progressView) {
    (element, _, properties) in
    properties.controlStyle = element.attribute("progressViewStyle")
  }

  static let activityIndicatorView = ViewElement("activityIndicatorView", .activityIndicator) {
    (element, _, properties) in
    properties.controlStyle = element.attribute("style")
  }

  static let pageControl = ViewElement("pageControl", .pageControl) {
    (element, _, properties) in
    properties.numberOfPages = element.integer("numberOfPages")
  }

  static let datePicker = ViewElement("datePicker", .datePicker) {
    (element, _, properties) in
    properties.controlStyle = element.attribute("style")
    properties.datePickerMode = element.attribute("datePickerMode")
  }
}
