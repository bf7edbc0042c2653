/// Tracks the screens that a scenario shows during its steps.
struct ShownScreens {
  /// The screens of a tab, of the window without tabs, or of one presentation, by their indexes.
  struct Layer {
    /// The indexes, the top one last; never empty.
    var stack: [Int]
    var hasNavigation: Bool
    /// Whether a swipe cannot dismiss the layer; nil if only a document has the answer.
    var isModal: Bool? = false
  }

  private var tabs: [Layer]
  private var selected = 0
  /// The presentations over the window, the last on top.
  private var presented: [Layer] = []

  init(of scenario: Scenario) {
    let roots =
      scenario.tabs?.map { name in scenario.screens.firstIndex { $0.name == name } ?? 0 } ?? [0]
    tabs = roots.map { Layer(stack: [$0], hasNavigation: scenario.navigation) }
  }

  /// The layer on top: the last presentation, or the layer of the selected tab.
  var layer: Layer {
    get { presented.last ?? tabs[selected] }
    set {
      if presented.isEmpty {
        tabs[selected] = newValue
      } else {
        presented[presented.count - 1] = newValue
      }
    }
  }

  /// The index of the screen on top.
  var top: Int { layer.stack[layer.stack.count - 1] }

  var isPresenting: Bool { !presented.isEmpty }

  mutating func present(_ layer: Layer) { presented.append(layer) }

  /// - Precondition: Something is presented.
  mutating func dismiss() { presented.removeLast() }

  /// Goes back to a screen, or to the one below the top for nil.
  ///
  /// - Returns: False if there is no such screen below the top.
  mutating func unwind(to screen: Int?) -> Bool {
    var back = self
    if back.layer.stack.count > 1 {
      back.layer.stack.removeLast()
    } else if back.isPresenting {
      back.dismiss()
    } else {
      return false
    }
    if let screen, back.top != screen { guard back.unwind(to: screen) else { return false } }
    self = back
    return true
  }

  /// Selects a tab; selecting the selected tab again leads back to its root.
  mutating func select(_ tab: Int) {
    if tab == selected { tabs[tab].stack = Array(tabs[tab].stack.prefix(1)) }
    selected = tab
  }
}
