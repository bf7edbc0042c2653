import KeyboardTechniques
import LayoutEngine

/// A number that a scenario expects, by name.
struct Measure: Hashable, Sendable, CustomStringConvertible {
  let description: String
  private let read: @MainActor @Sendable (HostFixture) -> Double

  init(_ name: String, _ read: @escaping @MainActor @Sendable (HostFixture) -> Double) {
    description = name
    self.read = read
  }

  @MainActor
  func value(on fixture: HostFixture) -> Double { read(fixture) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.description == rhs.description }

  func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Measure {
  static let contentWidth = Measure("content width") { $0.content.frame.width }
  static let contentHeight = Measure("content height") { $0.content.frame.height }
  static let contentSizeWidth = Measure("content size width") { $0.scrollView.contentSize.width }
  static let contentSizeHeight = Measure("content size height") {
    $0.scrollView.contentSize.height
  }
  static let offsetX = Measure("offset x") { $0.scrollView.contentOffset.x }
  static let offset = Measure("offset y") { $0.scrollView.contentOffset.y }
  static let lowest = Measure("lowest legal y") { $0.scrollView.legalOffsets.minimum.y }
  static let highest = Measure("highest legal y") { $0.scrollView.legalOffsets.maximum.y }
  static let leftmost = Measure("lowest legal x") { $0.scrollView.legalOffsets.minimum.x }
  static let rightmost = Measure("highest legal x") { $0.scrollView.legalOffsets.maximum.x }
  static let adjustedTop = Measure("adjusted top") { $0.scrollView.adjustedContentInset.top }
  static let adjustedLeft = Measure("adjusted left") { $0.scrollView.adjustedContentInset.left }
  static let adjustedBottom = Measure("adjusted bottom") {
    $0.scrollView.adjustedContentInset.bottom
  }
  static let adjustedRight = Measure("adjusted right") { $0.scrollView.adjustedContentInset.right }
  static let bottomInset = Measure("bottom inset") { $0.manager.bottomInset }
  static let additionalTop = Measure("additional top") { $0.host.additionalSafeAreaInsets.top }
  static let additionalLeft = Measure("additional left") { $0.host.additionalSafeAreaInsets.left }
  static let additionalBottom = Measure("additional bottom") {
    $0.host.additionalSafeAreaInsets.bottom
  }
  static let additionalRight = Measure("additional right") {
    $0.host.additionalSafeAreaInsets.right
  }
  static let scrollViewBottomInset = Measure("scroll view's bottom safe area") {
    $0.scrollView.safeAreaInsets.bottom
  }
  static let rootBottomInset = Measure("root view's bottom safe area") {
    $0.host.view.safeAreaInsets.bottom
  }

  /// The pinned height of the content; -1 without a pin.
  static let pin = Measure("pin") { $0.manager.pinnedContentHeight ?? -1 }

  /// 1 if content that fits bounces.
  static let bounce = Measure("bounce") { $0.scrollView.alwaysBounceVertical ? 1 : 0 }

  /// The upper and lower edges of a field in the content, counted from 0.
  static func top(ofField index: Int) -> Measure {
    Measure("top of field \(index)") { $0.frame(ofField: index).minY }
  }
  static func bottom(ofField index: Int) -> Measure {
    Measure("bottom of field \(index)") { $0.frame(ofField: index).maxY }
  }

  /// The upper and lower edges of a field in the window.
  static func screenTop(ofField index: Int) -> Measure {
    Measure("top of field \(index) on screen") { $0.screenFrame(of: $0.fields[index]).minY }
  }
  static func screenBottom(ofField index: Int) -> Measure {
    Measure("bottom of field \(index) on screen") { $0.screenFrame(of: $0.fields[index]).maxY }
  }

  /// The edges of the sign-up form's other rows, in the content.
  static let logoTop = row("top of logo") { $0.logo.frame.minY }
  static let buttonTop = row("top of button") { $0.button.frame.minY }
  static let textButtonTop = row("top of text button") { $0.textButton.frame.minY }

  /// The lower edge of the form's last row, in the window.
  static let textButtonScreenBottom = row("bottom of text button on screen") { form in
    form.convert(form.textButton.frame, to: nil).maxY
  }

  /// Reads the sign-up form; the value is NaN, which never matches, for any other content.
  private static func row(
    _ name: String,
    _ read: @escaping @MainActor @Sendable (SignUpForm) -> CGFloat
  ) -> Measure {
    Measure(name) { fixture in
      guard let form = fixture.form else { return .nan }
      return Double(read(form))
    }
  }

  /// The number of changes of the bottom inset since the mark.
  static let applications = Measure("applications") { Double($0.applied.count) }
}
