import LayoutEngine
import Testing

@MainActor @Suite struct ApplicationTests {
  @Test func geometryRequestTurnsDevice() throws {
    try makeDevice().run {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
      #expect(scene.interfaceOrientation.isPortrait)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
      #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
    }
  }

  @Test func untargetedActionGoesUpResponderChain() throws {
    final class Form: UIView {
      var saves = 0
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
      func save() { saves += 1 }
    }
    try makeDevice().run {
      let form = Form()
      let field = UITextField()
      form.addSubview(field)
      let save = Selector(Form.save)
      #expect(!UIApplication.shared.sendAction(save, to: nil, from: nil, for: nil))
      field.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction(save, to: nil, from: nil, for: nil))
      #expect(form.saves == 1)
    }
  }

  @Test func windowLevelsAddUp() {
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(UIWindow.Level.normal - 1 < .normal)
  }

  @Test func interactionReturnsItsView() throws {
    final class Maker: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    try makeDevice().run {
      let (maker, one, two) = (Maker(), UIView(), UIView())
      let interaction = UIContextMenuInteraction(delegate: maker)
      one.addInteraction(interaction)
      two.addInteraction(interaction)
      #expect(interaction.view === two)
      #expect(one.interactions.isEmpty)
    }
  }

  @Test func editButtonTogglesEditing() throws {
    try makeDevice().run {
      let controller = UIViewController()
      let button = UIButton(frame: .zero)
      let action = try #require(controller.editButtonItem.primaryAction)
      button.addAction(action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(controller.isEditing)
      button.sendActions(for: .touchUpInside)
      #expect(!controller.isEditing)
    }
  }
}
