import LayoutEngine
import ScenarioModel
import Synchronization

/// The names of views and controllers in a recording.
@MainActor
final class ResponderNames {
  /// The names of classes so far, the same in all runs.
  private nonisolated static let classNames = Mutex<[ObjectIdentifier: String]>([:])

  /// The names from an application's own code.
  let code = CodeNames()

  /// Returns the current path of a view, or the name of a controller's screen.
  ///
  /// It is the path of the view in ``ViewPaths``, without the number for views with equal paths.
  /// Such views exist if a transition shows the same screen twice, for example.
  func name(of responder: UIResponder) -> String {
    switch responder {
    case let view as UIView: path(of: view)
    case let controller as UIViewController:
      screenName(of: controller) ?? word(for: className(of: responder))
    default: word(for: className(of: responder))
    }
  }

  /// Returns the name of the screen with this root view.
  func screenName(owning view: UIView) -> String? {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    return screenName(of: controller)
  }

  private func screenName(of controller: UIViewController) -> String? {
    (controller as? ScreenViewController)?.screen.name ?? code.screenName(of: controller)
  }

  /// Returns the name that the screen, or the application's code, gives a view.
  func givenName(of view: UIView) -> String? { view.recordingName ?? code.name(of: view) }

  private func path(of view: UIView) -> String {
    var names: [String] = []
    var current = view
    while true {
      if let screen = screenName(owning: current) {
        names.append(screen)
        break
      }
      let superview = current.superview
      names.append(ownName(of: current, among: superview?.recordedSubviews ?? []))
      guard let superview, !(superview is UIWindow) else { break }
      current = superview
    }
    names.reverse()
    return names.joined(separator: "/")
  }

  private func ownName(of view: UIView, among siblings: [UIView]) -> String {
    if let name = givenName(of: view) { return name }
    var counts: [String: Int] = [:]
    for sibling in siblings {
      if sibling === view { break }
      guard screenName(owning: sibling) == nil, givenName(of: sibling) == nil else { continue }
      _ = word(for: sibling, counting: &counts)
    }
    return word(for: view, counting: &counts)
  }

  /// Names a view after its class: `textField`, then `textField-2` for a sibling of that class.
  func word(for view: UIView, counting counts: inout [String: Int]) -> String {
    let word = word(for: className(of: view))
    let count = counts[word, default: 0] + 1
    counts[word] = count
    return count == 1 ? word : "\(word)-\(count)"
  }

  /// Returns `textField` for `UITextField`.
  private func word(for className: String) -> String {
    let name = className.dropFirst(2)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the nearest UIKit class among the superclasses of an object's class.
  func className(of responder: UIResponder) -> String {
    let type = ObjectIdentifier(type(of: responder))
    if let known = Self.classNames.withLock({ $0[type] }) { return known }
    let name = nameOfUIKitClass(of: responder)
    Self.classNames.withLock { $0[type] = name }
    return name
  }

  private func nameOfUIKitClass(of responder: UIResponder) -> String {
    var candidate: AnyClass? = type(of: responder)
    while let type = candidate, !isUIKitClass(type) { candidate = _getSuperclass(type) }
    return candidate.map { _typeName($0, qualified: false) } ?? "UIView"
  }

  private func isUIKitClass(_ type: AnyClass) -> Bool {
    guard let name = systemName(of: type) else { return false }
    return ["UI", "WK", "MK"].contains { name.hasPrefix($0) }
  }
}
