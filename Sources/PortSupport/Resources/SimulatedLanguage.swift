import AppLanguages
public import Foundation
import LayoutEngine

extension Bundle {
  /// The text of a key in the tables of the package, in the language of the simulated device.
  public func simulatedLocalizedString(
    forKey key: String,
    value: String?,
    table: String?
  ) -> String {
    localizedText(key, table: table, bundle: self, value: value ?? "")
  }

  /// The language in which the package is shown; Foundation's own answer where none was chosen.
  public var simulatedPreferredLocalizations: [String] {
    guard SimulatedDevice.current.options.language != nil else { return preferredLocalizations }
    return [LocalizedTexts.current.tag ?? "en"]
  }
}

extension Locale {
  /// The languages of the user, of which there is one; Foundation's own answer where none was chosen.
  ///
  /// A pseudolanguage is one of the developer's, whose user reads English.
  public static var simulatedPreferredLanguages: [String] {
    guard let language = SimulatedDevice.current.options.language else { return preferredLanguages }
    return [language.pseudolanguage == nil ? language.tag : "en"]
  }
}
