/// Reusable views, and the registrations that create new ones, by reuse identifier.
@MainActor
struct ReusePool<View: UIView> {
  private enum Origin {
    case type(AnyClass)
    case nib(UINib)
    /// A document's prototype.
    case prototype(@MainActor () -> View?)
  }

  private var origins: [String: Origin] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String) {
    origins[identifier] = type.map(Origin.type)
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    origins[identifier] = nib.map(Origin.nib)
  }

  mutating func register(_ make: @escaping @MainActor () -> View?, for identifier: String) {
    origins[identifier] = .prototype(make)
  }

  /// Keeps a view for reuse.
  mutating func keep(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Returns the last kept view, or creates one from the registration; nil without a registration.
  mutating func dequeue(
    _ identifier: String,
    prepare: (View) -> Void,
    make: (AnyClass) -> View?
  ) -> View? {
    if let view = waiting[identifier]?.popLast() {
      prepare(view)
      return view
    }
    switch origins[identifier] {
    case .type(let type): return make(type)
    case .nib(let nib): return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    case .prototype(let make): return make()
    case nil: return nil
    }
  }
}
