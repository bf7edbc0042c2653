import Foundation
import LayoutTestSupport
import PortSupport
import Testing

final class NoteController: UIViewController {
  weak var note: UILabel?
}

final class NoteView: UIView {
  weak var inner: StripeView?
}

final class StripeView: UIView {
  var awakeCount = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakeCount += 1
  }
}

@MainActor @Suite struct NibTests {
  @Test func controllersHaveTheViewOfTheirNib() throws {
    try makeDevice().run {
      describe(NoteController.self) { $0.add("note", \NoteController.note) }
      try makeNib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(custom("NoteController"))>
        <connections><outlet property="note" destination="label" id="o1"/>
        <outlet property="view" destination="root" id="o2"/></connections></placeholder>
        <view id="root">\(frame(0, 0, 300, 400))<subviews>
        <label text="Note" id="label">\(frame(10, 20, 80, 30))</label></subviews></view>
        """,
        name: "Note"
      )
      let controller = NoteController()
      controller.loadViewIfNeeded()
      #expect(controller.note?.text == "Note")
      #expect(controller.view.subviews == [controller.note])
    }
  }

  @Test func allObjectsAwakeOnce() throws {
    try makeDevice().run {
      describe(NoteView.self) { $0.add("inner", \NoteView.inner) }
      try makeNib(
        """
        <view id="root" \(custom("NoteView"))>\(frame(0, 0, 300, 400))<subviews>
        <view id="inner" \(custom("StripeView"))>\(frame(10, 20, 80, 30))</view></subviews>
        <connections><outlet property="inner" destination="inner" id="o1"/></connections></view>
        """,
        name: "Note"
      )
      let objects = UINib(nibName: "Note", bundle: nil).instantiate(withOwner: nil)
      let view = try #require(objects.first as? NoteView)
      #expect(view.inner?.awakeCount == 1)
      #expect(view.inner?.frame == CGRect(x: 10, y: 20, width: 80, height: 30))
    }
  }
}
