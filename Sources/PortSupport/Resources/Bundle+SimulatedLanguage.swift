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
    let likely = Locale.Language(identifier: language.tag)
    let full = Locale.Language(identifier: likely.maximalIdentifier)
    let region = full.region.map { "_\($0.identifier)" } ?? ""
    return Locale(identifier: likely.minimalIdentifier.replacing("-", with: "_") + region)
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
