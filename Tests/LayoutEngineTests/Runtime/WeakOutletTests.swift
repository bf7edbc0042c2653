import Testing

@testable import LayoutEngine

@Suite struct WeakOutletTests {
  private final class Owner {
    @WeakOutlet var optional: NSObject?
    @WeakOutlet var existential: (any NSObjectProtocol)?
  }

  @Test func weakOutletsDoNotRetain() {
    let owner = Owner()
    owner.optional = NSObject()
    owner.existential = NSObject()
    #expect(owner.optional == nil)
    #expect(owner.existential == nil)
  }

  @Test func weakOutletsReturnRetainedObjects() {
    let owner = Owner()
    let object = NSObject()
    owner.optional = object
    owner.existential = object
    withExtendedLifetime(object) {
      #expect(owner.optional === object)
      #expect(owner.existential === object)
    }
    owner.optional = nil
    #expect(owner.optional == nil)
  }
}
