import LayoutEngine
import ScenarioModel
import Synchronization

extension Inspection {
  /// Returns the broken invariants, in the order of the scenario.
  ///
  /// - Parameters:
  ///   - invariants: The invariants that must hold.
  ///   - outcomes: Receives the outcome of each comparison among them.
  /// - Returns: The broken invariants.
  func broken(
    _ invariants: [Invariant],
    noting outcomes: inout [ComparisonOutcome]
  ) -> [Observation] {
    invariants.flatMap { invariant in
      let violations =
        switch invariant {
        case .focusedFieldVisible: hiddenFocus
        case .offsetInLegalRange: illegalOffsets
        case .everythingReachable: unreachableViews
        case .insetsRestoredAfterHide: unrestoredInsets
        case .noUnexpectedAmbiguity: ambiguousEntries.map { ($0.view, "") }
        case .comparison(let comparison):
          violations(of: comparison, isInvariant: true, noting: &outcomes)
        }
      return violations.map { observation(of: $0, text: invariant.text) }
    }
  }

  /// Returns the expectations that do not hold; `outcomes` receives the outcome of each comparison.
  func broken(
    _ expectations: [Expectation],
    noting outcomes: inout [ComparisonOutcome]
  ) -> [Observation] {
    let relevant = expectations.filter { [nil, device.model.id].contains($0.device) }
    return relevant.map(\.comparison).flatMap { comparison in
      violations(of: comparison, isInvariant: false, noting: &outcomes)
        .map { observation(of: $0, text: comparison.text) }
    }
  }

  private func observation(of violation: Violation, text: String) -> Observation {
    Observation(
      view: violation.view.flatMap { paths.path(of: $0) } ?? "",
      subject: .invariant(text),
      detail: violation.reason
    )
  }

  private func violations(
    of comparison: Comparison,
    isInvariant: Bool,
    noting outcomes: inout [ComparisonOutcome]
  ) -> [Violation] {
    let check = ComparisonCheck(device: device, stack: stack, paths: paths)
    guard let outcome = check.outcome(of: comparison, isInvariant: isInvariant) else { return [] }
    outcomes.append(outcome)
    return outcome.violation.map { [(check.subject(of: comparison), $0)] } ?? []
  }

  // MARK: insetsRestoredAfterHide

  private var unrestoredInsets: [Violation] {
    guard !device.keyboard.isVisible else { return [] }
    return initialInsets.differences(in: top).map { ($0.view, $0.reason) }
  }

  private typealias Violation = (view: UIView?, reason: String)

  // MARK: focusedFieldVisible

  private var hiddenFocus: [Violation] {
    guard let field = device.firstResponderView, field.window === window else { return [] }
    let frame = field.convert(field.bounds, to: nil)
    let visible = visibleArea(around: field)
    guard !visible.encloses(frame, within: tolerance) else { return [] }
    let reason = "the field is at \(frame.text), and \(visible.text) is visible"
    return [(field, reason)]
  }

  /// Returns the visible part of the window: above the keyboard, and inside the insets of the
  /// enclosing scroll view.
  private func visibleArea(around view: UIView) -> CGRect {
    var area = window.bounds
    if let scrollView = view.enclosingScrollView {
      area = area.overlap(with: scrollView.convert(scrollView.visibleBand, to: nil))
    }
    area.size.height = max(0, min(area.maxY, keyboardTop) - area.minY)
    return area
  }

  private var keyboardTop: CGFloat {
    device.keyboard.frameInApplication?.minY ?? window.bounds.maxY
  }

  // MARK: offsetInLegalRange

  private var illegalOffsets: [Violation] {
    paths.views.compactMap { view in
      guard let scrollView = view as? UIScrollView else { return nil }
      let (offset, legal) = (scrollView.contentOffset, scrollView.legalOffsets)
      let nearest = legal.nearest(to: offset)
      guard abs(nearest.x - offset.x) > tolerance || abs(nearest.y - offset.y) > tolerance else {
        return nil
      }
      let reason =
        "offset \(offset.text) is outside of \(legal.minimum.text) to \(legal.maximum.text)"
      return (scrollView, reason)
    }
  }

  // MARK: everythingReachable

  private var unreachableViews: [Violation] {
    screenEntries.compactMap { entry in
      let view = entry.view
      guard view.takesTouches, !view.isHiddenInTree else { return nil }
      let (frame, reachable) = reachability(of: view)
      guard let reachable else {
        return (view, "the view is at \(frame.text), and nothing there can be scrolled into sight")
      }
      guard !reachable.encloses(frame, within: tolerance) else { return nil }
      return (
        view, "the view is at \(frame.text), and \(reachable.text) can be scrolled into sight"
      )
    }
  }

  /// Returns a view's frame, and the area of all points that legal offsets can show.
  ///
  /// Both are in the coordinates of the innermost scroll view's content, or of the window for a
  /// view outside of scroll views. The area is nil if no offsets show anything.
  private func reachability(of view: UIView) -> (frame: CGRect, reachable: CGRect?) {
    guard let scrollView = view.enclosingScrollView else {
      return (view.convert(view.bounds, to: nil), visibleArea(around: view))
    }
    let frame = scrollView.convert(view.bounds, from: view)
    let chain = [UIScrollView](sequence(first: scrollView, next: \.enclosingScrollView).reversed())
    guard
      let columns = ScrollAxis.reachableSpan(
        in: chain.map(\.horizontalAxis),
        sight: -.infinity ... .infinity
      ),
      let rows = ScrollAxis.reachableSpan(
        in: chain.map(\.verticalAxis),
        sight: -.infinity...Double(keyboardTop)
      )
    else { return (frame, nil) }
    return (
      frame,
      CGRect(
        x: columns.lowerBound,
        y: rows.lowerBound,
        width: columns.upperBound - columns.lowerBound,
        height: rows.upperBound - rows.lowerBound
      )
    )
  }
}

extension UIScrollView {
  /// The frame in the content of the enclosing scroll view, or else in the window.
  private var frameInContent: CGRect {
    enclosingScrollView.map { $0.convert(bounds, from: self) } ?? convert(bounds, to: nil)
  }

  fileprivate var horizontalAxis: ScrollAxis {
    let (frame, inset, legal) = (frameInContent, adjustedContentInset, legalOffsets)
    return ScrollAxis(
      start: frame.minX,
      length: frame.width,
      startInset: inset.left,
      endInset: inset.right,
      leastOffset: legal.minimum.x,
      greatestOffset: legal.maximum.x
    )
  }

  fileprivate var verticalAxis: ScrollAxis {
    let (frame, inset, legal) = (frameInContent, adjustedContentInset, legalOffsets)
    return ScrollAxis(
      start: frame.minY,
      length: frame.height,
      startInset: inset.top,
      endInset: inset.bottom,
      leastOffset: legal.minimum.y,
      greatestOffset: legal.maximum.y
    )
  }
}

extension UIView {
  /// Whether the user must be able to reach the view.
  @MainActor fileprivate var takesTouches: Bool { self is UIControl || takesText }

  /// Whether the class of the view takes text.
  private var takesText: Bool {
    let type = ObjectIdentifier(type(of: self))
    return Self.textInputs.withLock { known in
      if let takesText = known[type] { return takesText }
      let takesText = self is any UITextInput
      known[type] = takesText
      return takesText
    }
  }

  /// The classes of views so far, and whether they take text.
  ///
  /// The runtime searches a conformance for a much longer time.
  private nonisolated static let textInputs = Mutex<[ObjectIdentifier: Bool]>([:])

  @MainActor fileprivate var isHiddenInTree: Bool {
    isHidden || superview?.isHiddenInTree ?? false
  }
}

extension CGRect {
  /// For example `16,451 to 359,495`.
  fileprivate var text: String {
    "\(origin.text) to \(CGPoint(x: maxX, y: maxY).text)"
  }
}

extension CGPoint {
  fileprivate var text: String { "\(x.text),\(y.text)" }
}

extension CGFloat {
  /// The number to a thousandth, without a zero fraction.
  var text: String { canonicalPoints(self).plain }
}
