/// The look of the standard controls, which decides how much room they ask for.
package enum ControlGeneration: String, CaseIterable, Codable, Sendable {
  /// iOS 7 to 12, and Interface Builder up to Xcode 10.
  case iOS7to12

  /// iOS 13 to 18, and Interface Builder from Xcode 11 to 16.
  case iOS13to18

  /// iOS 26, and Interface Builder from Xcode 26 on.
  case iOS26

  /// Creates the generation of a document with this major `toolsVersion`.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<15000: self = .iOS7to12
    case ..<24000: self = .iOS13to18
    default: self = .iOS26
    }
  }
}
