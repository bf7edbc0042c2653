import LayoutEngine
import ScenarioModel

/// Stores the insets that code can set, from before the keyboard was shown.
@MainActor
struct InitialInsets {
  /// The time within which a technique restores its insets, in virtual seconds: its filter, then
  /// its spring.
  static let settlingTime = 0.75

  /// Insets of one view or controller, by the names of their properties.
  private struct Entry {
    /// A strong reference keeps the identifier from being reused.
    let owner: AnyObject
    let insets: [(name: String, value: UIEdgeInsets)]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Stores the insets of new views and controllers while the keyboard is hidden.
  ///
  /// A covered screen may still have the insets of a keyboard that was hidden in the meantime.
  mutating func observe(_ stack: [ScreenViewController]) {
    for controller in stack where controller.shown.viewIfLoaded?.window != nil {
      remember(controller, controller.settableInsets)
      for scrollView in controller.scrollViews { remember(scrollView, scrollView.settableInsets) }
    }
  }

  private mutating func remember(_ owner: AnyObject, _ insets: [(String, UIEdgeInsets)]) {
    let id = ObjectIdentifier(owner)
    if entries[id] == nil { entries[id] = Entry(owner: owner, insets: insets) }
  }

  /// Removes all entries, because a script is about to change insets itself.
  mutating func forget() { entries = [:] }

  /// Returns the changed insets: the view, and both values as text.
  func differences(in screen: ScreenViewController) -> [(view: UIView, reason: String)] {
    var differences = differences(screen, screen.settableInsets).map { (screen.built.rootView, $0) }
    for scrollView in screen.scrollViews {
      differences += self.differences(scrollView, scrollView.settableInsets).map {
        (scrollView, $0)
      }
    }
    return differences
  }

  private func differences(
    _ owner: AnyObject,
    _ insets: [(name: String, value: UIEdgeInsets)]
  ) -> [String] {
    guard let entry = entries[ObjectIdentifier(owner)] else { return [] }
    return zip(entry.insets, insets).compactMap { old, new in
      guard old.value != new.value else { return nil }
      let (now, before) = (new.value.text, old.value.text)
      return "\(new.name) is \(now), and was \(before) before the keyboard came"
    }
  }
}

extension ScenarioStep {
  /// Whether the purpose of the step is to change insets.
  var changesInsets: Bool {
    switch self {
    case .setAdditionalSafeAreaInsets, .set, .setOptions, .setContentView, .bars, .rotate,
      .fold, .unfold, .statusBar, .multitasking:
      true
    case .turn(let steps): steps.contains(where: \.changesInsets)
    default: false
    }
  }

  /// Whether the step may change the heights of bars.
  var changesBars: Bool {
    switch self {
    case .bars, .rotate, .fold, .unfold: true
    case .turn(let steps): steps.contains(where: \.changesBars)
    default: false
    }
  }
}

extension ScreenViewController {
  fileprivate var settableInsets: [(String, UIEdgeInsets)] {
    [("additionalSafeAreaInsets", shown.additionalSafeAreaInsets)]
  }

  fileprivate var scrollViews: [UIScrollView] { shown.viewIfLoaded?.scrollViews ?? [] }
}

extension UIView {
  fileprivate var scrollViews: [UIScrollView] {
    [self as? UIScrollView].compactMap { $0 } + recordedSubviews.flatMap(\.scrollViews)
  }
}

extension UIScrollView {
  fileprivate var settableInsets: [(String, UIEdgeInsets)] {
    [
      ("contentInset", contentInset),
      ("verticalScrollIndicatorInsets", verticalScrollIndicatorInsets),
    ]
  }
}

extension UIEdgeInsets {
  fileprivate var text: String {
    [top, left, bottom, right].map(\.text).joined(separator: ",")
  }
}
