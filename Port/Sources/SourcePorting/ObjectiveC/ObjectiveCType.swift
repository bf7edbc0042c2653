/// A type in an Objective-C declaration, as Swift imports it.
struct ObjectiveCType: Hashable {
  /// The type without a mark for missing values; empty for `void`.
  var name: String
  /// Whether the declaration allows or does not exclude `nil`.
  var nullability = Nullability.none

  enum Nullability { case none, unspecified, nullable }

  /// The type in Swift; empty for `void`.
  var text: String {
    switch nullability {
    case .none: name
    case .unspecified: "\(wrapped)!"
    case .nullable: "\(wrapped)?"
    }
  }

  /// The type of a variable without a value at the beginning.
  var mutable: String { nullability == .nullable ? text : "\(wrapped)!" }

  /// The first value of a variable; nil for an object, which is missing.
  var initialValue: String? {
    guard nullability == .none else { return nil }
    return switch name {
    case "Bool": "false"
    case "String": "\"\""
    case _ where name.hasPrefix("[") && name.contains(": "): "[:]"
    case _ where name.hasPrefix("["): "[]"
    case _ where isNumber: "0"
    default: nil
    }
  }

  private var isNumber: Bool {
    Self.values.values.contains(name) || name == "CGFloat"
  }

  private var wrapped: String { name.hasPrefix("any ") ? "(\(name))" : name }

  /// Reads a type such as `nullable NSArray<Note *> *`.
  ///
  /// The result is nil for a block, a pointer to a value, and other types without a counterpart.
  ///
  /// - Parameters:
  ///   - text: The type.
  ///   - isAssumedNonnull: Whether the file excludes `nil` for types without a mark.
  init?(_ text: String, isAssumedNonnull: Bool) {
    let words = text.replacing("*", with: " * ").replacing("<", with: " <")
      .split(whereSeparator: \.isWhitespace).map(String.init)
    guard !text.contains("^"), !text.contains("**"), !text.contains("...") else { return nil }
    let marks = Set(words)
    let plain = words.filter { !Self.ignored.contains($0) }
    guard let first = plain.first else { return nil }
    let isObject = plain.contains("*") || ["id", "instancetype", "Class"].contains(first)
    let arguments = Self.arguments(in: plain.dropFirst().joined(separator: " "))
    guard let name = Self.name(first, arguments: arguments, isObject: isObject) else { return nil }
    self.name = name
    guard isObject else { return }
    let isNullable = !marks.isDisjoint(with: ["nullable", "_Nullable", "__nullable"])
    let isNonnull = !marks.isDisjoint(with: ["nonnull", "_Nonnull", "__nonnull"])
    let isPresent = isNonnull || isAssumedNonnull || name == "Self"
    nullability = isNullable ? .nullable : isPresent ? .none : .unspecified
  }

  private static let ignored: Set = [
    "const", "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "__kindof",
    "IBOutlet", "strong", "weak", "__weak", "__strong", "struct", "enum", "null_unspecified",
    "null_resettable", "_Null_unspecified", "extern", "static",
  ]

  /// Returns the types between angle brackets, without stars.
  private static func arguments(in text: String) -> [String] {
    guard let match = text.firstMatch(of: /<(.*)>/) else { return [] }
    return match.output.1.split(separator: ",").map { argument in
      argument.filter { $0 != "*" && !$0.isWhitespace }
    }
  }

  private static func name(_ name: String, arguments: [String], isObject: Bool) -> String? {
    if let value = values[name] { return isObject ? nil : value }
    let types = arguments.map { objects[$0] ?? $0 }
    switch name {
    case "NSArray": return "[\(types.first ?? "Any")]"
    case "NSSet": return "Set<\(types.first ?? "AnyHashable")>"
    case "NSDictionary":
      return types.count == 2 ? "[\(types[0]): \(types[1])]" : "[AnyHashable: Any]"
    case "id": return types.isEmpty ? "Any" : types.map { "any \($0)" }.joined(separator: " & ")
    case "instancetype": return "Self"
    default:
      guard name.first?.isLetter == true,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      return objects[name] ?? name
    }
  }

  /// The types of values, by their names in Objective-C.
  private static let values = [
    "void": "", "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt",
    "int": "Int32", "long": "Int", "float": "Float", "double": "Double", "unichar": "UInt16",
    "NSTimeInterval": "TimeInterval", "uint8_t": "UInt8", "int32_t": "Int32", "int64_t": "Int64",
    "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int",
  ]

  /// The types of objects with another name in Swift.
  private static let objects = [
    "NSString": "String", "NSMutableString": "NSMutableString", "NSDate": "Date", "NSURL": "URL",
    "NSData": "Data", "NSError": "any Error", "NSIndexPath": "IndexPath", "NSLocale": "Locale",
    "NSURLRequest": "URLRequest", "NSNotification": "Notification", "NSCalendar": "Calendar",
    "NSNotificationName": "Notification.Name", "NSUUID": "UUID", "NSIndexSet": "IndexSet",
    "Class": "AnyClass", "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults",
    "NSBundle": "Bundle", "NSTimer": "Timer", "NSNotificationCenter": "NotificationCenter",
    "NSDateFormatter": "DateFormatter", "NSTimeZone": "TimeZone", "NSCharacterSet": "CharacterSet",
    "NSOperationQueue": "OperationQueue", "NSOperation": "Operation", "NSURLSession": "URLSession",
    "NSDateComponents": "DateComponents",
  ]
}
