/// A reference to an item of a constraint or an anchor that does not keep the item alive.
@MainActor
enum LayoutItemReference {
  case none
  case view(UnretainedReference<UIView>)
  case guide(UnretainedReference<UILayoutGuide>)
  /// An object that is neither a view nor a guide.
  case other(WeakObject)

  /// A weak reference.
  ///
  /// It is a class: a weak reference in the enumeration itself would make each copy a call.
  @MainActor
  final class WeakObject {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  init(_ object: AnyObject?) {
    switch object {
    case nil: self = .none
    case let view as UIView: self = .view(view.reference)
    case let guide as UILayoutGuide: self = .guide(guide.reference)
    case let object?: self = .other(WeakObject(object))
    }
  }

  /// The referenced object of any kind; nil after its deallocation.
  var object: AnyObject? {
    switch self {
    case .none: nil
    case .view(let reference): reference.object
    case .guide(let reference): reference.object
    case .other(let weak): weak.object
    }
  }

  /// The item; nil for objects that cannot be laid out.
  var item: LayoutItem? {
    // This property is read most often of all. A closure would add an actor check to each read, and
    // a call would copy the reference.
    @inline(__always) get {
      switch self {
      case .none, .other: break
      case .view(let reference): if let view = reference.object { return .view(view) }
      case .guide(let reference): if let guide = reference.object { return .guide(guide) }
      }
      return nil
    }
  }
}
