/// The remaining views of a view tree that is being deallocated.
///
/// A view that released its subviews in its deinitializer would nest their deinitializers. A deep
/// tree would then overflow the stack. Instead the topmost view empties this list one view at a
/// time. Each deallocated view moves its subviews to the list.
final class DeferredRelease {
  private var views: [UIView] = []

  /// Releases the subviews of a view that is being deallocated, in their order.
  ///
  /// They leave the view's own list first, because a view that is still in it would not be released
  /// here.
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
