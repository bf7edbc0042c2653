import Foundation
import LayoutEngine
import Testing

/// Setters with an animation store the value themselves; they do not call the property's setter.
@Suite @MainActor struct AnimatedSetterTests {
  @Test func cellStatesAreStoredDirectly() {
    let cell = ToldCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: true)
    cell.setHighlighted(true, animated: true)
    cell.setEditing(true, animated: true)
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    #expect(cell.sets == 0)
    cell.isSelected = false
    #expect(!cell.isSelected)
    #expect(cell.sets == 1)
  }

  @Test func controlValuesAreStoredDirectly() {
    let (toggle, slider) = (ToldSwitch(), ToldSlider())
    toggle.setOn(true, animated: true)
    slider.setValue(0.5, animated: true)
    #expect(toggle.isOn)
    #expect(slider.value == 0.5)
    #expect(toggle.sets + slider.sets == 0)
  }

  @Test func barStatesAreStoredDirectly() {
    let stack = ToldStack()
    stack.setNavigationBarHidden(true, animated: true)
    stack.setToolbarHidden(false, animated: true)
    stack.setEditing(true, animated: true)
    stack.setToolbarItems([UIBarButtonItem()], animated: true)
    #expect(stack.isNavigationBarHidden && !stack.isToolbarHidden && stack.isEditing)
    #expect(stack.toolbarItems?.count == 1)
    #expect(stack.sets == 0)
  }
}

private final class ToldCell: UITableViewCell {
  var sets = 0
  override var isSelected: Bool { didSet { sets += 1 } }
  override var isHighlighted: Bool { didSet { sets += 1 } }
  override var isEditing: Bool { didSet { sets += 1 } }
}

private final class ToldSwitch: UISwitch {
  var sets = 0
  override var isOn: Bool { didSet { sets += 1 } }
}

private final class ToldSlider: UISlider {
  var sets = 0
  override var value: Float { didSet { sets += 1 } }
}

private final class ToldStack: UINavigationController {
  var sets = 0
  override var isNavigationBarHidden: Bool { didSet { sets += 1 } }
  override var isToolbarHidden: Bool { didSet { sets += 1 } }
  override var isEditing: Bool { didSet { sets += 1 } }
  override var toolbarItems: [UIBarButtonItem]? { didSet { sets += 1 } }
}
