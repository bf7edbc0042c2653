import LayoutEngine
import Testing

/// Outlets as in the rewritten declarations.
@Suite @MainActor struct OutletTests {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private final class Form: UIViewController {
    @Outlet var field: UITextField! { didSet { changes += 1 } }
    @Outlet var button: UIButton?
    @Outlet var labels: [UILabel]!
    var changes = 0
  }

  @Test func outletIsEmptyUntilSet() {
    let form = Form()
    #expect(form.field == nil)
    #expect(form.labels == nil)
    let field = UITextField()
    form.field = field
    form.labels = [UILabel()]
    #expect(form.field === field)
    #expect(form.labels.count == 1)
    #expect(form.changes == 1)
  }
}
