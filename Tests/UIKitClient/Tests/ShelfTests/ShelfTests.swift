import Foundation
import Shelf
import Testing
import UIKit

@Suite @MainActor struct ShelfTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test(arguments: [true, false])
  func conditionsAndLoopsChooseTheViews(hasHeader: Bool) {
    let column = UIStackView.column(spacing: 5) {
      if hasHeader { UIView().sized(height: 40) }
      for _ in 0..<3 { UIView().sized(height: 20) }
    }
    root.addSubview(column)
    column.fill(root, insets: NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30))
    root.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 10, y: 0, width: 260, height: 200))
    #expect(column.arrangedSubviews.count == (hasHeader ? 4 : 3))
    #expect(column.arrangedSubviews[1].frame.minY == CGFloat(hasHeader ? 45 : 25))
  }

  @Test func visualFormatFillsBuiltRow() {
    let row = UIStackView.row { UIView() }
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    for format in ["H:|-20-[row]-(>=10)-|", "V:|-[row(44)]", "[row(==200@750)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["row": row])
      )
    }
    root.layoutIfNeeded()
    // The top is the default margin of 8.
    #expect(row.frame == CGRect(x: 20, y: 8, width: 200, height: 44))
  }

  @Test func controllerLaysOutStackInSafeArea() {
    let controller = LoginController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = 50
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let frame = controller.field.convert(controller.field.bounds, to: nil)
    #expect(frame.minY == controller.view.safeAreaInsets.top + 20)
    #expect(frame.minX == CGFloat(16))
    #expect(frame.width == window.bounds.width - 32)
  }

  @Test func mainActorTasksRunWithRunLoop() async {
    let controller = LoginController()
    controller.loadViewIfNeeded()
    controller.field.text = "ada"
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.attempts.isEmpty)
    RunLoop.main.run(until: Date().addingTimeInterval(0.1))
    #expect(controller.attempts == ["ada"])
  }

  @Test func mainActorUsesDevice() async {
    let width = await MainActor.run { UIScreen.main.bounds.width }
    #expect(width == UIScreen.main.bounds.width)
  }
}
