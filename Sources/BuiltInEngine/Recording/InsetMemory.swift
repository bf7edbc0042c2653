import LayoutEngine
import ScenarioModel

/// Remembers the insets that code can set, as they were before the keyboard came.
@MainActor
struct InsetMemory {
  /// Virtual seconds within which a technique takes its insets back: its filter, then its spring.
  static let settlingTime = 0.75

  /// Insets of one view or controller, by the names of their properties.
  private struct Entry {
    /// Keeps the identifier from being used again.
    let owner: AnyObject
    let insets: [(name: String, value: UIEdgeInsets)]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Remembers what is seen for the first time, while the keyboard is away.
  ///
  /// A screen that another covers may still have the insets of a keyboard that it has not seen go.
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

  /// Forgets everything, because a script is about to change insets itself.
  mutating func forget() { entries = [:] }

  /// What differs from what it was: the view concerned, and both values in words.
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
  /// Whether the step is there to change insets.
  var changesInsets: Bool {
    switch self {
    case .setAdditionalSafeAreaInsets, .set, .setOptions, .setContentView, .bars, .rotate,
      .statusBar, .multitasking:
      true
    case .turn(let steps): steps.contains(where: \.changesInsets)
    default: false
    }
  }

  /// Whether bars may be deeper or less deep after the step.
  var changesBars: Bool {
    switch self {
    case .bars, .rotate: true
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
