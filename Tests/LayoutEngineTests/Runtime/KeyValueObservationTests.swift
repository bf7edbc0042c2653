import Foundation
import Testing
import UIKit

/// The changes that observers of a view's geometry receive.
@Suite @MainActor struct KeyValueObservationTests {
  private let view = UIView(frame: rect(0, 0, 100, 50))

  @Test func handlerReceivesChangesOnly() {
    var received: [CGRect] = []
    let observation = view.observe(\.frame, options: [.new, .old]) { _, change in
      received += [change.oldValue, change.newValue].compactMap { $0 }
    }
    view.frame = rect(0, 0, 100, 50)
    #expect(received.isEmpty)
    view.center = CGPoint(x: 60, y: 25)
    #expect(received == [rect(0, 0, 100, 50), rect(10, 0, 100, 50)])
    observation.invalidate()
    view.frame = .zero
    #expect(received.count == 2)
  }

  @Test func initialValueIsSentAtOnce() {
    var widths: [CGFloat?] = []
    let observation = view.observe(\.bounds, options: [.initial, .new]) { observed, change in
      #expect(observed === view)
      widths.append(change.newValue?.width)
    }
    view.bounds.size.width = 70
    #expect(widths == [100, 70])
    observation.invalidate()
  }

  @Test func releasedObservationEnds() {
    var count = 0
    _ = view.observe(\.center) { _, _ in count += 1 }
    view.center = .zero
    #expect(count == 0)
  }

  @Test func scrollViewsReportOffsetAndContentSize() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    var received: [String] = []
    let observations = [
      scrollView.observe(\.contentOffset) { scrollView, _ in
        received.append("offset \(scrollView.contentOffset.y)")
      },
      scrollView.observe(\.contentSize) { scrollView, _ in
        received.append("size \(scrollView.contentSize.height)")
      },
    ]
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset.y = 30
    #expect(received == ["size 500.0", "offset 30.0"])
    withExtendedLifetime(observations) {}
  }

  @Test func sharedApplicationIsFoundByKey() {
    #expect(
      UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared
    )
    #expect(UIApplication.value(forKey: "other") == nil)
  }
}
