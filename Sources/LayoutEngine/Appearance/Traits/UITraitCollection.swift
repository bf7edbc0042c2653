public import Foundation

/// The traits of an interface: idiom, size classes, scale, text size, direction and others.
///
/// A trait that is not set is unspecified. A collection has value semantics: it is immutable,
/// compared by content, and not isolated.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked `Sendable`: only the initializers in this file write the traits, before the object is
  // shared.
  private(set) var traits = Traits()

  public override init() { super.init() }

  /// Makes a collection; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a collection that specifies only the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    traits.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Makes a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.horizontalSizeClass = horizontalSizeClass
  }

  /// Makes a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.verticalSizeClass = verticalSizeClass
  }

  /// Makes a collection that specifies only the pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init()
    traits.displayScale = displayScale
  }

  /// Makes a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    traits.layoutDirection = layoutDirection
  }

  /// Makes a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    traits.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Makes a collection that specifies only whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    traits.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes a collection that specifies only the visual level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    traits.userInterfaceLevel = userInterfaceLevel
  }

  /// Makes a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    traits.accessibilityContrast = accessibilityContrast
  }

  /// Makes a collection that specifies only whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init()
    traits.legibilityWeight = legibilityWeight
  }

  /// Makes a collection that specifies only the color gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init()
    traits.displayGamut = displayGamut
  }

  /// Makes a collection that specifies only whether the screen detects pressure.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init()
    traits.forceTouchCapability = forceTouchCapability
  }

  /// Makes a collection that specifies only whether the interface appears active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init()
    traits.activeAppearance = activeAppearance
  }

  /// Merges collections; a later collection overrides an earlier one.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for collection in collections { traits.merge(collection.traits) }
  }

  /// Makes a collection of the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits().changed(by: mutations))
  }

  convenience init(_ traits: Traits) {
    self.init()
    self.traits = traits
  }

  /// Makes a collection of overrides; nil if there are none.
  convenience init?(overriding overrides: any UITraitOverrides) {
    guard let traits = overrides as? Traits, traits != Traits() else { return nil }
    self.init(traits)
  }

  /// The traits of the current device, unless code has set others.
  open class var current: UITraitCollection {
    get { MainActor.assumeIsolated { DeviceContext.current.traits.ofRunningCode } }
    set { MainActor.assumeIsolated { DeviceContext.current.traits.ofRunningCode = newValue } }
  }

  /// Runs a closure with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }

  // MARK: Traits

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { traits.displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The visual level of the interface.
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  open var displayGamut: UIDisplayGamut { traits.displayGamut }
  open var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
  open var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

  /// The value of a trait, or its default if unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits[trait] }

  // MARK: Comparing

  /// Whether every specified trait of `trait` has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.merging(trait.traits) == traits
  }

  /// Whether trait-dependent colors can differ from another collection's.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.traits ?? Traits()
    return Self.systemTraitsAffectingColorAppearance.contains {
      traits.differs(from: other, in: $0)
    }
  }

  /// The traits that colors can depend on.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// Returns the system's traits that differ in another collection.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.traits ?? Traits()
    return Traits.system.filter { traits.differs(from: other, in: $0) }
  }

  /// Returns this collection with a closure's changes.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traits.changed(by: mutations))
  }

  /// Returns this collection with a different value of a trait.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type,
    value: T.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Returns this collection with the specified traits of another.
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(traitsFrom: [self, other])
  }

  /// A configuration of images for these traits.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }

  /// Compares the traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}
