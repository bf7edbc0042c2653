import Testing

@testable import LayoutEngine

@Suite struct SelectorTests {
  @MainActor final class Form: NSObject {
    var received: [String] = []
    var title = "a"

    func save() -> Bool {
      received.append("save")
      return true
    }

    func tap(_ sender: NSObject?) { received.append(sender == nil ? "tap nil" : "tap") }
    func force(_ isForced: Bool) { received.append("force \(isForced)") }
    func drag(_ sender: NSObject, _ event: UIEvent) { received.append("drag") }
  }

  @Test func namedSelectorsAreEqualByName() {
    let save = Selector("save", of: Form.save)
    #expect(save == Selector("save", of: { (form: Form) in { form.save() } }))
    #expect(save != Selector("tap:", of: Form.tap))
    #expect(save == "save")
    #expect(NSStringFromSelector(save) == "save")
  }

  @Test func closureSelectorsEqualOnlyThemselves() {
    let one = Selector(Form.tap)
    #expect(one == one)
    #expect(one != Selector(Form.tap))
  }

  @Test @MainActor func messagesReachMethodsOfEachSignature() {
    let form = Form()
    let sender = NSObject()
    Selector("save", of: Form.save).perform(on: form)
    Selector("tap:", of: Form.tap).perform(on: form, with: sender)
    Selector("tap:", of: Form.tap).perform(on: form)
    Selector("force:", of: Form.force).perform(on: form, with: sender)
    Selector("drag::", of: Form.drag).perform(on: form, with: sender)
    Selector("save", bound: form.save).perform(on: sender)
    // As in Objective-C, an object is true as a Boolean.
    #expect(form.received == ["save", "tap", "tap nil", "force true", "drag", "save"])
  }

  @Test @MainActor func settersReceiveArgument() {
    let form = Form()
    Selector("setTitle:", of: { (form: Form) in { form.title = $0 } }).perform(on: form, with: "b")
    #expect(form.title == "b")
  }

  @Test @MainActor func messagesToOtherObjectsAreIgnored() {
    Selector("save", of: Form.save).perform(on: NSObject())
  }
}
