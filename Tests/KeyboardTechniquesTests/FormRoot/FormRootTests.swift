import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// The form of two fields on a screen of 320 x 568; a keyboard of 216 has its top at 352.
///
/// Early systems put the bar of 64 into the top inset.
@Suite struct FormRootTests {
  @Test("C01: content fills the remaining area")
  func contentFillsTheArea() throws {
    try onForm { screen, form in
      #expect(form.topField.frame == CGRect(x: 10, y: 10, width: 300, height: 40))
      #expect(form.bottomField.frame == CGRect(x: 10, y: 454, width: 300, height: 40))
      #expect(form.contentSize == CGSize(width: 320, height: 504))
      #expect(screen.legal == [-64, -64])
    }
  }

  /// 494 - 352 = 142; when the keyboard hides, the inset moves the offset back to -64.
  @Test("C02-C05: return moves between the fields")
  func returnKeyGoesThroughTheForm() throws {
    try onForm { screen, form in
      let manager = form.topField.delegate
      form.topField.becomeFirstResponder()
      screen.wait(1)
      #expect(form.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 216, right: 0))
      #expect(screen.offset == -64)
      #expect(screen.legal == [-64, 152])
      let count = screen.device.keyboard.posted.count
      #expect(manager?.textFieldShouldReturn(form.topField) == false)
      #expect(form.bottomField.isFirstResponder)
      #expect(screen.device.keyboard.posted.count == count)
      #expect(screen.offset == 142)
      #expect(screen.screenBottom(of: form.bottomField) == 352)
      #expect(manager?.textFieldShouldReturn(form.bottomField) == false)
      screen.wait(1)
      #expect(form.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
      #expect(screen.offset == -64)
    }
  }

  @Test("C09: the tab bar's inset vanishes")
  func bottomInsetIsReplaced() throws {
    try onForm { screen, form in
      form.contentInset.bottom = 49
      #expect(screen.legal == [-64, -15])
      screen.device.keyboard.show(height: 216)
      #expect(form.contentInset.bottom == 216)
      screen.device.keyboard.hide()
      #expect(form.contentInset.bottom == 0)
      #expect(screen.legal == [-64, -64])
    }
  }

  @Test("C10: without UIKit's scrolling nothing scrolls")
  func techniqueDoesNotScroll() throws {
    try onForm(scrollsByItself: false) { screen, form in
      form.bottomField.becomeFirstResponder()
      screen.wait(1)
      #expect(screen.offset == -64)
      #expect(screen.screenBottom(of: form.bottomField) == 558)
    }
  }

  @Test("C11: an invisible form follows keyboards")
  func formOffScreenFollowsKeyboard() throws {
    try onForm { screen, form in
      let other = FormRootViewController()
      other.loadViewIfNeeded()
      screen.device.keyboard.show(height: 216)
      #expect(other.form.contentInset.bottom == 216)
      screen.device.keyboard.hide()
      #expect(other.form.contentInset.bottom == 0)
    }
  }

  @Test("C12: insets exclude safe areas")
  func contentIsTooHighInSafeArea() throws {
    let device = try Fixture.i8.device(orientation: .portrait, keyboard: 216, landscape: nil)
    device.run {
      let controller = FormRootViewController()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      device.clock.settle()
      #expect(controller.form.adjustedContentInset.top == 64)
      #expect(controller.form.bottomField.frame.maxY == 657)
      #expect(controller.form.contentSize.height == 667)
      #expect(controller.form.legalOffsets.minimum.y == -64)
      #expect(controller.form.legalOffsets.maximum.y == 0)
    }
  }

  @Test("C15: numbers are cut to whole points")
  func fractionsAreCut() throws {
    try onForm { screen, form in
      form.bounds.size = CGSize(width: 320.5, height: 568.5)
      form.layoutIfNeeded()
      #expect(form.topField.frame.width == 300)
      #expect(form.bottomField.frame.minY == 454)
      #expect(form.contentSize == CGSize(width: 320, height: 504))
    }
  }

  /// The form of any other screen: its content fills the area, or has its required height.
  @Test(arguments: [(Content.weak, 504), (.tall(700), 700)] as [(Content, CGFloat)])
  func anyContentCanBeForm(content: Content, height: CGFloat) throws {
    let device = try Fixture.se.device(orientation: .portrait, keyboard: 216, landscape: nil)
    device.run {
      let view = content.make()
      let form = ContentFormView(contentView: view)
      form.contentInsetAdjustmentBehavior = .never
      form.contentInset.top = 64
      let controller = UIViewController()
      controller.view = form
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: height))
      #expect(form.contentSize.height == height)
    }
  }

  private func onForm(
    scrollsByItself: Bool = true,
    _ body: @MainActor (TechniqueScreen, TwoFieldFormView) -> Void
  ) throws {
    let device = try Fixture.se.device(
      orientation: .portrait,
      keyboard: 216,
      landscape: nil,
      scrollsToFirstResponder: scrollsByItself
    )
    device.run {
      let controller = FormRootViewController()
      let form = controller.form
      form.contentInsetAdjustmentBehavior = .never
      form.contentInset.top = 64
      form.contentOffset.y = -64
      let screen = TechniqueScreen(controller, form, on: device) { form }
      body(screen, form)
    }
  }
}
