import Foundation
import Testing

@testable import LayoutEngine

/// The elements that a screen reader finds in a window, and their order.
@MainActor @Suite struct ScreenReaderTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  private func labels() -> [String?] { ScreenReader.elements(in: window).map(\.label) }

  /// The first row spans y 20-54.
  ///
  /// It contains the label's middle, 37, and the field's, 37.
  @Test func rowsAreReadFromLeadingEdge() {
    window.addSubview(label("below", rect(10, 60, 100, 20)))
    window.addSubview(label("right", rect(120, 20, 100, 34)))
    window.addSubview(label("left", rect(10, 27, 100, 20)))
    #expect(labels() == ["left", "right", "below"])
    window.semanticContentAttribute = .forceRightToLeft
    #expect(labels() == ["right", "left", "below"])
  }

  @Test func accessibilityBlocksOverrideValues() {
    let view = label("set", rect(0, 0, 50, 20))
    view.accessibilityValue = "set"
    view.accessibilityLabelBlock = { "stated" }
    view.accessibilityTraitsBlock = { .header }
    window.addSubview(view)
    let element = ScreenReader.elements(in: window).first
    #expect(element?.label == "stated")
    #expect(element?.value == "set")
    #expect(element?.traits == .header)
    view.isAccessibilityElementBlock = { false }
    #expect(ScreenReader.elements(in: window).isEmpty)
  }

  /// The picture's middle, 100, is in neither of the texts.
  @Test func tallElementDoesNotJoinRows() {
    window.addSubview(label("second", rect(10, 60, 50, 20)))
    window.addSubview(label("first", rect(10, 10, 50, 20)))
    window.addSubview(label("high", rect(100, 0, 50, 200)))
    #expect(labels() == ["high", "first", "second"])
  }

  @Test func hiddenAndEmptyElementsAreNotRead() {
    let hidden = label("hidden", rect(0, 0, 10, 10))
    hidden.isHidden = true
    let transparent = label("transparent", rect(0, 0, 10, 10))
    transparent.alpha = 0
    let outer = UIView(frame: rect(0, 0, 100, 100))
    outer.accessibilityElementsHidden = true
    outer.addSubview(label("inner", rect(0, 0, 10, 10)))
    let away = label("away", rect(-100, 0, 50, 10))
    let flat = label("flat", rect(0, 0, 50, 0))
    for view in [hidden, transparent, outer, away, flat, label("", rect(0, 0, 10, 10))] {
      window.addSubview(view)
    }
    #expect(labels() == [])
  }

  @Test func scrollViewIsReadBeyondScreen() {
    let scrollView = UIScrollView(frame: rect(0, 100, 100, 100))
    scrollView.addSubview(label("far", rect(0, 2000, 50, 20)))
    scrollView.addSubview(label("near", rect(0, 0, 50, 20)))
    window.addSubview(label("beside", rect(110, 160, 50, 20)))
    window.addSubview(scrollView)
    #expect(labels() == ["near", "far", "beside"])
  }

  @Test func elementHidesItsSubviews() {
    let card = UIView(frame: rect(0, 0, 100, 100))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "card"
    card.addSubview(label("inner", rect(0, 0, 10, 10)))
    window.addSubview(card)
    #expect(labels() == ["card"])
  }

  @Test func viewOrdersItsElements() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    let (top, bottom) = (label("top", rect(0, 0, 10, 10)), label("bottom", rect(0, 50, 10, 10)))
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityLabel = "part"
    view.addSubview(top)
    view.addSubview(bottom)
    // An element that is the view itself is skipped.
    view.accessibilityElements = [bottom, part, top, view]
    window.addSubview(view)
    #expect(labels() == ["bottom", "part", "top"])
  }

  @Test func siblingsOfModalViewAreNotRead() {
    let modal = UIView(frame: rect(0, 100, 100, 100))
    modal.accessibilityViewIsModal = true
    modal.addSubview(label("dialog", rect(0, 0, 50, 20)))
    window.addSubview(label("behind", rect(0, 0, 50, 20)))
    window.addSubview(modal)
    #expect(labels() == ["dialog"])
  }

  @Test func cellReadsTextsBeforeControls() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = rect(0, 0, 300, 44)
    cell.contentView.frame = rect(0, 0, 300, 44)
    let toggle = UISwitch(frame: rect(0, 5, 50, 30))
    cell.contentView.addSubview(toggle)
    cell.contentView.addSubview(label("detail", rect(150, 10, 50, 20)))
    cell.contentView.addSubview(label("title", rect(60, 10, 50, 20)))
    window.addSubview(cell)
    let elements = ScreenReader.elements(in: window)
    #expect(elements.map(\.label) == ["title, detail", nil])
    #expect(elements.map(\.view) == [cell, toggle])
  }

  @Test func controlsHaveTheirClassesTraits() {
    let button = UIButton(type: .system)
    button.setTitle("Log In", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Log In")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    let field = UITextField()
    field.placeholder = "Password"
    #expect(field.accessibilityValue == "Password" && field.accessibilityLabel == nil)
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 12.5)
    #expect(slider.accessibilityValue == "25%")
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
    let own = label("shown", .zero)
    own.accessibilityLabel = "read"
    #expect(own.accessibilityLabel == "read")
    own.accessibilityLabel = nil
    #expect(own.accessibilityLabel == "shown" && own.isAccessibilityElement)
  }

  @Test func compositeControlsHaveParts() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = rect(0, 0, 100, 30)
    segments.selectedSegmentIndex = 1
    let stepper = UIStepper(frame: rect(0, 50, 100, 30))
    window.addSubview(segments)
    window.addSubview(stepper)
    #expect(labels() == ["One", "Two", "Decrement", "Increment"])
    // The stepper is at 0, its minimum.
    #expect(
      ScreenReader.elements(in: window).map(\.traits)
        == [.button, [.button, .selected], [.button, .notEnabled], .button]
    )
  }
}
