public import Foundation

/// What assistive technologies find out of an object of any class.
///
/// Views and ``UIAccessibilityElement`` declare these members themselves, so that subclasses can override them; other
/// objects keep what is set in a table of their associated values.
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
  /// What happens when the object is operated.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { view?.accessibilityHint ?? element?.accessibilityHint ?? details?.hint?.string }
    set {
      view?.accessibilityHint = newValue
      element?.accessibilityHint = newValue
      made.hint = newValue.map { NSAttributedString(string: $0) }
    }
  }
  /// What happens when the object is operated, with attributes.
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
  /// What kind of thing the object is.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { view?.accessibilityTraits ?? element?.accessibilityTraits ?? details?.traits ?? .none }
    set {
      view?.accessibilityTraits = newValue
      element?.accessibilityTraits = newValue
      made.traits = newValue
    }
  }
  /// The frame on the screen.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { view?.accessibilityFrame ?? element?.accessibilityFrame ?? details?.frame ?? .zero }
    set {
      view?.accessibilityFrame = newValue
      element?.accessibilityFrame = newValue
      made.frame = newValue
    }
  }
  /// The parts of the object, in order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { view?.accessibilityElements ?? details?.elements }
    set {
      view?.accessibilityElements = newValue
      made.elements = newValue
    }
  }
  /// Further things that can be done with the object.
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
  /// Ways of going through the object's content.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { view?.accessibilityCustomRotors ?? details?.rotors }
    set {
      view?.accessibilityCustomRotors = newValue
      made.rotors = newValue
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Further values, which are read on demand.
  @preconcurrency @MainActor public var accessibilityCustomContent: [AXCustomContent]! {
    get { details?.content ?? [] }
    set { made.content = newValue ?? [] }
  }
  /// Names by which a user may speak of the object, the best first.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String] {
    get { details?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { made.inputLabels = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext?
  {
    get { details?.textualContext }
    set { made.textualContext = newValue }
  }
  /// What kind of container the object is.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { details?.containerType ?? .none }
    set { made.containerType = newValue }
  }
  /// How a user goes through the parts.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { details?.navigationStyle ?? .automatic }
    set { made.navigationStyle = newValue }
  }
  /// Whether the object reacts to a user.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { details?.responds ?? (view?.isUserInteractionEnabled ?? false) }
    set { made.responds = newValue }
  }
  /// Whether inverted colours leave the object alone.
  @preconcurrency @MainActor public var accessibilityIgnoresInvertColors: Bool {
    get { details?.ignoresInvertedColors ?? false }
    set { made.ignoresInvertedColors = newValue }
  }
  /// Whether a long press shows the object's content larger.
  @preconcurrency @MainActor public var showsLargeContentViewer: Bool {
    get { details?.showsLargeContent ?? false }
    set { made.showsLargeContent = newValue }
  }
  @preconcurrency @MainActor public var largeContentTitle: String? {
    get { details?.largeTitle }
    set { made.largeTitle = newValue }
  }
  /// Whether the image is then made larger.
  @preconcurrency @MainActor public var scalesLargeContentImage: Bool {
    get { details?.scalesLargeImage ?? false }
    set { made.scalesLargeImage = newValue }
  }
  /// How far the image is then from the edges.
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
  /// Where a part is; `NSNotFound` for others.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Where the object is operated, on the screen: in the middle of its frame.
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

/// What was set on an object.
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
