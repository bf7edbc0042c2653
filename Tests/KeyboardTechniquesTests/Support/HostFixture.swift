import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// A running scenario: a device with a window, a host and its scrolling content.
@MainActor
final class HostFixture {
  let device: SimulatedDevice
  let window: UIWindow
  let host: ComposingController
  private(set) var content: UIView
  private(set) var applied: [Applied] = []
  private var zero = 0.0

  var manager: ScrollingContentViewManager { host.manager }
  var scrollView: ScrollingContentScrollView { host.manager.scrollView }
  var form: SignUpForm? { content as? SignUpForm }

  init(_ scenario: Scenario, on device: SimulatedDevice) {
    self.device = device
    window = UIWindow()
    host = ComposingController(parameters: scenario.setup.parameters)
    content = scenario.content.make()
    configure(scenario.setup)
    putOnScreen(scenario.setup)
  }

  private func configure(_ setup: Setup) {
    host.forwarding = setup.forwarding
    host.additionalSafeAreaInsets = setup.additional
    manager.shouldResizeContentViewForKeyboard = setup.resizes
    manager.shouldAdjustAdditionalSafeAreaInsetsForKeyboard = setup.adjustsSafeArea
    scrollView.keyboardDismissMode = setup.dismissMode
    scrollView.alwaysBounceVertical = setup.bounces
    if let frame = setup.frame {
      content.translatesAutoresizingMaskIntoConstraints = true
      content.frame = frame
      content.autoresizingMask = setup.autoresizing
      host.view.addSubview(content)
    }
    manager.contentView = content
    manager.eventHandler = { [weak self] in self?.record($0) }
  }

  private func putOnScreen(_ setup: Setup) {
    if let rootFrame = setup.rootFrame {
      // A container that is larger than the host's view.
      let container = UIViewController()
      container.addChild(host)
      host.view.autoresizingMask = []
      host.view.frame = rootFrame
      container.view.addSubview(host.view)
      window.rootViewController = container
    } else if setup.hasNavigationBar {
      window.rootViewController = UINavigationController(rootViewController: host)
    } else {
      window.rootViewController = host
    }
    window.makeKeyAndVisible()
    device.clock.settle()
  }

  private func record(_ event: TechniqueEvent) {
    guard case .bottomInset(let inset, let animated) = event.kind else { return }
    let time = ((event.time - zero) * 1000).rounded() / 1000
    applied.append(Applied(Double(inset), at: time, animated: animated))
  }

  // MARK: Measuring

  var fields: [UITextField] {
    form?.fields ?? content.subviews.compactMap { $0 as? UITextField }
  }

  func frame(ofField index: Int) -> CGRect {
    fields[index].convert(fields[index].bounds, to: scrollView)
  }

  func screenFrame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: nil)
  }

  // MARK: Steps

  /// Performs a step; the caller checks expectations.
  func perform(_ step: Step) {
    switch step {
    case .show(let height, let duration):
      device.keyboard.show(height: height, duration: duration)
    case .hide(let duration):
      device.keyboard.hide(duration: duration)
    case .focus(let index):
      fields[index].becomeFirstResponder()
    case .wait(let seconds):
      device.clock.advance(by: seconds)
    case .rotate(let orientation):
      device.rotate(to: orientation)
    case .additionalBottom(let bottom):
      host.additionalSafeAreaInsets.bottom = bottom
    case .dismissMode(let mode):
      scrollView.keyboardDismissMode = mode
    case .tracking(let isTracking):
      scrollView.isTracking = isTracking
    case .height, .layout, .assign, .place:
      changeContent(step)
    case .scroll, .request, .requestRect, .requestField, .requestFrozen, .requestFirstResponder,
      .margin:
      scroll(step)
    case .mark:
      zero = device.clock.now
      applied = []
    case .expect, .applied:
      break
    }
  }

  private func changeContent(_ step: Step) {
    switch step {
    case .height(let height):
      (content as? SizedView)?.heightConstraint?.constant = height
      (content as? IntrinsicView)?.size.height = height
    case .layout:
      scrollView.setNeedsLayout()
      scrollView.layoutIfNeeded()
    case .assign(let newContent):
      content = newContent.make()
      manager.contentView = content
    case .place(let index, let y):
      fields[index].frame.origin.y = y.lowerBound
      fields[index].frame.size.height = y.upperBound - y.lowerBound
    default:
      break
    }
  }

  private func scroll(_ step: Step) {
    switch step {
    case .scroll(let x, let y):
      scrollView.contentOffset = CGPoint(x: x, y: y)
    case .request(let y):
      let height = y.upperBound - y.lowerBound
      let rect = CGRect(x: 20, y: y.lowerBound, width: 200, height: height)
      scrollView.scrollRectToVisible(rect, animated: true)
    case .requestRect(let rect):
      scrollView.scrollRectToVisible(rect, animated: true)
    case .requestField(let index, let margin):
      let rect = frame(ofField: index)
      scrollView.scrollRectToVisible(rect, animated: true, margin: margin.map { CGFloat($0) })
    case .requestFrozen(let index):
      scrollView.scrollViewToVisible(fields[index], animated: true)
    case .requestFirstResponder:
      scrollView.scrollFirstResponderToVisible(animated: true)
    case .margin(let margin):
      scrollView.visibilityScrollMargin = margin
    default:
      break
    }
  }
}
