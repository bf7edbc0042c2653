import LayoutEngine
import ScenarioModel

/// The paths under which a recording knows the views in a window.
///
/// A path consists of the names from the root view of a screen down. That root is called after the
/// screen; a view that the screen does not name is called after its class, numbered from the second
/// of its class among its siblings. Views above the screens, such as a navigation bar, have paths
/// of their own from the window down.
@MainActor
struct ViewPaths {
  /// A view with its path and the UIKit class it stands for.
  struct Entry {
    let view: UIView
    let path: String
    let className: String
    /// Whether a name was given to it.
    let isNamed: Bool
  }

  /// Every view below the window, parents before children, siblings back to front.
  private(set) var entries: [Entry] = []
  private var pathsByView: [ObjectIdentifier: String] = [:]
  private var used: Set<String> = []
  private let names: ResponderNames

  init(of window: UIWindow, names: ResponderNames) {
    self.names = names
    // Growing step by step would hash every path again at each step.
    used.reserveCapacity(Self.usualCount)
    pathsByView.reserveCapacity(Self.usualCount)
    appendSubviews(of: window, prefix: "")
  }

  /// As many views as most screens have.
  private static let usualCount = 64

  /// Returns the path of a view that is in the window.
  func path(of view: UIView) -> String? { pathsByView[ObjectIdentifier(view)] }

  private mutating func appendSubviews(of view: UIView, prefix: String) {
    var counts: [String: Int] = [:]
    for subview in view.subviews {
      let className = names.className(of: subview)
      let given = names.givenName(of: subview)
      var path: String
      if let screen = names.screenName(owning: subview) {
        path = screen
      } else {
        path = prefix + (given ?? names.word(for: subview, counting: &counts))
      }
      path = unused(path)
      let entry = Entry(view: subview, path: path, className: className, isNamed: given != nil)
      entries.append(entry)
      pathsByView[ObjectIdentifier(subview)] = path
      appendSubviews(of: subview, prefix: path + "/")
    }
  }

  /// The path itself, or numbered if it is taken: by the same screen pushed twice, or by a view
  /// whose name is another's class.
  private mutating func unused(_ path: String) -> String {
    var candidate = path
    var number = 1
    while !used.insert(candidate).inserted {
      number += 1
      candidate = "\(path)-\(number)"
    }
    return candidate
  }
}
