import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import Testing

/// One row of a table of scenarios: a set-up, what happens, and what is to be measured when.
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

/// How the screen of a scenario differs from a window's root controller with plain content.
struct Setup: Sendable {
  var orientation = DeviceOrientation.portrait
  var additional = UIEdgeInsets.zero
  var resizes = false
  var adjustsSafeArea = true
  var dismissMode = UIScrollView.KeyboardDismissMode.none
  var bounces = false
  /// The content view's frame in the root view, before it is assigned; nil assigns it loose.
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

/// Something that happens, or is expected, in a scenario.
enum Step: Sendable {
  /// The keyboard's notifications, by themselves.
  case show(Double, duration: Double = 0.25)
  case hide(duration: Double = 0.25)
  /// Focus on a field, which brings the keyboard up.
  case focus(field: Int)
  case wait(Double)
  case rotate(DeviceOrientation)
  case scroll(x: Double = 0, y: Double)
  /// A wish to see part of the content, with whose own margin, or by which other way.
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
  /// What the measures must be now.
  case expect([Measure: Double])
  /// What was applied so far: bottom insets and the times, in seconds since the mark.
  case applied([Applied])
  /// Zero for the times of what is applied from now on, which forgets what was before.
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
