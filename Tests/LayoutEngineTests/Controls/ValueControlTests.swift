import LayoutEngine
import Testing

/// Controls that set or show a value: their limits and content sizes.
@Suite @MainActor struct ValueControlTests {
  @Test func aSlidersValueStaysBetweenItsEnds() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 3)
  }

  @Test func sliderImagesAreAtEdges() {
    let slider = UISlider(frame: rect(0, 0, 200, 30))
    slider.minimumValueImage = UIImage(size: CGSize(width: 20, height: 10))
    slider.maximumValueImage = UIImage(size: CGSize(width: 30, height: 10))
    let bounds = slider.bounds
    #expect(slider.minimumValueImageRect(forBounds: bounds) == rect(0, 10, 20, 10))
    #expect(slider.maximumValueImageRect(forBounds: bounds) == rect(170, 10, 30, 10))
    let track = slider.trackRect(forBounds: bounds)
    #expect(track.minX > 20)
    #expect(track.maxX < 170)
    let first = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0)
    let last = slider.thumbRect(forBounds: bounds, trackRect: track, value: 1)
    #expect(first.minX == track.minX)
    #expect(last.maxX == track.maxX)
  }

  @Test func aSteppersValueStaysBetweenItsLimits() {
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = -5
    stepper.value = -9
    #expect(stepper.value == -5)
  }

  @Test func progressIsLimited() {
    let progress = UIProgressView()
    progress.setProgress(2, animated: false)
    #expect(progress.progress == 1)
    progress.progress = -1
    #expect(progress.progress == 0)
  }

  @Test func currentPageIsLimited() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    #expect(control.size(forNumberOfPages: 1) == control.intrinsicContentSize)
  }

  @Test func switchesAndSteppersIgnoreGivenSize() {
    // The standard device runs iOS 27, with the switches of iOS 26.
    #expect(UISwitch(frame: rect(3, 4, 5, 6)).bounds.size == CGSize(width: 63, height: 28))
    #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
  }

  @Test func highlightedImageViewUsesHighlightedSize() {
    let small = UIImage(size: CGSize(width: 10, height: 20))
    let large = UIImage(size: CGSize(width: 30, height: 40))
    let view = UIImageView(image: small, highlightedImage: large)
    #expect(view.intrinsicContentSize == small.size)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == large.size)
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize == small.size)
  }

  @Test func searchBarWithScopesIsHigher() {
    let bar = UISearchBar()
    let height = bar.intrinsicContentSize.height
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == height, "there are none yet")
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == height + 44)
  }

  /// The text of its text field, which is never nil.
  @Test func searchBarTextIsNeverNil() {
    let bar = UISearchBar()
    #expect(bar.text == "")
    bar.text = "a"
    #expect(bar.text == "a" && bar.searchTextField.text == "a")
    bar.text = nil
    #expect(bar.text == "" && bar.searchTextField.text == "")
  }

  @Test func datePickerReturnsItsStyle() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
  }

  @Test func pickerQueriesDataSource() {
    final class Source: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component + 1
      }
    }
    let (picker, source) = (UIPickerView(), Source())
    #expect(picker.numberOfComponents == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = source
    #expect(picker.numberOfComponents == 2)
    picker.selectRow(1, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    picker.selectRow(5, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  /// Labels with padding around their text, as in apps.
  @Test func labelSizeUsesTextRectangle() {
    final class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let inner = bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let text = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
        return text.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
      }
    }
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] { label.text = "Some text" }
    let size = plain.intrinsicContentSize
    #expect(abs(padded.intrinsicContentSize.width - size.width - 6) < 1e-6)
    #expect(abs(padded.intrinsicContentSize.height - size.height - 4) < 1e-6)
    let textRect = plain.textRect(forBounds: rect(0, 0, 300, 100), limitedToNumberOfLines: 1)
    #expect(textRect.midY == 50)
  }
}
