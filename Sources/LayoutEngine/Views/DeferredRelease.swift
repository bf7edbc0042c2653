/// The views that a dying tree leaves behind.
///
/// A view that let go of its subviews while it dies would have them die inside its own end, theirs
/// inside theirs, and a deep tree would overflow the stack. Instead the view on top empties this
/// list, one view after the other, and those that die put their subviews in it.
final class DeferredRelease {
  private var views: [UIView] = []

  /// Lets go of the subviews of a dying view, in their order.
  ///
  /// They leave its own list first: a view that is still in it would not die here.
  static func settle(_ subviews: inout [UIView], in deferredRelease: DeferredRelease?) {
    guard !subviews.isEmpty else { return }
    let inherited = deferredRelease ?? DeferredRelease()
    inherited.views += subviews.reversed()
    subviews = []
    if deferredRelease == nil { inherited.settle() }
  }

  private func settle() {
    while var view = views.popLast() {
      if isKnownUniquelyReferenced(&view) { view.deferredRelease = self }
    }
  }
}
