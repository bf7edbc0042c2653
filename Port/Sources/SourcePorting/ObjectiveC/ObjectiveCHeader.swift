/// The declarations of an Objective-C header as Swift code without behavior.
///
/// Each declaration is on the line of the header, so that errors and omissions name that line.
/// Methods return empty values, and properties begin with them.
struct ObjectiveCHeader {
  private var lines: [String]
  private let isAssumedNonnull: Bool
  private let source: [Substring]

  /// The Swift code, with as many lines as the header.
  var swift: String { lines.joined(separator: "\n") }

  init(_ text: String) {
    source = Self.withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false)
    lines = source.map { _ in "" }
    isAssumedNonnull = text.contains("NS_ASSUME_NONNULL_BEGIN")
    read()
  }

  /// Removes comments, except for their line breaks; text literals remain.
  private static func withoutComments(_ text: String) -> String {
    let pattern = /"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/
    return text.replacing("\r\n", with: "\n").replacing(pattern) { match in
      match.output.hasPrefix("\"") ? String(match.output) : match.output.filter { $0 == "\n" }
    }
  }

  // MARK: Statements

  /// The type that contains the present line.
  private enum Scope { case file, type, `protocol`, skipped }

  private mutating func read() {
    var scope = Scope.file
    var isOptional = false
    var statement = ""
    var start = 0
    // The number of open braces in the statement.
    var opened = 0
    for (index, line) in source.enumerated() {
      let text = line.trimmed
      if text.hasPrefix("#") {
        if scope == .file { lines[index] = Self.constant(text) ?? "" }
        continue
      }
      // The protocols of a class can be on a line of their own, and so can macros.
      let isSkipped =
        text.hasPrefix("<") || text.hasPrefix("NS_ASSUME_NONNULL") || text == "}"
        || text.wholeMatch(of: /extern\s+"C"\s*\{/) != nil
      if text.isEmpty || statement.isEmpty && isSkipped { continue }
      switch text.prefix(while: { !$0.isWhitespace && $0 != "(" }) {
      case "@end":
        if scope != .skipped { lines[index] += "}" }
        (scope, statement, isOptional) = (.file, "", false)
        continue
      case "@interface":
        let head = Self.classHead(String(text))
        lines[index] = head ?? ""
        (scope, statement) = (head == nil ? .skipped : .type, "")
        continue
      case "@protocol" where !text.hasSuffix(";"):
        lines[index] = Self.protocolHead(String(text))
        (scope, statement) = (.protocol, "")
        continue
      case "@optional":
        isOptional = true
        continue
      case "@required":
        isOptional = false
        continue
      default: break
      }
      if statement.isEmpty { (start, opened) = (index, 0) }
      statement += (statement.isEmpty ? "" : " ") + text
      opened += text.count { $0 == "{" } - text.count { $0 == "}" }
      guard text.hasSuffix(";"), opened <= 0 else {
        // The variables of a class are private, and functions in C are left out.
        if text.hasSuffix("}"), opened == 0, !statement.contains("ENUM") { statement = "" }
        continue
      }
      lines[start] += swift(statement, scope, isOptional) ?? ""
      statement = ""
    }
  }

  private func swift(_ statement: String, _ scope: Scope, _ isOptional: Bool) -> String? {
    switch scope {
    case .file: Self.enumeration(statement) ?? Self.externalConstant(statement)
    case .type: property(statement).map { "open \($0)" } ?? method(statement)
    case .protocol: requirement(statement).map { (isOptional ? "@objc optional " : "") + $0 }
    case .skipped: nil
    }
  }

  // MARK: Types

  private static func classHead(_ text: String) -> String? {
    if let match = text.firstMatch(of: /^@interface\s+(\w+)\s*(?:<[^>]*>)?\s*:\s*(\w+)/) {
      let base = match.output.2 == "NSObject" ? "NSObject" : String(match.output.2)
      let protocols = protocols(in: text.suffix(from: match.range.upperBound))
      let inherited = ([base] + protocols).joined(separator: ", ")
      return "@objcMembers open class \(match.output.1): \(inherited) {"
    }
    // A category.
    return text.firstMatch(of: /^@interface\s+(\w+)\s*\(/).map { "extension \($0.output.1) {" }
  }

  private static func protocolHead(_ text: String) -> String {
    let name = text.firstMatch(of: /^@protocol\s+(\w+)/)?.output.1 ?? ""
    let inherited = (["AnyObject"] + protocols(in: text[...])).joined(separator: ", ")
    return "@objc public protocol \(name): \(inherited) {"
  }

  private static func protocols(in text: Substring) -> [String] {
    let list = text.firstMatch(of: /<([^>]*)>/)?.output.1.split(separator: ",") ?? []
    return list.map { String($0.trimmed) }.filter { $0 != "NSObject" }
  }

  // MARK: Members

  private func property(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /@property\s*(\([^)]*\))?\s*(.*?)(\w+)\s*;/) else {
      return nil
    }
    let attributes = match.output.1.map(String.init) ?? ""
    let marks = attributes.contains("nullable") ? "nullable " : ""
    guard
      let type = ObjectiveCType(
        marks + String(match.output.2),
        isAssumedNonnull: isAssumedNonnull
      ), !type.name.isEmpty
    else { return nil }
    let name = match.output.3
    guard !attributes.contains("class") else {
      return "class var `\(name)`: \(type.text) { omittedValue() }"
    }
    // An object is missing until the app sets it.
    return "var `\(name)`: \(type.initialValue.map { "\(type.text) = \($0)" } ?? type.mutable)"
  }

  private func method(_ text: String) -> String? {
    guard let method = parsedMethod(text), !method.isInheritedInitializer,
      let declaration = method.declaration
    else { return nil }
    if method.isInitializer { return "public convenience \(declaration) { self.init() }" }
    let body = method.result.text.isEmpty ? "{}" : "{ omittedValue() }"
    return "open \(method.isStatic ? "class " : "")\(declaration) \(body)"
  }

  private func requirement(_ text: String) -> String? {
    if let method = parsedMethod(text) {
      guard !method.isStatic, !method.isInitializer else { return nil }
      return method.declaration
    }
    guard let property = property(text), !property.hasPrefix("class") else { return nil }
    let access = text.contains("readonly") ? "{ get }" : "{ get set }"
    return "\(property.prefix { $0 != "=" }) \(access)"
  }

  private func parsedMethod(_ text: String) -> ObjectiveCMethod? {
    guard
      let match = text.wholeMatch(
        of: /([-+])\s*\(([^()]*)\)\s*(.*?)\s*(?:NS_\w+(?:\([^)]*\))?\s*)*;/
      ),
      let result = ObjectiveCType(String(match.output.2), isAssumedNonnull: isAssumedNonnull)
    else { return nil }
    let rest = match.output.3
    var parts: [ObjectiveCMethod.Part] = []
    for part in rest.matches(of: /(\w+)\s*:\s*\(([^()]*)\)\s*(\w+)/) {
      guard
        let type = ObjectiveCType(String(part.output.2), isAssumedNonnull: isAssumedNonnull)
      else { return nil }
      parts.append(
        ObjectiveCMethod.Part(
          text: String(part.output.1),
          type: type,
          parameter: String(part.output.3)
        )
      )
    }
    guard parts.count == rest.count(where: { $0 == ":" }) else { return nil }
    return ObjectiveCMethod(
      isStatic: match.output.1 == "+",
      result: result,
      name: String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }),
      parts: parts
    )
  }

  // MARK: Constants

  private static func constant(_ text: Substring) -> String? {
    if let match = text.wholeMatch(of: /#define\s+(\w+)\s+@("[^"]*")/) {
      return "public let \(match.output.1) = \(match.output.2)"
    }
    guard let match = text.wholeMatch(of: /#define\s+(\w+)\s+\(?(-?\d+(?:\.\d+)?)f?\)?/) else {
      return nil
    }
    return "public let \(match.output.1) = \(match.output.2)"
  }

  private static func externalConstant(_ text: String) -> String? {
    let pattern =
      /(?:extern|FOUNDATION_EXPORT|UIKIT_EXTERN)\s+(NSString|NSNotificationName)\b[^;]*?(\w+)\s*;/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let name = match.output.2
    return match.output.1 == "NSString"
      ? "public let \(name) = \"\(name)\""
      : "extension Notification.Name { public static let \(name) = Notification.Name(\"\(name)\") }"
  }

  /// Returns an enumeration with the names of its cases as Swift imports them.
  private static func enumeration(_ text: String) -> String? {
    let pattern = /(?:typedef\s+)?NS_(?:CLOSED_)?ENUM\s*\(\s*\w+\s*,\s*(\w+)\s*\)\s*\{([^}]*)\}\s*;/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let type = match.output.1
    let cases = match.output.2.split(separator: ",").compactMap { part -> String? in
      guard let entry = part.firstMatch(of: /(\w+)\s*(?:=\s*(-?\d+))?/) else { return nil }
      let full = entry.output.1
      let short = full.hasPrefix(type) ? full.dropFirst(type.count) : full
      return "case `\(String(short).lowercasedStart)`" + (entry.output.2.map { " = \($0)" } ?? "")
    }
    guard !cases.isEmpty else { return nil }
    return "public enum \(type): Int { \(cases.joined(separator: "; ")) }"
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? start.prefix(0)
  }
}
