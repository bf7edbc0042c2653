import SnapshotModel
import Testing

@Suite struct UnlikeViewTests {
  private static let view = ViewGeometry(
    path: "form/field",
    className: "UITextField",
    frame: Rect(x: 1, y: 2, width: 3, height: 4),
    windowFrame: Rect(x: 5, y: 6, width: 7, height: 8),
    safeArea: Insets(top: 1, left: 2, bottom: 3, right: 4),
    isHidden: false,
    scroll: nil
  )

  private static let scroll = ScrollGeometry(
    contentSize: Size(width: 10, height: 20),
    contentOffset: Point(x: 0, y: 0),
    contentInset: .zero,
    adjustedContentInset: .zero
  )

  /// One change for each stored property, with its name.
  private static let changes: [String: @Sendable (inout ViewGeometry) -> Void] = [
    "path": { $0.path = "form/other" },
    "className": { $0.className = "UITextView" },
    "frame": { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4.001) },
    "windowFrame": { $0.windowFrame = Rect(x: 5.001, y: 6, width: 7, height: 8) },
    "safeArea": { $0.safeArea = Insets(top: 1, left: 2, bottom: 3, right: 5) },
    "isHidden": { $0.isHidden = true },
    "scroll": { $0.scroll = scroll },
  ]

  private static func snapshot(_ views: [ViewGeometry]) -> Snapshot {
    Snapshot(
      window: Size(width: 320, height: 568),
      keyboard: nil,
      firstResponder: nil,
      views: views
    )
  }

  @Test func eachPropertyMakesViewsUnlike() {
    let names = Mirror(reflecting: Self.view).children.compactMap(\.label)
    #expect(names.sorted() == Self.changes.keys.sorted())
    for (name, change) in Self.changes {
      var changed = Self.view
      change(&changed)
      let positions = Self.snapshot([Self.view, Self.view, Self.view])
        .positionsOfViews(unlike: Self.snapshot([Self.view, changed, Self.view]))
      #expect(positions == [1], "\(name)")
    }
  }

  @Test func equalNamesInOtherStorageAreAlike() {
    let name = String(repeating: "field", count: 8)
    var (one, other) = (Self.view, Self.view)
    one.path = ViewPath(name)
    other.path = ViewPath(String(Array(name)))
    (one.scroll, other.scroll) = (Self.scroll, Self.scroll)
    #expect(Self.snapshot([one]).positionsOfViews(unlike: Self.snapshot([other])).isEmpty)
    other.scroll?.contentOffset = Point(x: 0, y: 1)
    #expect(Self.snapshot([one]).positionsOfViews(unlike: Self.snapshot([other])) == [0])
  }
}
