import Foundation
import LayoutEngine
import Testing

/// Setters do not call other setters that a subclass can override.
///
/// Each class below overrides two properties for the same content, and each override sets the other
/// property. A setter that called the other one would recurse without end.
@Suite @MainActor struct OverriddenSetterTests {
  @Test func labelTextsSetEachOther() {
    let label = CountingLabel()
    label.text = "ab"
    #expect(label.attributedText?.string == "ab")
    #expect(label.sets == ["text", "attributedText"])
    label.sets = []
    label.attributedText = NSAttributedString(string: "cd")
    #expect(label.text == "cd")
    #expect(label.sets == ["attributedText"])
  }

  @Test func labelMeasuresTextBehindOverriddenGetter() {
    let plain = UILabel()
    plain.text = "content"
    let label = RenamedLabel()
    label.text = "content"
    #expect(label.text == "shown")
    #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test func fieldTextsSetEachOther() {
    let field = CountingField()
    field.text = "ab"
    #expect(field.attributedText?.string == "ab")
    #expect(field.sets == ["text", "attributedText"])
    field.sets = []
    field.attributedText = NSAttributedString(string: "cd")
    #expect(field.text == "cd")
    #expect(field.sets == ["attributedText"])
  }

  @Test func fieldPlaceholdersSetEachOther() {
    let field = CountingField()
    field.placeholder = "ab"
    #expect(field.attributedPlaceholder?.string == "ab")
    field.attributedPlaceholder = NSAttributedString(string: "cd")
    #expect(field.placeholder == "cd")
    #expect(
      field.sets == ["placeholder", "attributedPlaceholder", "attributedPlaceholder"]
    )
  }

  @Test func textViewSettersCallNoOther() {
    let view = CountingTextView()
    view.text = "ab"
    #expect(view.attributedText.string == "ab")
    #expect(view.sets == ["text", "attributedText"])
    view.sets = []
    view.attributedText = NSAttributedString(
      string: "cde",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    #expect(view.text == "cde")
    #expect(view.font?.pointSize == 20)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedTextRange = view.textRange(
      from: view.beginningOfDocument,
      to: view.endOfDocument
    )
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    #expect(view.sets == ["attributedText"])
  }

  @Test func limitsOfValueSetOneProperty() {
    let slider = CountingSlider()
    slider.minimumValue = 5
    #expect(slider.value == 5)
    #expect(slider.maximumValue == 5)
    #expect(slider.sets == ["minimumValue"])
    let stepper = CountingStepper()
    stepper.minimumValue = 7
    #expect(stepper.value == 7)
    #expect(stepper.sets == ["minimumValue"])
    let pages = CountingPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 3
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    #expect(pages.sets == ["numberOfPages", "currentPage", "numberOfPages"])
  }

  @Test func barButtonItemsSetOneProperty() {
    let item = CountingNavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem()
    item.rightBarButtonItems = [UIBarButtonItem(), UIBarButtonItem()]
    #expect(item.leftBarButtonItems?.count == 1)
    #expect(item.rightBarButtonItem === item.rightBarButtonItems?.first)
    #expect(item.sets == ["left", "rights"])
  }

  @Test func layoutAttributesSetOneProperty() {
    let attributes = CountingAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = rect(0, 0, 10, 10)
    // The center stays at (5, 5): the size of 20 begins at -5.
    attributes.bounds = rect(0, 0, 20, 20)
    #expect(attributes.frame == rect(-5, -5, 20, 20))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == rect(0, 0, 10, 10))
    attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(attributes.frame == rect(-5, -5, 20, 20))
    #expect(attributes.sets == [])
    attributes.transform = .identity
    #expect(CATransform3DGetAffineTransform(attributes.transform3D) == .identity)
    #expect(attributes.frame == rect(0, 0, 10, 10))
  }

  @Test func indicatorInsetsSetOneProperty() {
    let view = CountingScrollView()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.verticalScrollIndicatorInsets.top == 1)
    #expect(view.horizontalScrollIndicatorInsets.right == 4)
    #expect(view.sets == 0)
  }

  @Test func interfaceStyleSetsOneProperty() {
    let view = CountingStyleView()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.sets == 0)
    let controller = CountingStyleController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.sets == 0)
  }
}

private final class CountingLabel: UILabel {
  var sets: [String] = []
  override var text: String? {
    get { attributedText?.string }
    set {
      sets.append("text")
      attributedText = newValue.map { NSAttributedString(string: $0) }
    }
  }
  override var attributedText: NSAttributedString? { didSet { sets.append("attributedText") } }
}

private final class RenamedLabel: UILabel {
  override var text: String? {
    get { "shown" }
    set { super.text = newValue }
  }
}

private final class CountingField: UITextField {
  var sets: [String] = []
  override var text: String? {
    get { attributedText?.string }
    set {
      sets.append("text")
      attributedText = newValue.map { NSAttributedString(string: $0) }
    }
  }
  override var attributedText: NSAttributedString? { didSet { sets.append("attributedText") } }
  override var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      sets.append("placeholder")
      attributedPlaceholder = newValue.map { NSAttributedString(string: $0) }
    }
  }
  override var attributedPlaceholder: NSAttributedString? {
    didSet { sets.append("attributedPlaceholder") }
  }
}

private final class CountingTextView: UITextView {
  var sets: [String] = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var text: String! {
    get { attributedText.string }
    set {
      sets.append("text")
      attributedText = NSAttributedString(string: newValue)
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var attributedText: NSAttributedString! { didSet { sets.append("attributedText") } }
  override var font: UIFont? { didSet { sets.append("font") } }
  override var selectedRange: NSRange { didSet { sets.append("selectedRange") } }
}

private final class CountingSlider: UISlider {
  var sets: [String] = []
  override var value: Float { didSet { sets.append("value") } }
  override var minimumValue: Float { didSet { sets.append("minimumValue") } }
  override var maximumValue: Float { didSet { sets.append("maximumValue") } }
}

private final class CountingStepper: UIStepper {
  var sets: [String] = []
  override var value: Double { didSet { sets.append("value") } }
  override var minimumValue: Double { didSet { sets.append("minimumValue") } }
}

private final class CountingPageControl: UIPageControl {
  var sets: [String] = []
  override var currentPage: Int { didSet { sets.append("currentPage") } }
  override var numberOfPages: Int { didSet { sets.append("numberOfPages") } }
}

private final class CountingNavigationItem: UINavigationItem {
  var sets: [String] = []
  override var leftBarButtonItem: UIBarButtonItem? { didSet { sets.append("left") } }
  override var leftBarButtonItems: [UIBarButtonItem]? { didSet { sets.append("lefts") } }
  override var rightBarButtonItem: UIBarButtonItem? { didSet { sets.append("right") } }
  override var rightBarButtonItems: [UIBarButtonItem]? { didSet { sets.append("rights") } }
}

/// Counts the calls of setters that the test does not call itself.
private final class CountingAttributes: UICollectionViewLayoutAttributes {
  var sets: [String] = []
  override var center: CGPoint { didSet { sets.append("center") } }
  override var transform: CGAffineTransform {
    didSet { if !transform.isIdentity { sets.append("transform") } }
  }
  override var size: CGSize {
    didSet { if size.width > 10 { sets.append("size") } }
  }
}

private final class CountingScrollView: UIScrollView {
  var sets = 0
  override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet { sets += 1 } }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets { didSet { sets += 1 } }
}

private final class CountingStyleView: UIView {
  var sets = 0
  override var traitOverrides: any UITraitOverrides { didSet { sets += 1 } }
}

private final class CountingStyleController: UIViewController {
  var sets = 0
  override var traitOverrides: any UITraitOverrides { didSet { sets += 1 } }
}
