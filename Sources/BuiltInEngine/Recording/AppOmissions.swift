import LayoutEngine
import ScenarioModel

/// Counts the omitted code of an app on its screens.
@MainActor
struct AppOmissions {
  /// The numbers of omitted parts, by the names of classes with their modules.
  private let counts: [String: Int]
  /// The classes of each screen that was recorded, with their app's superclasses.
  private var found: [String: Set<ObjectIdentifier>] = [:]
  /// The result; each name counts once for a screen, as the counts contain the parts of all classes
  /// with it: the specializations of a generic class, and private classes of several files.
  private var omissions: [String: [String: Int]] = [:]

  init(_ counts: [String: Int]) { self.counts = counts }

  /// Counts the classes of views and of their controllers at a checkpoint.
  ///
  /// A view outside of all screens, such as the view of a navigation controller, belongs to the top
  /// screen.
  ///
  /// - Parameters:
  ///   - paths: The views.
  ///   - screens: The names of the shown screens, the top last.
  mutating func add(_ paths: ViewPaths, on screens: [String]) {
    guard !counts.isEmpty, let top = screens.last else { return }
    let names = Set(screens)
    for entry in paths.entries {
      let root = String(entry.path.screen)
      let screen = names.contains(root) ? root : top
      add(type(of: entry.view), to: screen)
      if let controller = entry.view.next as? UIViewController {
        add(type(of: controller), to: screen)
      }
    }
  }

  /// Adds a class and its superclasses to a screen, up to the first known class.
  private mutating func add(_ type: AnyClass, to screen: String) {
    for ancestor in sequence(first: type as Any.Type, next: { _getSuperclass($0) }) {
      guard found[screen, default: []].insert(ObjectIdentifier(ancestor)).inserted else { return }
      let name = className(of: ancestor)
      guard let count = counts[name] else { continue }
      let plain = name.drop { $0 != "." }.dropFirst()
      omissions[screen, default: [:]][String(plain)] = count
    }
  }

  /// The counts by screen and type, in order.
  var sorted: [OmissionCount] {
    omissions.flatMap { screen, types in
      types.map { OmissionCount(screen: screen, type: $0.key, count: $0.value) }
    }.sorted()
  }
}

/// Returns the name of a class as in its declaration, with the module and the enclosing types.
///
/// Generic arguments are left out, and so are the discriminators of private types. A type in an
/// extension of another module's type has its own module: `Travel.UIView.Badge`.
func className(of type: Any.Type) -> String {
  let name = String(reflecting: type).withoutGenericArguments
    .replacing(/\(unknown context at [^)]*\)\./, with: "")
  guard let match = name.prefixMatch(of: /\(extension in (\w+)\):\w+\./) else { return name }
  return "\(match.output.1).\(name[match.range.upperBound...])"
}

extension String {
  fileprivate var withoutGenericArguments: String {
    guard contains("<") else { return self }
    var depth = 0
    // The arrow of a function type closes no list of arguments.
    return replacing("->", with: "").filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}
