/// Replaces missing views and controllers of other modules by UIKit's classes with similar names.
///
/// A subclass of `AnimatedImageView` stays an image view, and a property of that type stays in the
/// layout. The compiler then omits only the uses of other members.
struct MissingViews {
  /// Returns the missing types that errors name, with UIKit's class for each.
  static func replacements(for errors: [CompilerMessage]) -> [String: String] {
    errors.reduce(into: [:]) { found, error in
      guard error.text.hasPrefix("cannot find ") else { return }
      guard let name = error.quotedNames.first else { return }
      let isType = error.text.hasPrefix("cannot find type ")
      guard let type = systemClass(for: name) ?? (isType ? plainClass(for: name) : nil) else {
        return
      }
      found[name] = type
    }
  }

  /// Returns the UIKit class with the longest name at the end of a name; nil for other names.
  static func systemClass(for name: String) -> String? {
    guard name.first?.isUppercase == true, !MissingNames.isSwiftUI(name) else { return nil }
    return endings.first { name.hasSuffix($0) && name.count > $0.count }.map { "UI\($0)" }
  }

  /// Returns the UIKit class for the type `TextField` of another module; nil for other names, also
  /// of SwiftUI.
  private static func plainClass(for name: String) -> String? {
    plainNames.contains(name) ? "UI\(name)" : nil
  }

  private static let plainNames: Set = [
    "Button", "CollectionView", "CollectionViewCell", "ImageView", "NavigationController",
    "TableView", "TableViewCell", "TextField", "TextView", "ViewController",
  ]

  /// Returns the declarations for the additional file of a target, on one line.
  static func declarations(_ replacements: [String: String]) -> String {
    replacements.sorted { $0.key < $1.key }
      .map { "; public typealias \($0.key) = \($0.value)" }.joined()
  }

  /// The names without `UI`, longer names before their endings.
  private static let endings = [
    "CollectionReusableView", "CollectionViewController", "NavigationController",
    "TableViewController", "CollectionViewCell", "PageViewController", "TabBarController",
    "CollectionView", "ViewController", "NavigationBar", "TableViewCell", "ProgressView",
    "SegmentedControl", "PageControl", "ScrollView", "ImageView", "StackView", "SearchBar",
    "TableView", "TextField", "TextView", "PickerView", "Control", "Button", "Slider", "Switch",
    "Label", "View",
  ]
}
