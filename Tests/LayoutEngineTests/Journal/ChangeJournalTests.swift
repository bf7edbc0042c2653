import DeviceCatalog
import Testing
import UIKit

@testable import LayoutEngine

/// The cause of each entry, on an iPhone 8.
@MainActor @Suite struct ChangeJournalTests {
  /// Returns a scroll view of 100 by 200 with content of 100 by 500, so offsets from 0 to 300 are
  /// legal.
  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    return scrollView
  }

  @Test func consequencesOfApplicationChangesAreSystemEvents() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let scrollView = makeScrollView()
      let journal = device.startJournal { _ in "view" }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        scrollView.contentInset.bottom = 50
        // 500 of content - 200 of view + 50 of inset.
        scrollView.contentOffset.y = 350
        scrollView.contentInset.bottom = 0
      }
      device.clock.advance(by: 1)
      #expect(
        journal.words == [
          "0.5 application view contentInset 0 0 0 0 -> 0 0 50 0",
          "0.5 application view offset 0 0 -> 0 350",
          "0.5 application view contentInset 0 0 50 0 -> 0 0 0 0",
          // 500 - 200
          "0.5 system view offset 0 350 -> 0 300",
        ]
      )
      #expect(journal.takeEntries().isEmpty)
    }
  }

  @Test(arguments: ["dispatch", "completion", "notification", "observation"])
  func blocksAreApplicationEvents(kind: String) throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let scrollView = makeScrollView()
      let journal = device.startJournal { _ in "view" }
      let change: @Sendable @MainActor () -> Void = { scrollView.contentOffset.y = 10 }
      switch kind {
      case "dispatch":
        // A constant, because the compiler has special rules for `DispatchQueue.main.async`.
        let queue = UIKit.DispatchQueue.main
        queue.async(execute: change)
      case "completion":
        UIView.animate(withDuration: 0, animations: {}, completion: { _ in change() })
      case "notification":
        let name = NSNotification.Name("UISomethingNotification")
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          change()
        }
        device.post(name, object: nil)
      default:
        let other = UIView()
        let observation = other.observe(\.bounds) { _, _ in change() }
        other.bounds.size.width = 1
        observation.invalidate()
      }
      device.clock.settle()
      #expect(journal.words.last == "0.0 application view offset 0 0 -> 0 10")
    }
  }

  @Test func keyboardFollowingFocusIsSystemEvent() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let (window, field) = (UIWindow(), UITextField())
      window.addSubview(field)
      let journal = device.startJournal { _ in "field" }
      device.attributing(to: .script) { _ = field.becomeFirstResponder() }
      device.clock.advance(by: 1)
      #expect(
        journal.words == [
          "0.0 script focus none -> field", "0.0 system KeyboardWillChangeFrame",
          "0.0 system KeyboardWillShow", "0.25 system KeyboardDidChangeFrame",
          "0.25 system KeyboardDidShow",
        ]
      )
    }
  }

  @Test func scriptedKeyboardKeepsScriptAsCause() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let journal = device.startJournal { _ in "" }
      device.attributing(to: .script) { device.keyboard.show(height: 258) }
      device.clock.advance(by: 1)
      #expect(
        journal.words == [
          "0.0 script KeyboardWillChangeFrame", "0.0 script KeyboardWillShow",
          "0.25 script KeyboardDidChangeFrame", "0.25 script KeyboardDidShow",
        ]
      )
    }
  }

  /// The field ends at 480; an inset of 216 leaves 500 - 216 visible.
  @Test func scrollToFirstResponderIsSystemEvent() throws {
    try makeRecordedDevice().run {
      let device = SimulatedDevice.current
      let window = UIWindow()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 375, height: 500)
      let field = UITextField(frame: CGRect(x: 0, y: 440, width: 375, height: 40))
      scrollView.addSubview(field)
      window.addSubview(scrollView)
      let name = UIResponder.keyboardWillShowNotification
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        scrollView.contentInset.bottom = 216
      }
      let journal = device.startJournal { _ in "view" }
      field.becomeFirstResponder()
      #expect(
        journal.words.suffix(2) == [
          "0.0 application view contentInset 0 0 0 0 -> 0 0 216 0 in 0.25",
          // 480 - (500 - 216), as an animated scroll of 0.3 seconds
          "0.0 system view offset 0 0 -> 0 196 in 0.3",
        ]
      )
    }
  }

  /// Returns a device with scroll animations that take effect at once, as in recordings.
  private func makeRecordedDevice() throws -> SimulatedDevice {
    var options = SimulationOptions()
    options.scrollsFrameByFrame = false
    return try makeDevice(options: options)
  }

  @Test func animatedScrollUsesSurroundingDuration() throws {
    try makeRecordedDevice().run {
      let device = SimulatedDevice.current
      let scrollView = makeScrollView()
      let journal = device.startJournal { _ in "view" }
      scrollView.setContentOffset(CGPoint(x: 0, y: 1), animated: false)
      scrollView.setContentOffset(CGPoint(x: 0, y: 2), animated: true)
      UIView.animate(withDuration: 0.5) {
        scrollView.setContentOffset(CGPoint(x: 0, y: 3), animated: true)
        UIView.performWithoutAnimation { scrollView.contentOffset.y = 4 }
      }
      #expect(journal.takeEntries().map(\.duration) == [nil, 0.3, 0.5, nil])
    }
  }

  @Test func layoutPassIsNotedIfViewsMove() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      window.isHidden = false
      device.clock.settle()
      let journal = device.startJournal { _ in "view" }
      width.constant = 20
      device.clock.settle()
      #expect(journal.words == ["0.0 system layout"])
      window.setNeedsLayout()
      device.clock.settle()
      #expect(journal.words.isEmpty)
      width.constant = 30
      device.attributing(to: .application) { window.layoutIfNeeded() }
      #expect(journal.words == ["0.0 application layout"])
    }
  }

  @Test func layoutByApplicationClassIsApplicationEvent() throws {
    final class Root: UIView {
      let scrollView = UIScrollView()
      override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.contentInset.top = 7
      }
    }
    try makeDevice().run {
      let device = SimulatedDevice.current
      let (window, root) = (UIWindow(), Root())
      window.addSubview(root)
      let journal = device.startJournal { _ in "view" }
      window.isHidden = false
      device.clock.settle()
      let inset = "0.0 application view contentInset 0 0 0 0 -> 7 0 0 0"
      #expect(journal.words.filter { $0.contains("contentInset") } == [inset])
    }
  }

  @Test func controllerCallsAreRecorded() throws {
    final class Controller: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        additionalSafeAreaInsets.bottom = 3
      }
    }
    try makeDevice().run {
      let device = SimulatedDevice.current
      let window = UIWindow()
      let controller = Controller()
      window.rootViewController = UINavigationController(rootViewController: controller)
      let journal = device.startJournal { _ in "controller" }
      window.makeKeyAndVisible()
      device.clock.settle()
      let words = journal.words
      #expect(
        words.filter { $0.contains("viewWillAppear") } == ["0.0 system controller viewWillAppear"]
      )
      #expect(
        words.contains("0.0 application controller additionalSafeAreaInsets 0 0 0 0 -> 0 0 3 0")
      )
    }
  }

  @Test func rotationIsScriptEventWithSystemConsequences() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      device.keyboard.show()
      device.clock.advance(by: 1)
      let journal = device.startJournal { _ in "" }
      device.attributing(to: .script) { device.rotate(to: .landscape) }
      #expect(
        journal.words == [
          "1.0 script portrait -> landscape", "1.0 system KeyboardWillChangeFrame",
          "1.0 system KeyboardWillHide", "1.0 system DeviceOrientationDidChange",
        ]
      )
    }
  }

  @Test func journalRetainsNothing() throws {
    try makeDevice().run {
      let journal = SimulatedDevice.current.startJournal { _ in "view" }
      weak var gone: UIScrollView?
      do {
        let scrollView = makeScrollView()
        scrollView.contentOffset.y = 1
        gone = scrollView
      }
      #expect(gone == nil)
      #expect(journal.takeEntries().count == 2)
    }
  }
}

extension ChangeJournalTests {
  /// The cause of a failed assertion is the application, even if the script made the call.
  @Test func failedAssertionIsApplicationEvent() throws {
    try makeDevice().run {
      let device = SimulatedDevice.current
      let journal = device.startJournal { _ in "form" }
      let controller = UIViewController()
      device.attributing(to: .script) {
        device.recordDiagnostic("tooLate", of: "all", in: controller)
      }
      #expect(journal.words == ["0.0 application form tooLate of all"])
    }
  }
}

extension ChangeJournal {
  /// The changes since the last call, as text.
  fileprivate var words: [String] {
    takeEntries().map { entry in
      let subject = entry.subject.isEmpty ? "" : " \(entry.subject)"
      let duration = entry.duration.map { " in \($0)" } ?? ""
      return "\(entry.time) \(entry.cause)\(subject) \(entry.change.words)\(duration)"
    }
  }
}

extension JournalEntry.Change {
  fileprivate var words: String {
    switch self {
    case .notification(let name, _):
      name.rawValue.replacingOccurrences(of: "Notification", with: "").dropFirst(2).description
    case .call(let method): method
    case .diagnostic(let name, let detail): "\(name)\(detail.map { " of \($0)" } ?? "")"
    case .firstResponder(let old, let new): "focus \(old ?? "none") -> \(new ?? "none")"
    case .device(.orientation(let old, let new)): "\(old) -> \(new)"
    case .device(.display(let old, let new)): "\(old) -> \(new)"
    case .trait(let name, let old, let new): "\(name) \(old) -> \(new)"
    case .insets(let name, let old, let new): "\(name) \(old.words) -> \(new.words)"
    case .contentOffset(let old, let new):
      "offset \(list(old.x, old.y)) -> \(list(new.x, new.y))"
    case .contentSize(let old, let new):
      "content \(list(old.width, old.height)) -> \(list(new.width, new.height))"
    case .layout: "layout"
    }
  }
}

extension UIEdgeInsets {
  fileprivate var words: String { list(top, left, bottom, right) }
}

private func list(_ numbers: CGFloat...) -> String {
  numbers.map { Int(exactly: $0).map(String.init) ?? "\($0)" }.joined(separator: " ")
}
