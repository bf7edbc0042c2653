import UIKit

/// Texts in the user's language, looked up in the ways that apps use.
public enum Texts {
  /// Uses the format's variants; a variable holds the format, as in generated code.
  public static func done(_ count: Int, of all: Int) -> String {
    let format = NSLocalizedString("tasks.done", comment: "How many things are done")
    return String(format: format, count, all)
  }

  /// Passes the arguments through a variadic function.
  public static func doneByFunction(_ arguments: any CVarArg...) -> String {
    let format = bundle.localizedString(forKey: "tasks.done", value: nil, table: nil)
    return String(format: format, locale: Locale(identifier: "en_US"), arguments: arguments)
  }

  /// Formats the numbers in the user's locale.
  public static func doneInLocale(_ count: Int, of all: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("tasks.done", comment: ""), count, all)
  }

  /// A key that no strings file contains.
  public static var missing: String {
    bundle.localizedString(forKey: "Missing", value: "", table: nil)
  }

  /// The language of the texts.
  public static var language: String? { Bundle.main.preferredLocalizations.first }

  /// The first of the user's languages.
  public static var userLanguage: String? { Locale.preferredLanguages.first }

  private static var bundle: Bundle { Bundle(for: TaskItem.self) }
}
