import SwiftSyntax

/// Values of types that Swift, Foundation and UIKit declare.
enum SystemValue {
  /// Returns an expression for a value of a type; nil for an unknown type.
  static func text(of type: TypeSyntax) -> String? {
    if let identifier = type.as(IdentifierTypeSyntax.self),
      let arguments = identifier.genericArgumentClause?.arguments
    {
      return generic[identifier.name.text] ?? range(identifier.name.text, of: arguments)
    }
    let name = type.plainName
    if let text = values[name] { return text }
    if zeros.contains(name) { return "0" }
    return made.contains(name) ? "\(name)()" : nil
  }

  /// Returns an empty range, or a range with one element, of bounds with a value.
  private static func range(_ name: String, of arguments: GenericArgumentListSyntax) -> String? {
    guard let sign = ["ClosedRange": "...", "Range": "..<"][name],
      let bound = arguments.first?.argument.as(TypeSyntax.self), let value = text(of: bound)
    else { return nil }
    return "(\(value)\(sign)\(value))"
  }

  private static let generic: [String: String] = [
    "Array": "[]", "ContiguousArray": "[]", "Set": "[]", "Dictionary": "[:]", "Optional": "nil",
  ]

  private static let zeros: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float", "Double", "CGFloat", "TimeInterval", "Decimal", "NSInteger", "Float32", "Float64",
  ]

  /// The types with an initializer without arguments.
  private static let made: Set = [
    "AttributedString", "Bundle", "Data", "DateFormatter", "FileManager", "IndexSet",
    "JSONDecoder", "JSONEncoder", "NSLock", "NSMutableArray", "NSMutableAttributedString",
    "NSMutableDictionary", "NSObject", "NSCoder", "NumberFormatter", "OperationQueue", "Progress",
    "UIActivityIndicatorView", "UIBarButtonItem", "UIButton", "UIControl", "UIDatePicker",
    "UIImage", "UIImageView", "UILabel", "UINavigationBar", "UINavigationController",
    "UINavigationItem", "UIPageControl", "UIPickerView", "UIProgressView", "UIResponder",
    "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper",
    "UISwitch", "UITabBar", "UITabBarController", "UITabBarItem", "UITableView",
    "UITableViewCell", "UITextField", "UITextView", "UIToolbar", "UIView", "UIViewController",
    "UIWindow", "UITapGestureRecognizer", "UICollectionViewFlowLayout", "URLComponents",
  ]

  private static let values: [String: String] = [
    "Any": "()", "AnyObject": "NSObject()", "AnyClass": "NSObject.self",
    "Bool": "false", "Calendar": "Calendar(identifier: .gregorian)", "Character": "\" \"",
    "CGPoint": "CGPoint.zero", "CGRect": "CGRect.zero", "CGSize": "CGSize.zero",
    "CGVector": "CGVector.zero", "CGAffineTransform": "CGAffineTransform.identity",
    "CGColor": "UIColor.clear.cgColor", "Date": "Date(timeIntervalSince1970: 0)",
    "DispatchQueue": "DispatchQueue.main", "Error": "CocoaError(.featureUnsupported)",
    "IndexPath": "IndexPath(row: 0, section: 0)",
    "Locale": "Locale(identifier: \"en_US\")", "NSArray": "NSArray()",
    "NSAttributedString": "NSAttributedString(string: \"\")", "NSDictionary": "NSDictionary()",
    "NSError": "NSError(domain: \"\", code: 0)", "NSNumber": "NSNumber(value: 0)",
    "NSRange": "NSRange(location: 0, length: 0)", "NSString": "NSString()",
    "Notification": "Notification(name: Notification.Name(\"\"))",
    "Notification.Name": "Notification.Name(\"\")",
    "NotificationCenter": "NotificationCenter.default", "ProcessInfo": "ProcessInfo.processInfo",
    "Selector": "Selector(\"\")", "String": "\"\"", "StaticString": "\"\"", "Substring": "\"\"",
    "TimeZone": "TimeZone(secondsFromGMT: 0)!", "UIApplication": "UIApplication.shared",
    "UICollectionView":
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIColor": "UIColor.clear",
    "UIDevice": "UIDevice.current", "UIEdgeInsets": "UIEdgeInsets.zero",
    "UIFont": "UIFont.systemFont(ofSize: 17)", "UIScreen": "UIScreen.main",
    "UITableView.Style": "UITableView.Style.plain", "URL": url,
    "URLRequest": "URLRequest(url: \(url))", "URLSession": "URLSession.shared",
    "UserDefaults": "UserDefaults.standard",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "Void": "()",
  ]

  /// A Safari controller accepts no other scheme.
  private static let url = "URL(string: \"https://example.com\")!"
}
