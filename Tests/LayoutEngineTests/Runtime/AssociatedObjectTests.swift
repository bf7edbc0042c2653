import Foundation
import LayoutEngine
import Testing

/// Values that extensions store in objects by association.
@Suite @MainActor struct AssociatedObjectTests {
  private static nonisolated(unsafe) var key: UInt8 = 0
  private static nonisolated(unsafe) var otherKey: UInt8 = 0

  /// Counts its deallocated instances.
  private final class Value {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  private final class Foreign {}

  private func set(_ value: Any?, in object: AnyObject) {
    objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  private func value(in object: AnyObject) -> Any? {
    objc_getAssociatedObject(object, &Self.key)
  }

  @Test func valuesAreFoundByObjectAndKey() {
    for object in [UIView(), UILayoutGuide(), NSLayoutConstraint(), Foreign()] as [AnyObject] {
      #expect(value(in: object) == nil)
      set("first", in: object)
      set("second", in: object)
      #expect(value(in: object) as? String == "second")
      #expect(objc_getAssociatedObject(object, &Self.otherKey) == nil)
      #expect(value(in: UIView()) == nil)
      set(nil, in: object)
      #expect(value(in: object) == nil)
    }
  }

  @Test func optionalObjectIsUnwrapped() {
    let view: UIView? = UIView()
    objc_setAssociatedObject(view as Any, &Self.key, "value", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view as Any, &Self.key) as? String == "value")
    #expect(view.flatMap { value(in: $0) } as? String == "value")
  }

  @Test func valuesOfAViewDieWithIt() {
    var ended = 0
    do {
      let view = UIView()
      set(Value { ended += 1 }, in: view)
      #expect(ended == 0)
    }
    #expect(ended == 1)
  }

  @Test func reusedAddressHasNoAssociations() {
    for _ in 0..<200 {
      let object = Foreign()
      #expect(value(in: object) == nil)
      set(Value(), in: object)
    }
  }

  @Test func assignedObjectIsNotRetained() {
    let view = UIView()
    do {
      let short = Value()
      objc_setAssociatedObject(view, &Self.key, short, .OBJC_ASSOCIATION_ASSIGN)
      #expect(value(in: view) as? Value === short)
    }
    #expect(value(in: view) == nil)
  }

  @Test func copiedObjectIsIndependent() {
    let (view, text) = (UIView(), NSMutableString(string: "as it was"))
    objc_setAssociatedObject(view, &Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(", and no more")
    #expect((value(in: view) as? NSString).map(String.init) == "as it was")
  }

  @Test func releasedValueCanUseAssociations() {
    let view = UIView()
    set(
      Value { objc_setAssociatedObject(view, &Self.otherKey, 1, .OBJC_ASSOCIATION_RETAIN) },
      in: view
    )
    objc_removeAssociatedObjects(view)
    #expect(value(in: view) == nil)
    #expect(objc_getAssociatedObject(view, &Self.otherKey) as? Int == 1)
  }
}
