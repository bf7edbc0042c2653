package import DeviceCatalog

/// The look of the standard controls, which decides how much room they ask for.
package enum ControlGeneration: String, CaseIterable, Codable, Sendable {
  /// iOS 7 to 12, and Interface Builder up to Xcode 10.
  case iOS7to12

  /// iOS 13 to 15, and Interface Builder from Xcode 11 to 13.
  case iOS13to15

  /// iOS 16 and 17, and Interface Builder of Xcode 14 and 15: the same but for text fields without
  /// a border, which are half a point or more higher.
  case iOS16to17

  /// iOS 18, and Interface Builder of Xcode 16: the same but for higher sliders.
  case iOS18

  /// iOS 26, and Interface Builder from Xcode 26 on.
  case iOS26

  /// Creates the generation of a document with this major `toolsVersion`.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<14800: self = .iOS7to12
    case ..<20000: self = .iOS13to15
    case ..<23000: self = .iOS16to17
    case ..<24000: self = .iOS18
    default: self = .iOS26
    }
  }

  /// Creates the generation of a system.
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
