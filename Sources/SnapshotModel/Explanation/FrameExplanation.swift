/// What determined the frame of a view at one moment: the constraints that were active for it, with their
/// numbers.
///
/// It is no part of an answer: it follows from a question, and is recorded only where it is asked for.
package struct FrameExplanation: Codable, Hashable, Sendable {
  /// Path of the view, see ``ViewGeometry/path``.
  package var view: String
  /// In the order of ``Dimension``, each at most once.
  package var values: [Value]

  package init(view: String, values: [Value]) {
    self.view = view
    self.values = values
  }
}

extension FrameExplanation {
  /// A number of a frame, in the coordinates of the superview.
  package enum Dimension: String, CaseIterable, Codable, Sendable {
    case x, y, width, height
  }

  /// One number of the frame and what it consists of, in points.
  package struct Value: Codable, Hashable, Sendable {
    /// The number of the frame that is explained.
    package var dimension: Dimension
    /// The value in the superview's coordinates.
    package var value: Double
    /// What is active; the amounts add up to the value, with the three numbers below.
    package var parts: [Part]
    /// What is no part of the value, and without each of which it would be another.
    package var pressedBy: [ExplanationSource]
    /// From the alignment rectangle, which constraints are about, to the frame.
    package var alignment: Double
    /// To whole pixels.
    package var rounding: Double
    /// What no constraint accounts for: a frame that code or a class of UIKit's has set.
    package var setDirectly: Double
    /// Whether the constraints leave the value open.
    package var isAmbiguous: Bool
    /// The views and guides, by name, in the value of whose size nothing makes more than zero.
    package var emptyItems: [String]
    /// The views and guides, by name, in the value whose position nothing determines.
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

  /// What is active for a value, and what it brings to it.
  package struct Part: Codable, Hashable, Sendable {
    /// The constraint, or another rule that acts like one.
    package var source: ExplanationSource
    /// In points.
    package var amount: Double
    /// By how much the value changes for each point by which the constant of the constraint does.
    package var multiplier: Double
    /// How much of the amount comes from margins, safe areas, guides and bounds, not from the constant.
    package var surroundings: Double
    /// 1000 for what is required.
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

/// What acts as a constraint on a frame.
package struct ExplanationSource: Codable, Hashable, Sendable {
  /// By the names that engines and the database use.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// As of ``ConflictItem/Kind``.
    case constraint, autoresizingMask, contentSize, arrangement, guide
    /// The size of the root of a tree of views, such as that of the window.
    case rootSize
    /// The wish for small contents of scroll views.
    case smallContent
  }

  /// The kind of rule, which decides the properties in use.
  package var kind: Kind
  /// As of ``ConflictItem/name``.
  package var name: String
  /// The name of the view that has it; empty for a constraint.
  package var view: String
  /// The constraint with its numbers; empty for anything else.
  package var equation: String

  package init(_ kind: Kind, name: String = "", view: String = "", equation: String = "") {
    self.kind = kind
    self.name = name
    self.view = view
    self.equation = equation
  }

  /// Makes the source that a finding names.
  package init(_ item: ConflictItem) {
    self.init(Kind(item.kind), name: item.name, view: item.view, equation: item.equation)
  }

  /// The source as findings have it; nil for what is none of an application.
  package var item: ConflictItem? {
    ConflictItem.Kind(rawValue: kind.rawValue).map {
      ConflictItem($0, name: name, view: view, equation: equation)
    }
  }
}

extension ExplanationSource.Kind {
  fileprivate init(_ kind: ConflictItem.Kind) {
    switch kind {
    case .constraint: self = .constraint
    case .autoresizingMask: self = .autoresizingMask
    case .contentSize: self = .contentSize
    case .arrangement: self = .arrangement
    case .guide: self = .guide
    }
  }
}

/// What determined the frames of the views of a checkpoint.
package struct ExplainedStep: Codable, Hashable, Sendable {
  /// Index of the checkpoint's step.
  package var step: Int
  /// Parents before children, as the snapshot has them.
  package var views: [FrameExplanation]

  package init(step: Int, views: [FrameExplanation]) {
    self.step = step
    self.views = views
  }
}
