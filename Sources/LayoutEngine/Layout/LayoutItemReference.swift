/// What a constraint or an anchor keeps of its item: enough to find it while it lives.
@MainActor
enum LayoutItemReference {
  case none
  case view(UnretainedReference<UIView>)
  case guide(UnretainedReference<UILayoutGuide>)
  /// Something that cannot be laid out.
  case other(WeakObject)

  /// A weak reference as a value.
  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ object: AnyObject?) {
    switch object {
    case nil: self = .none
    case let view as UIView: self = .view(view.reference)
    case let guide as UILayoutGuide: self = .guide(guide.reference)
    case let object: self = .other(WeakObject(object: object))
    }
  }

  /// The item, whatever it is.
  var object: AnyObject? {
    switch self {
    case .none: nil
    case .view(let reference): reference.object
    case .guide(let reference): reference.object
    case .other(let weak): weak.object
    }
  }

  /// The item if it can be laid out.
  var item: LayoutItem? {
    // Without closures: each would be checked for its actor, and this is asked for most of all.
    switch self {
    case .none, .other: break
    case .view(let reference): if let view = reference.object { return .view(view) }
    case .guide(let reference): if let guide = reference.object { return .guide(guide) }
    }
    return nil
  }
}
