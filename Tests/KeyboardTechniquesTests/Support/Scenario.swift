import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// One row of a table of scenarios: a set-up, its steps, and the expected measures.
struct Scenario: Sendable, CustomTestStringConvertible {
  var id: String
  var fixture: Fixture
  var content: Content
  var setup = Setup()
  var steps: [Step]

  var testDescription: String { id }

  init(
    _ id: String,
    _ fixture: Fixture,
    _ content: Content,
    _ setup: Setup = Setup(),
    steps: [Step]
  ) {
    self.id = id
    self.fixture = fixture
    self.content = content
    self.setup = setup
    self.steps = steps
  }
}

/// The difference between a scenario's screen and a window's root controller with plain content.
struct Setup: Sendable {
  var orientation = DeviceOrientation.portrait
  var additional = UIEdgeInsets.zero
  var resizes = false
  var adjustsSafeArea = true
  var dismissMode = UIScrollView.KeyboardDismissMode.none
  var bounces = false
  /// The content view's frame in the root view, before its assignment; nil assigns it without a
  /// superview.
  var frame: CGRect?
  var autoresizing: UIView.AutoresizingMask = []
  /// The root view's frame in the window; nil fills it.
  var rootFrame: CGRect?
  var hasNavigationBar = false
  var keyboard = 216.0
  var landscapeKeyboard: Double?
  var parameters = ScrollingContentParameters()
  var forwarding = Forwarding.all
}

/// An action or an expectation in a scenario.
enum Step: Sendable {
  /// The keyboard's notifications, without a focused field.
  case show(Double, duration: Double = 0.25)
  case hide(duration: Double = 0.25)
  /// Focus on a field, which brings the keyboard up.
  case focus(field: Int)
  case wait(Double)
  case rotate(DeviceOrientation)
  case scroll(x: Double = 0, y: Double)
  /// A request to show a part of the content; the following cases are other requests.
  case request(y: ClosedRange<Double>)
  case requestRect(CGRect)
  case requestField(Int, margin: Double? = nil)
  case requestFrozen(field: Int)
  case requestFirstResponder
  case margin(Double)
  /// A field moves or grows.
  case place(field: Int, y: ClosedRange<Double>)
  case additionalBottom(Double)
  case dismissMode(UIScrollView.KeyboardDismissMode)
  case tracking(Bool)
  case height(Double)
  case layout
  case assign(Content)
  /// The expected measures at this time.
  case expect([Measure: Double])
  /// The changes applied since the mark: bottom insets, with times in seconds since the mark.
  case applied([Applied])
  /// Sets the time of later changes to zero, and discards the earlier ones.
  case mark
}

/// A change of the manager's bottom inset.
struct Applied: Hashable, Sendable, CustomStringConvertible {
  var inset: Double
  var time: Double
  var animated: Bool

  init(_ inset: Double, at time: Double, animated: Bool = true) {
    self.inset = inset
    self.time = time
    self.animated = animated
  }

  var description: String { "\(inset) at \(time)\(animated ? "" : ", unanimated")" }
}
