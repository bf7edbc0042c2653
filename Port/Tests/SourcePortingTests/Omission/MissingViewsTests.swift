import Testing

@testable import SourcePorting

/// UIKit's classes in place of missing ones.
@Suite struct MissingViewsTests {
  @Test(arguments: [
    ("AnimatedImageView", "UIImageView"), ("SwipeTableViewCell", "UITableViewCell"),
    ("FormViewController", "UIViewController"), ("BlurView", "UIView"), ("YYLabel", "UILabel"),
  ])
  func namesEndWithClasses(name: String, type: String) {
    #expect(MissingViews.systemClass(for: name) == type)
  }

  @Test(arguments: ["View", "blurView", "Tracker", "AnyView", "ViewModel"])
  func otherNamesHaveNoClass(name: String) {
    #expect(MissingViews.systemClass(for: name) == nil)
  }

  @Test func errorsNameMissingViews() {
    let texts = [
      "cannot find type 'BlurView' in scope", "cannot find 'ChartView' in scope",
      "value of type 'MapView' has no member 'a'", "cannot find 'Tracker' in scope",
      "cannot find type 'TextField' in scope", "cannot find 'Button' in scope",
    ]
    let errors = texts.map { CompilerMessage(path: "/a", line: 1, column: 1, text: $0) }
    let replacements = MissingViews.replacements(for: errors)
    #expect(replacements["TextField"] == "UITextField")
    #expect(replacements.count == 3)
    #expect(
      MissingViews.declarations(replacements)
        == "; public typealias BlurView = UIView; public typealias ChartView = UIView"
        + "; public typealias TextField = UITextField"
    )
  }
}
