import Testing

/// A public report about a later system, with a small screen that has its problem.
struct UpgradeReport: Sendable, CustomTestStringConvertible {
  /// The repository and the number of the report.
  let source: String
  /// The scenario without its matrix and its steps.
  let screen: String
  var devices = "iphone-16"
  var orientations = "portrait"
  var from = "18"
  var to = "26"
  /// The texts of the comparison that name the problem.
  let findings: [String]

  var testDescription: String { source }

  var scenario: String {
    """
    \(screen)
    technique: none
    matrix: { devices: [\(devices)], orientations: [\(orientations)], systems: [\(from), \(to)] }
    steps: [checkpoint: at rest]
    """
  }
}

extension UpgradeReport {
  /// Reports about navigation bars, tab bars and toolbars.
  static let bars = [
    // The content begins below the app's own bar, at 20 + 44 = 64. The system's bar ends at
    // 20 + 54 = 74.
    UpgradeReport(
      source: "QuintGao/GKNavigationBarSwift#47",
      screen: """
        screens:
          home:
            view:
              subviews:
                - { name: ownBar, frame: [0, 20, 375, 44] }
                - { name: menu, class: UIButton, frame: [16, 64, 100, 44] }
        navigation: true
        """,
      devices: "iphone-se-3",
      findings: ["navigation bar 44 -> 54", "menu: now covered by a bar by 10 pt"]
    ),
    // The library's table has 100.667 and 32. The bar ends at 62 + 54 = 116, 15.333 lower, and in
    // landscape at 24 + 54 = 78, 46 lower. The iPhone 17 Pro has the screen of the 16 Pro.
    UpgradeReport(
      source: "react-navigation/react-navigation#13256",
      screen: """
        screens:
          home:
            view:
              subviews:
                - { name: tall, class: UIButton, frame: [100, 100.667, 100, 60] }
                - { name: low, class: UIButton, frame: [250, 32, 100, 60] }
        navigation: true
        """,
      devices: "iphone-16-pro",
      orientations: "portrait, landscape",
      findings: [
        "tall: now covered by a bar by 15.333 pt", "low: now covered by a bar by 46 pt",
        "safe area top 100.333 -> 116", "safe area top 32 -> 78",
      ]
    ),
    // The toolbar is 48 points high, and 44 of them are visible.
    UpgradeReport(
      source: "suzuki-0000/SKPhotoBrowser#459",
      screen: """
        screens:
          photo:
            view:
              name: root
              subviews:
                - name: toolbar
                  class: UIToolbar
                  constraints:
                    - { firstAttribute: leading, secondItem: root }
                    - { firstAttribute: trailing, secondItem: root }
                    - { firstAttribute: bottom, secondItem: root.safeArea, constant: -8 }
                    - { firstAttribute: height, constant: 44 }
        """,
      findings: [
        "constraint toolbar.height == 44 is too small for the toolbar of iOS 26.0: "
          + "48 pt, formerly 44"
      ]
    ),
    // The bar moves from 1180 - 20 - 50 = 1110 to the status bar's end, over the search bar.
    UpgradeReport(
      source: "Apollo-Reborn/Apollo-Reborn#557",
      screen: """
        screens:
          home:
            view:
              subviews: [{ name: search, class: UISearchBar, frame: [0, 24, 820, 56] }]
        bars: { tabBar: true }
        """,
      devices: "ipad-10",
      from: "17",
      findings: ["search: now covered by a bar", "tab bar top 1110 -> 32"]
    ),
  ]

  /// Reports about switches and search bars.
  static let controls = [
    // The label begins where a switch of 51 points ended: 16 + 51 = 67. Now it
    // ends at 16 + 63 = 79.
    UpgradeReport(
      source: "react/react-native#53247",
      screen: """
        screens:
          settings:
            view:
              name: root
              subviews:
                - name: toggle
                  class: UISwitch
                  constraints:
                    - { firstAttribute: leading, secondItem: root, constant: 16 }
                    - { firstAttribute: top, secondItem: root, constant: 100 }
                - { name: title, class: UILabel, text: Sound, frame: [67, 105, 100, 21] }
        """,
      findings: [
        "switch width 51 -> 63", "switch height 31 -> 28", "toggle, overlap 0 -> 12 (+12)",
      ]
    ),
    // The app's cell gives the switch 49 points, and a fixed distance of 16 to the label.
    UpgradeReport(
      source: "gini/gini-mobile-ios#1213",
      screen: """
        screens:
          invoice:
            view:
              name: root
              subviews:
                - name: modeSwitch
                  class: UISwitch
                  constraints:
                    - { firstAttribute: leading, secondItem: root, constant: 16 }
                    - { firstAttribute: centerY, secondItem: root }
                    - { firstAttribute: width, constant: 49 }
                - name: item
                  class: UILabel
                  text: Sneaker
                  constraints:
                    - { firstAttribute: leading, secondItem: modeSwitch, secondAttribute: trailing, constant: 16 }
                    - { firstAttribute: centerY, secondItem: modeSwitch }
        """,
      findings: [
        "constraint modeSwitch.width == 49 is too small for the switch of iOS 26.0: "
          + "61 pt, formerly 49"
      ]
    ),
    // The field of a search bar that is 25 to 35 points high overflows.
    UpgradeReport(
      source: "dotnet/maui#35347",
      screen: """
        screens:
          home:
            view:
              name: root
              subviews:
                - name: search
                  class: UISearchBar
                  constraints:
                    - { firstAttribute: leading, secondItem: root }
                    - { firstAttribute: trailing, secondItem: root }
                    - { firstAttribute: top, secondItem: root.safeArea }
                    - { firstAttribute: height, constant: 35 }
        """,
      findings: [
        "constraint search.height == 35 is too small for the search bar of iOS 26.0: "
          + "64 pt, formerly 56"
      ]
    ),
  ]

  /// Reports about safe areas.
  static let insets = [
    UpgradeReport(
      source: "aloisdeniel/flutter_device_preview#289",
      screen: """
        screens:
          home:
            view:
              name: root
              subviews:
                - name: done
                  class: UIButton
                  text: Done
                  constraints:
                    - { firstAttribute: leading, secondItem: root, constant: 20 }
                    - { firstAttribute: bottom, secondItem: root, constant: -20 }
        """,
      devices: "ipad-10",
      findings: ["safe area bottom 20 -> 25"]
    )
  ]
}
