package import DeviceCatalog

/// The look of the standard controls, which decides how much room they ask for.
package enum ControlGeneration: String, CaseIterable, Codable, Sendable {
  /// iOS 7 to 12, and Interface Builder up to Xcode 10.
  case iOS7to12

  /// iOS 13 to 17, and Interface Builder from Xcode 11 to 15.
  case iOS13to17

  /// iOS 18, and Interface Builder of Xcode 16: the same but for higher sliders.
  case iOS18

  /// iOS 26, and Interface Builder from Xcode 26 on.
  case iOS26

  /// Creates the generation of a document with this major `toolsVersion`.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<14800: self = .iOS7to12
    case ..<23000: self = .iOS13to17
    case ..<24000: self = .iOS18
    default: self = .iOS26
    }
  }

  /// Creates the generation of a system.
  package init(system: SystemVersion) {
    switch system.major {
    case ..<13: self = .iOS7to12
    case ..<18: self = .iOS13to17
    case ..<26: self = .iOS18
    default: self = .iOS26
    }
  }
}
