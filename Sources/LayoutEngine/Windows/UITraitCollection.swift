public import Foundation

/// What an interface may adapt to: idiom, size classes, scale, text size and direction.
///
/// A trait that nobody stated is unspecified. A collection is a value in all but name: it never
/// changes once made, is equal by content, and is isolated to nothing.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Sendable by proof: the traits are written by the initializers of this file alone, before
  // anyone else can see the object.
  private var traits = Traits()

  public override init() {}

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

  /// Makes a collection that states only the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    traits.userInterfaceIdiom = userInterfaceIdiom
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

  /// Merges collections; where two state the same trait, the later one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for collection in collections {
      traits.merge(collection.traits)
    }
  }

  convenience init(_ traits: Traits) {
    self.init()
    self.traits = traits
  }

  /// The traits of the current device.
  open class var current: UITraitCollection {
    MainActor.assumeIsolated { SimulatedDevice.current.traitCollection }
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

  /// Pixels in a point; 0 where unspecified.
  open var displayScale: CGFloat { traits.displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// Whether every trait that `trait` states has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.merging(trait.traits) == traits
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}

/// The traits of a collection; each starts out unspecified.
struct Traits: Hashable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Takes over every trait that `other` states.
  mutating func merge(_ other: Traits) {
    let unspecified = Traits()
    func take<Value: Equatable>(_ path: WritableKeyPath<Traits, Value>) {
      if other[keyPath: path] != unspecified[keyPath: path] {
        self[keyPath: path] = other[keyPath: path]
      }
    }
    take(\.userInterfaceIdiom)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.displayScale)
    take(\.layoutDirection)
    take(\.preferredContentSizeCategory)
    take(\.userInterfaceStyle)
  }

  func merging(_ other: Traits) -> Traits {
    var merged = self
    merged.merge(other)
    return merged
  }
}
