import Testing
import UIKit

/// Declarations with an exact signature that code depends on.
@MainActor @Suite struct ShapeTests {
  final class Picture: UIImageView {
    let name: String

    init(name: String) {
      self.name = name
      super.init(image: nil)
    }

    required init?(coder: NSCoder) { preconditionFailure("not archived") }
  }

  /// Compiles without `init(coder:)`.
  final class Drag: UIPanGestureRecognizer {
    let limit: CGFloat

    init(limit: CGFloat) {
      self.limit = limit
      super.init(target: nil, action: nil)
    }
  }

  final class ApplicationDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  final class TableDelegate: NSObject, UITableViewDelegate {}

  @MainActor final class FrameCounter: NSObject {
    var frames = 0
    func show() { frames += 1 }
  }

  @Test func prioritiesCanBeAdded() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(250.5))
  }

  @Test func subclassesHaveTheirOwnInitializers() {
    #expect(Picture(name: "a").isUserInteractionEnabled == false)
    #expect(Drag(limit: 3).limit == 3)
  }

  @Test func applicationDelegateHasOptionalWindow() {
    let own = ApplicationDelegate()
    let delegate: any UIApplicationDelegate = own
    own.window = UIWindow(frame: rect(0, 0, 10, 10))
    let frame = delegate.window??.frame
    #expect(frame == rect(0, 0, 10, 10))
  }

  @Test func tableDelegateIsScrollViewDelegate() {
    let table = UITableView(frame: .zero)
    let delegate = TableDelegate()
    table.delegate = delegate
    let found: (any UITableViewDelegate)? = table.delegate
    #expect(found === delegate)
    let scrollView: UIScrollView = table
    #expect(scrollView.delegate === delegate)
  }

  @Test func keyboardCurveIsAnimationCurveValue() {
    #expect(UIView.AnimationCurve(rawValue: 7)?.rawValue == 7)
    #expect(UIView.AnimationCurve(rawValue: 2) == .easeOut)
  }

  @Test func imageScaleDeterminesPixelCount() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
      .image { _ in }
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 20)
    #expect(pixels.height == 10)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 5, height: 10))
  }

  @Test func displayLinkFiresEachFrame() {
    let counter = FrameCounter()
    let link = CADisplayLink(
      target: counter,
      selector: Selector("show", of: FrameCounter.show)
    )
    link.add(to: .main, forMode: .common)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5 + 0.001))
    // Half a second has thirty frames of a sixtieth.
    #expect(counter.frames == 30)
    link.invalidate()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    #expect(counter.frames == 30)
  }

  @Test func cornerRadiusIsLimitedToHalfSide() {
    let view = UIView(frame: rect(0, 0, 20, 40))
    view.cornerConfiguration = .uniformEdges(topRadius: .fixed(4), bottomRadius: .fixed(30))
    #expect(view.effectiveRadius(corner: .topLeft) == 4)
    #expect(view.effectiveRadius(corner: .bottomRight) == 10)
  }
}
