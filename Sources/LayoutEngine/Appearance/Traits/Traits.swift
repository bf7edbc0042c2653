import Foundation

/// The values of all traits, initially unspecified.
struct Traits: Hashable, UITraitOverrides {
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var displayScale: CGFloat = 0
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var displayGamut: UIDisplayGamut = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown
  var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  /// The values of application-defined traits.
  var custom: [CustomTrait] = []

  init() {}

  init(_ collection: UITraitCollection?) {
    if let collection { self = collection.traits }
  }

  /// Sets every trait that `other` specifies.
  mutating func merge(_ other: Traits) {
    // Without key paths, because they are slow and this runs at every change of traits.
    let none = Traits()
    take(other.userInterfaceIdiom, unless: none.userInterfaceIdiom, into: &userInterfaceIdiom)
    take(other.horizontalSizeClass, unless: none.horizontalSizeClass, into: &horizontalSizeClass)
    take(other.verticalSizeClass, unless: none.verticalSizeClass, into: &verticalSizeClass)
    take(other.displayScale, unless: none.displayScale, into: &displayScale)
    take(other.layoutDirection, unless: none.layoutDirection, into: &layoutDirection)
    take(
      other.preferredContentSizeCategory,
      unless: none.preferredContentSizeCategory,
      into: &preferredContentSizeCategory
    )
    take(other.userInterfaceStyle, unless: none.userInterfaceStyle, into: &userInterfaceStyle)
    take(other.userInterfaceLevel, unless: none.userInterfaceLevel, into: &userInterfaceLevel)
    take(
      other.accessibilityContrast,
      unless: none.accessibilityContrast,
      into: &accessibilityContrast
    )
    take(other.legibilityWeight, unless: none.legibilityWeight, into: &legibilityWeight)
    take(other.displayGamut, unless: none.displayGamut, into: &displayGamut)
    take(other.forceTouchCapability, unless: none.forceTouchCapability, into: &forceTouchCapability)
    take(other.activeAppearance, unless: none.activeAppearance, into: &activeAppearance)
    for trait in other.custom { setCustom(trait) }
  }

  func merging(_ other: Traits) -> Traits {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Returns the traits after a closure has changed them.
  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Traits {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Traits ?? self
  }

  // MARK: By definition

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let path = path(of: trait) { return self[keyPath: path] }
      return custom.first { $0.identifier == ObjectIdentifier(trait) }?.value as? T.Value
        ?? trait.defaultValue
    }
    set {
      if let path = path(of: trait) {
        self[keyPath: path] = newValue
      } else {
        setCustom(CustomTrait(identifier: ObjectIdentifier(trait), value: newValue))
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    differs(from: Traits(), in: trait)
      || custom.contains { $0.identifier == ObjectIdentifier(trait) }
  }

  mutating func remove(_ trait: UITrait) {
    custom.removeAll { $0.identifier == ObjectIdentifier(trait) }
    if let trait = trait as? any SystemTrait.Type { reset(trait) }
  }

  /// Whether the value of a trait differs between two sets of traits.
  func differs(from other: Traits, in trait: UITrait) -> Bool {
    func differs<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
      CustomTrait(identifier: ObjectIdentifier(trait), value: self[trait])
        != CustomTrait(identifier: ObjectIdentifier(trait), value: other[trait])
    }
    return differs(trait)
  }

  private mutating func setCustom(_ trait: CustomTrait) {
    custom.removeAll { $0.identifier == trait.identifier }
    custom.append(trait)
  }

  private mutating func reset<T: SystemTrait>(_ trait: T.Type) {
    self[keyPath: trait.path] = Traits()[keyPath: trait.path]
  }

  private func path<T: UITraitDefinition>(of trait: T.Type) -> WritableKeyPath<Traits, T.Value>? {
    func path<S: SystemTrait>(_ trait: S.Type) -> PartialKeyPath<Traits> { trait.path }
    guard let trait = trait as? any SystemTrait.Type else { return nil }
    return path(trait) as? WritableKeyPath<Traits, T.Value>
  }
}

/// Sets a value, unless the new one is unspecified.
private func take<Value: Equatable>(
  _ value: Value,
  unless unspecified: Value,
  into own: inout Value
) {
  if value != unspecified { own = value }
}

/// The value of an application-defined trait.
struct CustomTrait: Hashable {
  let identifier: ObjectIdentifier
  let value: Any

  /// Values that cannot be compared count as different.
  static func == (lhs: Self, rhs: Self) -> Bool {
    func equal<Value: Equatable>(_ value: Value) -> Bool { rhs.value as? Value == value }
    guard lhs.identifier == rhs.identifier, let value = lhs.value as? any Equatable else {
      return false
    }
    return equal(value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A trait of the system, which has a property in ``Traits``.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<Traits, Value> { get }
}

extension Traits {
  /// The system's traits.
  static var system: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitDisplayScale.self,
      UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitUserInterfaceStyle.self,
      UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
      UITraitDisplayGamut.self,
      UITraitForceTouchCapability.self,
      UITraitActiveAppearance.self,
    ]
  }
}
