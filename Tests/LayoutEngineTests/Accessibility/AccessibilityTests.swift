import Foundation
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  final class Model: NSObject {}

  @Test func anyObjectHasAccessibilityLabel() {
    let model = Model()
    model.accessibilityLabel = "Ok"
    model.accessibilityTraits = [.button, .header]
    #expect(model.accessibilityLabel == "Ok")
    #expect(model.accessibilityAttributedLabel?.string == "Ok")
    #expect(model.accessibilityTraits.contains(.header))
    #expect(Model().accessibilityLabel == nil)
  }

  @Test func objectReturnsViewsLabel() {
    let view = UIView()
    view.accessibilityLabel = "field"
    let object: NSObject = view
    #expect(object.accessibilityLabel == "field")
    #expect(view.accessibilityUserInputLabels == ["field"])
  }

  @Test func elementFrameFollowsContainer() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: rect(10, 20, 100, 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = rect(1, 2, 3, 4)
    #expect(element.accessibilityFrame == rect(11, 22, 3, 4))
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func elementIsAccessibilityObject() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    let object: NSObject = element
    element.accessibilityLabel = "label"
    element.accessibilityTraits = .button
    #expect(object.accessibilityLabel == "label")
    #expect(object.accessibilityTraits == .button)
    #expect(object.isAccessibilityElement)
    object.accessibilityValue = "value"
    #expect(element.accessibilityValue == "value")
    element.accessibilityIdentifier = "name"
    #expect((object as? any UIAccessibilityIdentification)?.accessibilityIdentifier == "name")
  }
}
