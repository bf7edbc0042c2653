package import SnapshotModel

/// One thing that happens to a screen.
package enum ScenarioStep: Codable, Hashable, Sendable {
  // Screens.

  /// Pushes a screen; a field named here becomes first responder in its `viewWillAppear`.
  case push(screen: String, focus: String?, animated: Bool)
  /// Pops a screen; a field of the screen below becomes first responder in its `viewWillAppear`.
  case pop(animated: Bool, focus: String? = nil)
  /// Pops by a finger, see ``SwipeBackRequest``.
  case swipeBack(SwipeBackRequest)
  /// Touches the tab of a screen; a field of the shown screen becomes first responder.
  case selectTab(screen: String, focus: String? = nil)
  case rotate(to: RotationTarget)
  /// Has a call make the status bar higher, or the application hide or show it.
  case statusBar(StatusBarChange)
  /// Changes the user's text size or weight of text.
  case textSize(TextSizeChange)
  /// Presents a screen over the one on top.
  case present(PresentRequest)
  /// Dismisses the screen that was presented last, with the screens pushed onto it; a field of the
  /// screen below becomes first responder.
  case dismiss(animated: Bool, focus: String? = nil)
  /// Has a finger draw the presented sheet down.
  case swipeDown(SwipeDownRequest)
  /// Performs a segue of the document that the screen on top is from.
  case segue(SegueRequest)
  /// Touches a view or a bar button item, whose segue is performed or which gets the focus.
  case tap(view: String)
  /// Gives the application another part of an iPad's screen.
  case multitasking(MultitaskingRequest)
  /// Shows or hides bars.
  case bars(Bars)

  // The keyboard.

  /// Makes the named view first responder; the device's keyboard follows.
  case focus(view: String)
  /// Takes the focus away; the keyboard leaves.
  case resign
  /// Presses the return key for the first responder.
  case returnKey
  /// Posts keyboard changes at exact times, whatever the focus, see ``KeyboardChange``.
  case keyboard([KeyboardChange])
  /// Has AutoFill fill the named fields, moving the focus along.
  case autoFill(views: [String])

  // Scrolling.

  /// Assigns a content offset as code would, unclamped; nil is the screen's own scroll view.
  case scroll(view: String?, to: Point, animated: Bool)
  /// Asks a scroll view to show something.
  case scrollToVisible(VisibilityRequest)
  /// Moves a finger, see ``DragRequest``.
  case drag(DragRequest)
  /// Lifts the finger with a velocity in points a second; nil for that of its movement.
  case release(velocity: Point?)
  /// Touches the status bar.
  case scrollToTop
  /// Reports whether a finger is on the screen's own scroll view.
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
  /// Sets edges of the controller's additional safe area; the others stay.
  case setAdditionalSafeAreaInsets(EdgeChange)
  /// Gives the technique another content view.
  case setContentView(view: String)
  /// Changes options of the technique.
  case setOptions(TechniqueOptions)
  /// Lays the window out at once.
  case layout
  /// Steps of one turn of the run loop: nothing is laid out between them.
  case turn([ScenarioStep])

  // Time and record.

  /// Lets virtual seconds pass.
  case wait(seconds: Double)
  /// Lets time pass until so many seconds after the start of the run.
  case waitUntil(seconds: Double)
  /// Lets everything that is due at this instant happen, then records the geometry under a name: as
  /// it is in force or, where `presented` is true, as it is seen in the middle of animations.
  case checkpoint(name: String, expect: [Expectation]? = nil, presented: Bool? = nil)
  /// Compares without recording.
  case expect([Expectation])
  /// Compares with the events since the step of this kind before, or since the start: those that match
  /// one of the list came in the order of the list, each as often as it is there.
  case expectEvents([EventPattern])
}

/// A wish to see something in a scroll view.
package struct VisibilityRequest: Codable, Hashable, Sendable {
  /// The things that can be scrolled to.
  package enum Target: Codable, Hashable, Sendable {
    /// A rectangle in the coordinates of the content.
    case rect(Rect)
    /// The rectangle that a view's frame is at the time of the request.
    case frame(of: String)
    /// A view, by the technique's own method.
    case view(String)
    /// The first responder, by the technique's own method.
    case firstResponder
  }

  /// The rectangle or view that must be in sight afterwards.
  package var target: Target
  /// Nil is the screen's own.
  package var scrollView: String?
  /// Points; nil is what the technique's option states.
  package var margin: Double?
  /// Whether the content scrolls by an animation.
  package var animated: Bool

  package init(target: Target, scrollView: String?, margin: Double?, animated: Bool) {
    self.target = target
    self.scrollView = scrollView
    self.margin = margin
    self.animated = animated
  }
}

/// Properties that a view gets; nil leaves a property as it is.
package struct ViewChange: Codable, Hashable, Sendable {
  /// The name of the view in the screen.
  package var view: String
  /// In the superview's coordinates.
  package var frame: Rect?
  /// Of which a `set` step of a scenario file has those that can change on screen.
  package var properties: ViewProperties

  package init(view: String, frame: Rect?, properties: ViewProperties) {
    self.view = view
    self.frame = frame
    self.properties = properties
  }
}

/// Some edges of insets, in points; nil leaves an edge as it is.
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

  /// What must hold when the step is over.
  package var expectations: [Expectation] {
    switch self {
    case .checkpoint(_, let expectations, _): expectations ?? []
    case .expect(let expectations): expectations
    default: []
    }
  }
}
