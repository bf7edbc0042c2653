package import DeviceCatalog

/// The generation of the standard controls, which determines their intrinsic sizes.
package enum ControlGeneration: String, CaseIterable, Codable, Sendable {
  /// The controls of iOS 7 to 12, and Interface Builder up to Xcode 10.
  case iOS7to12

  /// The controls of iOS 13 to 15, and Interface Builder from Xcode 11 to 13.
  case iOS13to15

  /// The controls of iOS 16 and 17, and Interface Builder of Xcode 14 to 16.2.
  ///
  /// Only text fields without a border differ: they are at least half a point higher.
  case iOS16to17

  /// The controls of iOS 18, and Interface Builder of Xcode 16.3; only sliders differ, which are
  /// higher.
  case iOS18

  /// The controls of iOS 26, and Interface Builder since Xcode 26.
  case iOS26

  /// Creates the generation of a document with a major `toolsVersion`.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<14800: self = .iOS7to12
    case ..<20000: self = .iOS13to15
    case ..<23700: self = .iOS16to17
    case ..<24000: self = .iOS18
    default: self = .iOS26
    }
  }

  /// Creates the generation of a system version.
  package init(system: SystemVersion) {
    switch system.major {
    case ..<13: self = .iOS7to12
    case ..<16: self = .iOS13to15
    case ..<18: self = .iOS16to17
    case ..<26: self = .iOS18
    default: self = .iOS26
    }
  }
}
