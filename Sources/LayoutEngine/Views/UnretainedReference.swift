/// A reference to a view or guide that does not keep it alive, as a weak one does not.
///
/// An object to which a weak reference was ever made keeps its counts in a table beside itself from
/// then on, and each retain and release of it takes several times as long. A layout retains views
/// millions of times, and nearly every view is a superview or the item of a constraint. So
/// a view or guide has one reference of this kind, made when first asked for, which it clears when
/// it dies.
final class UnretainedReference<Object: AnyObject> {
  /// The object while it lives.
  ///
  /// Never dangling: nothing but `clear()`, which the object calls before it is gone, ends its life
  /// here.
  private(set) unowned(unsafe) var object: Object?

  init(_ object: Object) { self.object = object }

  func clear() { object = nil }
}
