package import SnapshotModel

/// A view for manual layouts: frames are given, window frames are computed by addition.
package struct SampleView {
  package var name: String
  package var className = "UIView"
  package var frame: Rect
  package var safeArea = Insets.zero
  package var isHidden = false
  package var scroll: ScrollGeometry?
  package var subviews: [SampleView] = []

  package init(
    name: String,
    className: String = "UIView",
    frame: Rect,
    safeArea: Insets = .zero,
    isHidden: Bool = false,
    scroll: ScrollGeometry? = nil,
    subviews: [SampleView] = []
  ) {
    self.name = name
    self.className = className
    self.frame = frame
    self.safeArea = safeArea
    self.isHidden = isHidden
    self.scroll = scroll
    self.subviews = subviews
  }

  /// This view and all descendants, in a snapshot's order.
  ///
  /// A subview's position in the window is its superview's, plus its own frame, less the scroll
  /// offset.
  package func geometry(
    path parent: ViewPath = "",
    at origin: Point = Point(x: 0, y: 0)
  ) -> [ViewGeometry] {
    let path = parent.appending(name)
    let place = Point(x: origin.x + frame.x, y: origin.y + frame.y)
    let view = ViewGeometry(
      path: path,
      className: className,
      frame: frame,
      windowFrame: Rect(x: place.x, y: place.y, width: frame.width, height: frame.height),
      safeArea: safeArea,
      isHidden: isHidden,
      scroll: scroll
    )
    let offset = scroll?.contentOffset ?? Point(x: 0, y: 0)
    let inside = Point(x: place.x - offset.x, y: place.y - offset.y)
    return [view] + subviews.flatMap { $0.geometry(path: path, at: inside) }
  }

  /// Changes the view with a path of names below this one.
  package mutating func change(_ path: String..., by edit: (inout SampleView) -> Void) {
    change(path[...], by: edit)
  }

  private mutating func change(_ path: ArraySlice<String>, by edit: (inout SampleView) -> Void) {
    guard let name = path.first else { return edit(&self) }
    for index in subviews.indices where subviews[index].name == name {
      subviews[index].change(path.dropFirst(), by: edit)
    }
  }
}

/// Returns a sign-up form of six views on a screen of 375 by 667 points.
package func sampleScreen() -> SampleView {
  let fields = SampleView(
    name: "form",
    className: "UIStackView",
    frame: Rect(x: 0, y: 0, width: 375, height: 647),
    subviews: [
      SampleView(
        name: "email",
        className: "UITextField",
        frame: Rect(x: 16, y: 100, width: 343, height: 34)
      ),
      SampleView(
        name: "password",
        className: "UITextField",
        frame: Rect(x: 16, y: 400, width: 343, height: 34)
      ),
      SampleView(
        name: "hint",
        className: "UILabel",
        frame: Rect(x: 16, y: 440, width: 343, height: 20.5)
      ),
    ]
  )
  let scrollView = SampleView(
    name: "scrollView",
    className: "UIScrollView",
    frame: Rect(x: 0, y: 20, width: 375, height: 647),
    scroll: ScrollGeometry(
      contentSize: Size(width: 375, height: 647),
      contentOffset: Point(x: 0, y: 0),
      contentInset: .zero,
      adjustedContentInset: .zero
    ),
    subviews: [fields]
  )
  return SampleView(
    name: "signUp",
    frame: Rect(x: 0, y: 0, width: 375, height: 667),
    safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    subviews: [scrollView]
  )
}

/// Returns a snapshot of a screen; a visible keyboard covers the lowest 216 points.
package func sampleSnapshot(
  _ screen: SampleView = sampleScreen(),
  keyboard: Rect? = nil,
  focus: ViewPath? = nil
) -> Snapshot {
  Snapshot(
    window: Size(width: 375, height: 667),
    keyboard: keyboard,
    firstResponder: focus,
    views: screen.geometry()
  )
}

package let sampleKeyboard = Rect(x: 0, y: 451, width: 375, height: 216)
