/// The explanation of a view's frame at one moment: the active constraints with their numbers.
///
/// It is not part of an answer. It follows from the question, and is recorded only on request.
package struct FrameExplanation: Codable, Hashable, Sendable {
  /// The path of the view in recordings.
  package var view: ViewPath
  /// The values in the order of ``Dimension``, each at most once.
  package var values: [Value]

  package init(view: ViewPath, values: [Value]) {
    self.view = view
    self.values = values
  }
}

extension FrameExplanation {
  /// A number of a frame, in the coordinates of the superview.
  package enum Dimension: String, CaseIterable, Codable, Sendable {
    case x, y, width, height
  }

  /// One number of the frame and its parts, in points.
  package struct Value: Codable, Hashable, Sendable {
    /// The explained number of the frame.
    package var dimension: Dimension
    /// The value in the superview's coordinates.
    package var value: Double
    /// The active parts.
    ///
    /// Their amounts and the three numbers below add up to the value.
    package var parts: [Part]
    /// Sources that are not parts of the value; the removal of any of them would change it.
    package var pressedBy: [ExplanationSource]
    /// The distance from the alignment rectangle, which constraints use, to the frame.
    package var alignment: Double
    /// The distance to whole pixels.
    package var rounding: Double
    /// The part without a constraint: a frame that code or a UIKit class has set.
    package var setDirectly: Double
    /// Whether the constraints leave the value ambiguous.
    package var isAmbiguous: Bool
    /// The names of views and guides in the value that have no constraint for a size above zero.
    package var emptyItems: [String]
    /// The names of views and guides in the value that have no constraint for their position.
    package var freeItems: [String]

    package init(
      _ dimension: Dimension,
      _ value: Double,
      parts: [Part] = [],
      pressedBy: [ExplanationSource] = [],
      alignment: Double = 0,
      rounding: Double = 0,
      setDirectly: Double = 0,
      isAmbiguous: Bool = false,
      emptyItems: [String] = [],
      freeItems: [String] = []
    ) {
      self.dimension = dimension
      self.value = value
      self.parts = parts
      self.pressedBy = pressedBy
      self.alignment = alignment
      self.rounding = rounding
      self.setDirectly = setDirectly
      self.isAmbiguous = isAmbiguous
      self.emptyItems = emptyItems
      self.freeItems = freeItems
    }
  }

  /// An active source of a value and its amount.
  package struct Part: Codable, Hashable, Sendable {
    /// The constraint, or another rule with the same effect.
    package var source: ExplanationSource
    /// The amount in points.
    package var amount: Double
    /// The change of the value for each point of the constraint's constant.
    package var multiplier: Double
    /// The part of the amount from margins, safe areas, guides and bounds, not from the constant.
    package var surroundings: Double
    /// The priority; 1000 is required.
    package var priority: Double

    package init(
      _ source: ExplanationSource,
      amount: Double,
      multiplier: Double = 1,
      surroundings: Double = 0,
      priority: Double = 1000
    ) {
      self.source = source
      self.amount = amount
      self.multiplier = multiplier
      self.surroundings = surroundings
      self.priority = priority
    }
  }
}
