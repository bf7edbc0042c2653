import UIKit

/// Texts that depend on the user's language, looked up in the ways in which apps do.
public enum Texts {
  /// By the variants of the format, which is kept in between as generated code does.
  public static func done(_ count: Int, of all: Int) -> String {
    let format = NSLocalizedString("tasks.done", comment: "How many things are done")
    return String(format: format, count, all)
  }

  /// The same by way of a function that takes arguments of any number.
  public static func doneByFunction(_ arguments: any CVarArg...) -> String {
    let format = bundle.localizedString(forKey: "tasks.done", value: nil, table: nil)
    return String(format: format, locale: Locale(identifier: "en_US"), arguments: arguments)
  }

  /// The same in the user's locale.
  public static func doneInLocale(_ count: Int, of all: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("tasks.done", comment: ""), count, all)
  }

  /// A key that no table has.
  public static var missing: String {
    bundle.localizedString(forKey: "Missing", value: "", table: nil)
  }

  /// The language in which texts are.
  public static var language: String? { Bundle.main.preferredLocalizations.first }

  /// The first of the user's languages.
  public static var userLanguage: String? { Locale.preferredLanguages.first }

  private static var bundle: Bundle { Bundle(for: TaskItem.self) }
}
