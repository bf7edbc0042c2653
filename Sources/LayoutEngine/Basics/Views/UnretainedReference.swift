/// A reference to a view or guide that does not retain it.
///
/// It replaces a weak reference. Once an object has a weak reference, its reference counts move to
/// a side table. Each retain and release then takes several times as long. A layout retains views
/// millions of times, and nearly every view is a superview or an item of a constraint. A view or
/// guide therefore has one reference of this kind. It creates the reference on first use and clears
/// it when it is deallocated.
final class UnretainedReference<Object: AnyObject> {
  /// The object; nil after it is deallocated.
  ///
  /// It never dangles: the object calls `clear()` before its deallocation, and nothing else ends
  /// its lifetime.
  private(set) unowned(unsafe) var object: Object?

  init(_ object: Object) { self.object = object }

  /// The object, not retained by the caller either.
  var unretained: Unmanaged<Object>? { object.map { Unmanaged.passUnretained($0) } }

  func clear() { object = nil }
}
