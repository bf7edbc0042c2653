import AppLanguages
public import Foundation
import UIKit

extension Bundle {
  /// Returns the text for a key in the tables of the package, in the device's language.
  public func simulatedLocalizedString(
    forKey key: String,
    value: String?,
    table: String?
  ) -> String {
    localizedText(key, table: table, bundle: self, value: value ?? "")
  }

  /// The languages of the package's texts; Foundation's result if no language was chosen.
  public var simulatedPreferredLocalizations: [String] {
    guard SimulatedDevice.current.options.language != nil else { return preferredLocalizations }
    return [LocalizedTexts.current.tag ?? "en"]
  }
}

extension Locale {
  /// The only language of the user; Foundation's result if no language was chosen.
  ///
  /// A pseudolanguage is for developers; its user's language is English.
  public static var simulatedPreferredLanguages: [String] {
    guard let language = SimulatedDevice.current.options.language else { return preferredLanguages }
    return [language.pseudolanguage == nil ? language.tag : "en"]
  }

  /// The locale of the user; Foundation's result if no language was chosen.
  ///
  /// A language without a region has its most frequent region, as on a new device.
  public static var simulatedCurrent: Locale {
    guard let language = SimulatedDevice.current.options.language else { return current }
    guard language.pseudolanguage == nil else { return Locale(identifier: "en_US") }
    return Locale(identifier: identifier(in: language.tag))
  }

  /// Returns the identifier of a locale with the region, and with the script if it is not the usual
  /// one there: `pt_PT`, `sr_Latn_RS`.
  private static func identifier(in tag: String) -> String {
    let language = Language(identifier: tag)
    // A language, unlike its components, has a likely script.
    let minimal = Language.Components(identifier: language.minimalIdentifier)
    let full = Language.Components(identifier: language.maximalIdentifier)
    return [
      minimal.languageCode?.identifier, minimal.script?.identifier, full.region?.identifier,
    ].compactMap(\.self).joined(separator: "_")
  }
}

extension Calendar {
  /// The calendar of the user; Foundation's result if no language was chosen.
  public static var simulatedCurrent: Calendar {
    guard SimulatedDevice.current.options.language != nil else { return current }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .simulatedCurrent
    return calendar
  }
}

extension DateFormatter {
  /// Returns a formatter with the locale of the user.
  public static func simulated() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = .simulatedCurrent
    return formatter
  }
}

extension NumberFormatter {
  /// Returns a formatter with the locale of the user.
  public static func simulated() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = .simulatedCurrent
    return formatter
  }
}
