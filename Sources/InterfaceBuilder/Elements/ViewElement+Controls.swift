import ScenarioModel

extension ViewElement {
  static let control = ViewElement("control", .control) {
    Attribute("contentHorizontalAlignment", .text) { $0.style.textAlignment = $1 }
    Ignored("contentVerticalAlignment enabled selected highlighted showsMenuAsPrimaryAction")
  }

  static let segmentedControl = ViewElement("segmentedControl", .segmentedControl, like: .control) {
    Attribute("apportionsSegmentWidthsByContent", .flag) {
      $0.apportionsSegmentWidthsByContent = $1
    }
    Attribute("selectedSegmentIndex", .whole) { $0.style.selectedIndex = $1 }
    Attribute { element, view in
      let segments = element.child("segments")?.children(named: "segment") ?? []
      view.segmentTitles = segments.map { segmentAttributes.read($0, over: "") }
    }
    Ignored("segmentControlStyle momentary")
  }

  /// The attributes of a segment, which is read as its title.
  static let segmentAttributes = Attributes<String> {
    Attribute("title", .text) { $0 = $1 }
    Ignored("enabled catalog")
    Unsupported("image")
    Unsupported("width", except: "0.0", "0")
  }

  static let slider = ViewElement("slider", .slider, like: .control) {
    Names(SliderName.self)
    Attribute { element, view in
      let least = element.number(SliderName.minValue) ?? 0
      let most = element.number(SliderName.maxValue) ?? 1
      view.style.value = element.number(SliderName.value)
        .map { most > least ? min(1, max(0, ($0 - least) / (most - least))) : 0 }
    }
    Ignored("continuous")
    Unsupported("minimumValueImage")
    Unsupported("maximumValueImage")
  }

  private enum SliderName: String, AttributeName, CaseIterable { case value, minValue, maxValue }

  static let `switch` = ViewElement("switch", .switch, like: .control) {
    Attribute("on", .flag) { $0.style.isOn = $1 }
    Ignored("title preferredStyle")
  }

  static let stepper = ViewElement("stepper", .stepper, like: .control) {
    Ignored("value minimumValue maximumValue stepValue continuous autorepeat wraps")
  }

  static let pickerView = ViewElement("pickerView", .pickerView) {
    Ignored("showsSelectionIndicator")
  }

  static let progressView = ViewElement("progressView", .progressView) {
    Attribute("progressViewStyle", .text) { $0.controlStyle = $1 }
    Attribute("progress", .number) { $0.style.value = min(1, max(0, $1)) }
  }

  static let activityIndicatorView = ViewElement("activityIndicatorView", .activityIndicator) {
    Attribute("style", .text) { $0.controlStyle = $1 }
    Ignored("animating hidesWhenStopped")
  }

  static let pageControl = ViewElement("pageControl", .pageControl, like: .control) {
    Attribute("numberOfPages", .whole) { $0.numberOfPages = $1 }
    Attribute("currentPage", .whole) { $0.style.selectedIndex = $1 }
    Ignored("hidesForSinglePage defersCurrentPageDisplay backgroundStyle direction")
  }

  static let datePicker = ViewElement("datePicker", .datePicker, like: .control) {
    Attribute("style", .text) { $0.controlStyle = $1 }
    Attribute("datePickerMode", .text) { $0.datePickerMode = $1 }
    Ignored("minuteInterval countDownDuration useCurrentDate roundsToMinuteInterval")
  }
}
