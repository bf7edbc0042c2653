import Foundation
import XCTest

@testable import Tether

class KeyboardRoomTests: XCTestCase {
  func testTheRoomIsAsHighAsTheKeyboard() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let content = UIView()
    let field = UITextField()
    controller.view.addSubview(content)
    content.addSubview(field)
    content.tether.make { make in
      make.top.equalToSuperview()
      make.left.equalToSuperview()
      make.right.equalToSuperview()
    }
    let bottom = content.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
    bottom.isActive = true
    let room = KeyboardRoom(of: controller.view, bottom: bottom)

    var heights: [CGFloat] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      heights.append(end?.height ?? 0)
    }
    defer { NotificationCenter.default.removeObserver(token) }

    XCTAssertTrue(field.becomeFirstResponder())
    RunLoop.current.run(until: Date().addingTimeInterval(1))
    XCTAssertEqual(heights.count, 1)
    XCTAssertEqual(content.frame.height, window.bounds.height - (heights.first ?? 0))
    XCTAssertEqual(room.settledHeights, heights)

    controller.view.endEditing(true)
    RunLoop.current.run(until: Date().addingTimeInterval(1))
    XCTAssertEqual(content.frame.height, window.bounds.height)
    XCTAssertEqual(room.settledHeights.last, 0)
  }

  func testQueuesRunInVirtualTime() {
    var order: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { order.append("an hour later") }
    DispatchQueue.main.async { order.append("soon") }
    order.append("now")
    RunLoop.main.run(until: Date().addingTimeInterval(3601))
    XCTAssertEqual(order, ["now", "soon", "an hour later"])
  }
}
