package import SnapshotModel

/// A step of a scenario.
package enum ScenarioStep: Codable, Hashable, Sendable {
  // Screens.

  /// Pushes a screen; the field `focus` becomes first responder in the screen's `viewWillAppear`.
  case push(screen: String, focus: String?, animated: Bool)
  /// Pops a screen; the field `focus` of the screen below becomes first responder in that screen's
  /// `viewWillAppear`.
  case pop(animated: Bool, focus: String? = nil)
  /// Pops a screen with a finger, see ``SwipeBackRequest``.
  case swipeBack(SwipeBackRequest)
  /// Touches the tab of a screen; the field `focus` of that screen becomes first responder.
  case selectTab(screen: String, focus: String? = nil)
  case rotate(to: RotationTarget)
  /// Folds a device with two displays; its outer display shows the application.
  case fold
  /// Unfolds a device with two displays; its inner display shows the application.
  case unfold
  /// Changes the status bar: a call makes it taller, or the application hides or shows it.
  case statusBar(StatusBarChange)
  /// Changes the user's text size, or turns bold text on or off.
  case textSize(TextSizeChange)
  /// Presents a screen over the top screen.
  case present(PresentRequest)
  /// Dismisses the last presented screen, with the screens pushed onto it; the field `focus` of the
  /// screen below becomes first responder.
  case dismiss(animated: Bool, focus: String? = nil)
  /// Drags the presented sheet down with a finger.
  case swipeDown(SwipeDownRequest)
  /// Performs a segue of the top screen's document.
  case segue(SegueRequest)
  /// Touches a view or a bar button item: performs its segue, or gives the view the focus.
  case tap(view: String)
  /// Touches a row of a list that an app's code fills, see ``RowSelection``.
  case select(RowSelection)
  /// Changes the application's part of an iPad's screen.
  case multitasking(MultitaskingRequest)
  /// Shows or hides bars.
  case bars(Bars)

  // The keyboard.

  /// Makes the named view first responder; the device's keyboard follows.
  case focus(view: String)
  /// Resigns the first responder; the keyboard hides.
  case resign
  /// Presses the return key for the first responder.
  case returnKey
  /// Posts keyboard changes at exact times, regardless of the focus, see ``KeyboardChange``.
  case keyboard([KeyboardChange])
  /// Fills the named fields with AutoFill, which moves the focus from field to field.
  case autoFill(views: [String])

  // Scrolling.

  /// Assigns a content offset without clamping, as code would; `view` is nil for the screen's own
  /// scroll view.
  case scroll(view: String?, to: Point, animated: Bool)
  /// Scrolls a view or a rectangle into view.
  case scrollToVisible(VisibilityRequest)
  /// Moves a finger, see ``DragRequest``.
  case drag(DragRequest)
  /// Lifts the finger with a velocity in points per second; nil for the velocity of its movement.
  case release(velocity: Point?)
  /// Touches the status bar.
  case scrollToTop
  /// Puts a finger on the screen's own scroll view, or lifts it.
  case tracking(Bool)

  // The application's own code.

  /// Sets the constant of a constraint by its id.
  case setConstant(constraint: String, constant: Double)
  /// Sets the priority of a constraint by its id.
  case setPriority(constraint: String, priority: Double)
  /// Activates or deactivates a constraint by its id.
  case setActive(constraint: String, isActive: Bool)
  /// Sets properties of a view.
  case set(ViewChange)
  /// Sets some edges of the controller's additional safe area; the others are unchanged.
  case setAdditionalSafeAreaInsets(EdgeChange)
  /// Changes the technique's content view.
  case setContentView(view: String)
  /// Changes options of the technique.
  case setOptions(TechniqueOptions)
  /// Lays the window out immediately.
  case layout
  /// Performs several steps in one turn of the run loop, without a layout between them.
  case turn([ScenarioStep])

  // Time and recording.

  /// Lets a number of virtual seconds pass.
  case wait(seconds: Double)
  /// Lets virtual time pass until a number of seconds after the start of the run.
  case waitUntil(seconds: Double)
  /// Runs the work that is due now, then records the geometry under a name.
  ///
  /// If `presented` is true, it records the presented positions of running animations.
  case checkpoint(name: String, expect: [Expectation]? = nil, presented: Bool? = nil)
  /// Compares without recording.
  case expect([Expectation])
  /// Compares the events since the previous step of this kind, or since the start, with a list.
  ///
  /// The events that match any pattern must match the patterns one to one, in their order.
  case expectEvents([EventPattern])
}

/// A request to scroll something into view.
package struct VisibilityRequest: Codable, Hashable, Sendable {
  /// The target of a scroll request.
  package enum Target: Codable, Hashable, Sendable {
    /// A rectangle in the coordinates of the content.
    case rect(Rect)
    /// The frame of a view at the time of the request.
    case frame(of: String)
    /// A view, with the technique's own method.
    case view(String)
    /// The first responder, with the technique's own method.
    case firstResponder
  }

  /// The rectangle or view that becomes visible.
  package var target: Target
  /// The scroll view; nil for the screen's own.
  package var scrollView: String?
  /// The margin around the target, in points; nil for the value of the technique's option.
  package var margin: Double?
  /// Whether the scroll is animated.
  package var animated: Bool

  package init(target: Target, scrollView: String?, margin: Double?, animated: Bool) {
    self.target = target
    self.scrollView = scrollView
    self.margin = margin
    self.animated = animated
  }
}

/// New properties of a view; nil leaves a property unchanged.
package struct ViewChange: Codable, Hashable, Sendable {
  /// The name of the view in the screen.
  package var view: String
  /// The frame in the superview's coordinates.
  package var frame: Rect?
  /// The other properties; a `set` step accepts only properties that can change on screen.
  package var properties: ViewProperties

  package init(view: String, frame: Rect?, properties: ViewProperties) {
    self.view = view
    self.frame = frame
    self.properties = properties
  }
}

/// New insets of some edges, in points; nil leaves an edge unchanged.
package struct EdgeChange: Codable, Hashable, Sendable {
  /// The inset from the top edge.
  package var top: Double?
  /// The inset from the left edge.
  package var left: Double?
  /// The inset from the bottom edge.
  package var bottom: Double?
  /// The inset from the right edge.
  package var right: Double?

  package init(
    top: Double? = nil,
    left: Double? = nil,
    bottom: Double? = nil,
    right: Double? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension ScenarioStep {
  /// The step, or the steps of its turn of the run loop.
  package var parts: [ScenarioStep] {
    if case .turn(let steps) = self { return steps }
    return [self]
  }

  /// The comparisons that must be true at the end of the step.
  package var expectations: [Expectation] {
    switch self {
    case .checkpoint(_, let expectations, _): expectations ?? []
    case .expect(let expectations): expectations
    default: []
    }
  }
}
