import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Shows or hides the bars that are mentioned.
  func show(_ bars: Bars) throws(EngineError) {
    if let isShown = bars.navigationBar {
      try requiredNavigation().setNavigationBarHidden(!isShown, animated: false)
    }
    if let isShown = bars.toolbar {
      try requiredNavigation().setToolbarHidden(!isShown, animated: false)
    }
    if let areLarge = bars.largeTitles {
      try requiredNavigation().navigationBar.prefersLargeTitles = areLarge
    }
    if let isShown = bars.tabBar {
      guard let tabs else { throw complaint("there is no tab bar; add it to `bars`") }
      tabs.tabBar.isHidden = !isShown
    }
  }
}

extension Bars {
  /// For example `no tabBar`.
  var detail: String {
    [
      ("navigationBar", navigationBar), ("toolbar", toolbar), ("tabBar", tabBar),
      ("largeTitles", largeTitles),
    ]
    .compactMap { name, isShown in isShown.map { $0 ? name : "no \(name)" } }
    .joined(separator: ", ")
  }
}
