public import LayoutEngine

/// The accessibility properties of objects of any class.
///
/// Views and ``UIAccessibilityElement`` declare these members themselves, so that subclasses can
/// override them. Other objects store the values in an associated object.
@MainActor
extension NSObjectProtocol where Self: NSObject {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get {
      view?.isAccessibilityElement ?? element?.isAccessibilityElement ?? details?.isElement ?? false
    }
    set {
      view?.isAccessibilityElement = newValue
      element?.isAccessibilityElement = newValue
      made.isElement = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { view?.accessibilityIdentifier ?? element?.accessibilityIdentifier ?? details?.identifier }
    set {
      view?.accessibilityIdentifier = newValue
      element?.accessibilityIdentifier = newValue
      made.identifier = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { view?.accessibilityLabel ?? element?.accessibilityLabel ?? details?.label?.string }
    set {
      view?.accessibilityLabel = newValue
      element?.accessibilityLabel = newValue
      made.label = newValue.map { NSAttributedString(string: $0) }
    }
  }
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { details?.label ?? view?.accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      view?.accessibilityLabel = newValue?.string
      made.label = newValue
    }
  }
  /// The result of operating the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { view?.accessibilityHint ?? element?.accessibilityHint ?? details?.hint?.string }
    set {
      view?.accessibilityHint = newValue
      element?.accessibilityHint = newValue
      made.hint = newValue.map { NSAttributedString(string: $0) }
    }
  }
  /// The result of operating the object, with attributes.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { details?.hint ?? view?.accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      view?.accessibilityHint = newValue?.string
      made.hint = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { view?.accessibilityValue ?? element?.accessibilityValue ?? details?.value?.string }
    set {
      view?.accessibilityValue = newValue
      element?.accessibilityValue = newValue
      made.value = newValue.map { NSAttributedString(string: $0) }
    }
  }
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { details?.value ?? view?.accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      view?.accessibilityValue = newValue?.string
      made.value = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { view?.accessibilityTraits ?? element?.accessibilityTraits ?? details?.traits ?? .none }
    set {
      view?.accessibilityTraits = newValue
      element?.accessibilityTraits = newValue
      made.traits = newValue
    }
  }
  /// The frame in screen coordinates.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { view?.accessibilityFrame ?? element?.accessibilityFrame ?? details?.frame ?? .zero }
    set {
      view?.accessibilityFrame = newValue
      element?.accessibilityFrame = newValue
      made.frame = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { view?.accessibilityElements ?? details?.elements }
    set {
      view?.accessibilityElements = newValue
      made.elements = newValue
    }
  }
  /// Additional actions on the object.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      view?.accessibilityCustomActions ?? element?.accessibilityCustomActions ?? details?.actions
    }
    set {
      view?.accessibilityCustomActions = newValue
      element?.accessibilityCustomActions = newValue
      made.actions = newValue
    }
  }
  /// Rotors that navigate the object's content.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { view?.accessibilityCustomRotors ?? details?.rotors }
    set {
      view?.accessibilityCustomRotors = newValue
      made.rotors = newValue
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Additional values, which are read on demand.
  @preconcurrency @MainActor public var accessibilityCustomContent: [AXCustomContent]! {
    get { details?.content ?? [] }
    set { made.content = newValue ?? [] }
  }
  /// Names for voice input, the best first.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String] {
    get { details?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { made.inputLabels = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext?
  {
    get { details?.textualContext }
    set { made.textualContext = newValue }
  }
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { details?.containerType ?? .none }
    set { made.containerType = newValue }
  }
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { details?.navigationStyle ?? .automatic }
    set { made.navigationStyle = newValue }
  }
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { details?.responds ?? (view?.isUserInteractionEnabled ?? false) }
    set { made.responds = newValue }
  }
  /// Whether inverted colors leave the object unchanged.
  @preconcurrency @MainActor public var accessibilityIgnoresInvertColors: Bool {
    get { details?.ignoresInvertedColors ?? false }
    set { made.ignoresInvertedColors = newValue }
  }
  @preconcurrency @MainActor public var showsLargeContentViewer: Bool {
    get { details?.showsLargeContent ?? false }
    set { made.showsLargeContent = newValue }
  }
  @preconcurrency @MainActor public var largeContentTitle: String? {
    get { details?.largeTitle }
    set { made.largeTitle = newValue }
  }
  /// Whether the large content viewer enlarges the image.
  @preconcurrency @MainActor public var scalesLargeContentImage: Bool {
    get { details?.scalesLargeImage ?? false }
    set { made.scalesLargeImage = newValue }
  }
  /// The distances of the large image from the edges, in points.
  @preconcurrency @MainActor public var largeContentImageInsets: UIEdgeInsets {
    get { details?.largeImageInsets ?? .zero }
    set { made.largeImageInsets = newValue }
  }
  @preconcurrency @MainActor public var largeContentImage: UIImage? {
    get { details?.largeImage }
    set { made.largeImage = newValue }
  }

  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? 0
  }
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an element; `NSNotFound` if the object does not contain it.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// The point that activation touches, in screen coordinates: the middle of the frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    let frame = accessibilityFrame
    return view?.accessibilityActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
  }
  private var view: UIView? { (self as NSObject) as? UIView }
  private var element: UIAccessibilityElement? { (self as NSObject) as? UIAccessibilityElement }
  private var details: AccessibilityDetails? {
    objc_getAssociatedObject(self, AccessibilityDetails.key) as? AccessibilityDetails
  }
  private var made: AccessibilityDetails {
    if let details { return details }
    let details = AccessibilityDetails()
    objc_setAssociatedObject(
      self,
      AccessibilityDetails.key,
      details,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    return details
  }
}

/// The accessibility values that are set on an object.
@MainActor
private final class AccessibilityDetails {
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  var isElement: Bool?
  var identifier: String?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var content: [AXCustomContent] = []
  var inputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var responds: Bool?
  var ignoresInvertedColors = false
  var showsLargeContent = false
  var largeTitle: String?
  var largeImage: UIImage?
  var scalesLargeImage = false
  var largeImageInsets = UIEdgeInsets.zero
}
