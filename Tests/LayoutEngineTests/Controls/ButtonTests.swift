import LayoutEngine
import Testing

/// The layout of buttons, their configurations and their actions.
@Suite @MainActor struct ButtonTests {
  /// "Button" at 15 points is 45.6 wide, 46 in whole points and 45.667 in thirds.
  private func button(_ title: String? = "Button", image: CGSize? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = rect(0, 0, 200, 40)
    button.setTitle(title, for: .normal)
    button.setImage(image.map { UIImage(size: $0) }, for: .normal)
    return button
  }

  @Test func titleFollowsImageAndBothAreCentered() {
    let button = button(image: CGSize(width: 20, height: 10))
    let title = button.titleRect(forContentRect: button.bounds)
    let image = button.imageRect(forContentRect: button.bounds)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.maxX == title.minX)
    #expect(abs(image.minX - (200 - title.maxX)) < 1e-9)
    #expect(image.midY == 20)
    #expect(title.midY == 20)
    #expect(button.imageView?.bounds.size == image.size)
    #expect(button.titleLabel?.center == CGPoint(x: title.midX, y: title.midY))
  }

  @Test func titleAndImageAreAddedWhenSet() {
    let button = button(nil)
    #expect(button.subviews.isEmpty)
    button.setTitle("Button", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews == [button.titleLabel])
    #expect(button.titleLabel?.superview === button)
    button.setImage(UIImage(size: CGSize(width: 20, height: 10)), for: .normal)
    let badge = UIView()
    button.addSubview(badge)
    // The image is behind the label, and both are behind the added view.
    #expect(button.subviews == [button.imageView, button.titleLabel, badge])
    #expect(button.recordedSubviews == [badge])
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test func constraintsCanUseTitleLabel() {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let button = button()
    button.contentHorizontalAlignment = .left
    root.addConstrained(button).fix(20, 30, 200, 40)
    let box = root.addConstrained(ContentBox(10, 10))
    guard let label = button.titleLabel else { return #expect(Bool(false)) }
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
      box.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
    root.layoutIfNeeded()
    // The label begins at the button's left edge, and has the button's vertical center.
    #expect(abs(box.frame.minX - (20 + label.frame.width + 8)) < 1e-9)
    #expect(box.frame.minY == 45)
    #expect(label.frame.width > 40)
    button.contentVerticalAlignment = .bottom
    root.layoutIfNeeded()
    // The label's bottom edge is the button's, at 70.
    #expect(box.frame.midY == 70 - label.frame.height / 2)
  }

  @Test func layoutKeepsFramesSetByCode() {
    final class OwnButton: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(x: 1, y: 2, width: 30, height: 4)
      }
    }
    let button = OwnButton(frame: rect(0, 0, 100, 40))
    button.setTitle("Button", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == rect(1, 2, 30, 4))
  }

  @Test func alignmentMovesContent() {
    let button = button(image: CGSize(width: 20, height: 10))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    #expect(button.imageRect(forContentRect: button.bounds).origin == CGPoint(x: 0, y: 30))
    button.contentHorizontalAlignment = .right
    #expect(button.titleRect(forContentRect: button.bounds).maxX == 200)
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .trailing
    #expect(button.effectiveContentHorizontalAlignment == .left)
  }

  @Test func insetsMoveTheirPartOnly() {
    let button = button(image: CGSize(width: 20, height: 10))
    let image = button.imageRect(forContentRect: button.bounds)
    let title = button.titleRect(forContentRect: button.bounds)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    #expect(button.imageRect(forContentRect: button.bounds) == image)
    // A rectangle that is 8 narrower on the left has its center 4 further right.
    #expect(button.titleRect(forContentRect: button.bounds).minX == title.minX + 4)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.contentRect(forBounds: button.bounds) == rect(2, 1, 194, 36))
  }

  @Test func backgroundImageIsMinimumSize() {
    let button = button(nil)
    // 30 wide, and a line of 18 points with 12 around it.
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.setBackgroundImage(UIImage(size: CGSize(width: 23, height: 25)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 23, height: 25))
    button.configuration = .plain()
    #expect(button.intrinsicContentSize.height > 25)
  }

  @Test func imageTakesWidthFromTitle() {
    let button = button(image: CGSize(width: 30, height: 10))
    let narrow = rect(0, 0, 40, 40)
    #expect(button.imageRect(forContentRect: narrow).width == 30)
    #expect(button.titleRect(forContentRect: narrow).width == 10)
  }

  @Test func specialButtonTypeHasImage() {
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .infoLight).currentImage?.size == CGSize(width: 25, height: 24))
    #expect(UIButton(type: .system).currentImage == nil)
  }

  @Test func primaryActionIsShownAndPerformed() {
    var count = 0
    let action = UIAction(title: "Save", image: UIImage(size: CGSize(width: 9, height: 9))) { _ in
      count += 1
    }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.currentTitle == "Save")
    #expect(button.currentImage?.size == CGSize(width: 9, height: 9))
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(button.allControlEvents == .primaryActionTriggered)
  }

  @Test func handlerUpdatesConfigurationForState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Chosen" : "Normal"
    }
    #expect(button.currentTitle == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Chosen")
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    #expect(button.currentTitle == "Chosen")
  }

  @Test func configurationInsetsFollowButtonSize() {
    var configuration = UIButton.Configuration.filled()
    let medium = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    #expect(configuration.contentInsets == medium)
    configuration.contentInsets.top = 0
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 12, "set ones stay, whatever the size")
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.top == 15)
  }

  @Test func attributedTitleSetsTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Attributed")
    #expect(configuration.title == "Attributed")
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == nil)
  }

  /// The title takes the font from the transformer, which gets the previous font.
  @Test func attributesOfATitleDecideItsFont() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Save",
      attributes: AttributeContainer().font(.systemFont(ofSize: 30))
    )
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 30))
    button.configuration?.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = incoming.font?.withSize((incoming.font?.pointSize ?? 0) + 10)
      return outgoing
    }
    #expect(button.titleLabel?.font == .systemFont(ofSize: 40))
    button.configuration?.title = "Save"
    #expect(button.titleLabel?.font.pointSize == 27, "the 17 of the body style, and 10")
  }
}
