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
}
