public import Foundation

/// What an interface may adapt to: idiom, size classes, scale, text size, direction and the like.
///
/// A trait that was not stated is unspecified. A collection is a value in all but name: it never
/// changes once made, is equal by content, and is isolated to nothing.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Sendable by proof: the traits are written by the initializers of this file alone, before
  // anyone else can see the object.
  private(set) var traits = Traits()

  public override init() { super.init() }

  /// Makes a collection; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a collection that states only the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    traits.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Makes a collection that states only the width's size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.horizontalSizeClass = horizontalSizeClass
  }

  /// Makes a collection that states only the height's size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    traits.verticalSizeClass = verticalSizeClass
  }

  /// Makes a collection that states only the pixels in a point.
  public convenience init(displayScale: CGFloat) {
    self.init()
    traits.displayScale = displayScale
  }

  /// Makes a collection that states only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    traits.layoutDirection = layoutDirection
  }

  /// Makes a collection that states only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    traits.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Makes a collection that states only whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    traits.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes a collection that states only how far the interface is above the ground.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    traits.userInterfaceLevel = userInterfaceLevel
  }

  /// Makes a collection that states only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    traits.accessibilityContrast = accessibilityContrast
  }

  /// Makes a collection that states only whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init()
    traits.legibilityWeight = legibilityWeight
  }

  /// Makes a collection that states only the range of colours.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init()
    traits.displayGamut = displayGamut
  }

  /// Makes a collection that states only whether the screen feels pressure.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init()
    traits.forceTouchCapability = forceTouchCapability
  }

  /// Makes a collection that states only whether the interface looks active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init()
    traits.activeAppearance = activeAppearance
  }

  /// Merges collections; where two state the same trait, the later one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for collection in collections { traits.merge(collection.traits) }
  }

  /// Makes a collection of what a closure states.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits().changed(by: mutations))
  }

  convenience init(_ traits: Traits) {
    self.init()
    self.traits = traits
  }

  /// A collection of overrides; nil when they override nothing.
  convenience init?(overriding overrides: any UITraitOverrides) {
    guard let traits = overrides as? Traits, traits != Traits() else { return nil }
    self.init(traits)
  }

  /// The traits of the current device, unless code runs as under others.
  open class var current: UITraitCollection {
    get { MainActor.assumeIsolated { SimulatedDevice.current.currentTraitCollection } }
    set { MainActor.assumeIsolated { SimulatedDevice.current.currentTraitCollection = newValue } }
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
  /// The pixels in a point; 0 where unspecified.
  open var displayScale: CGFloat { traits.displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// How far the interface is above the ground.
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  open var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  open var displayGamut: UIDisplayGamut { traits.displayGamut }
  open var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
  open var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

  /// The value of a trait, its default where it was not stated.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits[trait] }

  // MARK: Comparing

  /// Whether every trait that `trait` states has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.merging(trait.traits) == traits
  }

  /// Whether colours that depend on traits may be others than under another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.traits ?? Traits()
    return Self.systemTraitsAffectingColorAppearance.contains {
      traits.differs(from: other, in: $0)
    }
  }

  /// The traits on which colours may depend.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits of the system's that have another value in another collection.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.traits ?? Traits()
    return Traits.system.filter { traits.differs(from: other, in: $0) }
  }

  /// This collection with what a closure changes.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(traits.changed(by: mutations))
  }

  /// This collection with a trait of another value.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type,
    value: T.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// This collection, and over it the traits that another states.
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(traitsFrom: [self, other])
  }

  /// A configuration for images under these traits.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }

  /// Collections of equal traits are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}
