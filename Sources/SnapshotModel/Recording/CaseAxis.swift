import AppLanguages
import DeviceCatalog

/// A property of cases that a comparison can vary.
///
/// The raw value is its name on the command line.
package enum CaseAxis: String, CaseIterable, Codable, Sendable {
  case system, device, orientation, language
  case textSize = "text-size"
  case direction
  case boldText = "bold-text"
  case width
}

extension CaseAxis {
  /// The names of all axes, for messages.
  package static var listing: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The name in a sentence.
  package var noun: String { rawValue.replacing("-", with: " ") }

  /// Returns the value of a case, in the form of the command line.
  ///
  /// A case without a system has the newest system of its device.
  package func value(of identity: CaseIdentity) -> String {
    let user = identity.settings
    return switch self {
    case .system:
      identity.system ?? Devices.device(id: identity.device)?.systems.newest.description
        ?? "unknown"
    case .device: identity.device
    case .orientation: identity.orientation
    case .language: (user.language ?? .base).tag
    case .textSize: user.textSize.rawValue
    case .direction: user.readingDirection == .leftToRight ? "ltr" : "rtl"
    case .boldText: user.boldText ? "on" : "off"
    case .width: user.width.word
    }
  }

  /// Returns the form of a typed value that cases have: `18.0` for `18`.
  package func canonicalValue(_ text: String) -> String {
    switch self {
    case .system: SystemVersion(text)?.description ?? text
    case .language: Language(tag: text)?.tag ?? text
    case .width: ApplicationWidth(word: "\(text)pt")?.word ?? text
    case .device, .orientation, .textSize, .direction, .boldText: text
    }
  }
}

extension CaseAxis {
  /// A case without its value of an axis; equal for cases that differ only in the axis.
  package struct Rest: Hashable, Sendable {
    private var identity: CaseIdentity
    /// Whether the direction is the language's own, which changes with the language.
    private var followsLanguage: Bool

    /// Creates the other properties of a case.
    package init(of identity: CaseIdentity, without axis: CaseAxis) {
      let user = identity.settings
      let direction = user.readingDirection
      followsLanguage = direction == user.language?.direction ?? .leftToRight
      self.identity = identity
      switch axis {
      case .system: self.identity.system = nil
      case .device: self.identity.device = ""
      case .orientation: self.identity.orientation = ""
      case .language:
        self.identity.settings = user.replacing(
          language: nil,
          direction: followsLanguage ? nil : direction
        )
      case .textSize: self.identity.settings.textSize = .large
      case .direction:
        self.identity.settings = user.replacing(language: user.language, direction: nil)
        followsLanguage = true
      case .boldText: self.identity.settings.boldText = false
      case .width: self.identity.settings.width = .full
      }
    }
  }
}

extension UserSettings {
  fileprivate func replacing(language: Language?, direction: LayoutDirection?) -> UserSettings {
    UserSettings(
      language: language,
      textSize: textSize,
      direction: direction,
      boldText: boldText,
      width: width
    )
  }
}
