/// What determined the frame of a view: the constraints that are active for it, with their numbers.
package struct LayoutExplanation {
  /// A number of a frame, in the coordinates of the superview.
  package enum Dimension: String, CaseIterable, Sendable {
    case x, y, width, height
  }

  /// What acts as a constraint.
  package enum Source: Hashable {
    /// A constraint of the application, or what stands for one.
    case rule(LayoutDiagnostics.Rule)
    /// The size of the root of the tree of views, such as that of the window.
    case rootSize(view: String)
    /// The wish for small contents of scroll views.
    case smallContent
  }

  /// A constraint that holds with equality and is a part of a value.
  package struct Part {
    package var source: Source
    /// By how much the value changes for each point by which the constant of the constraint does.
    package var multiplier: Double
    /// What the constraint brings to the value, in points.
    package var amount: Double
    /// How much of that comes from margins, safe areas, guides and bounds, not from the constant.
    package var surroundings: Double
    /// 1000 for what is required.
    package var priority: Double
  }

  /// One number of the frame and what it consists of.
  package struct Value {
    package var dimension: Dimension
    /// As the frame has it, in points.
    package var value: Double
    package var parts: [Part] = []
    /// The constraints without each of which the value would be another, though they are no part of it.
    package var pressures: [Source] = []
    /// From the alignment rectangle, which constraints are about, to the frame.
    package var alignment = 0.0
    /// To whole pixels.
    package var rounding = 0.0
    /// What no constraint accounts for: a frame that code or a class of UIKit's has set.
    package var setDirectly = 0.0
    /// Whether the constraints leave the value open.
    package var isAmbiguous = false
    /// The views and guides in the value of whose size nothing makes more than zero.
    package var emptyItems: [String] = []
    /// The views and guides in the value whose position nothing determines.
    package var freeItems: [String] = []

    /// All that the value consists of, added up.
    package var sum: Double {
      parts.reduce(0) { $0 + $1.amount } + alignment + rounding + setDirectly
    }
  }

  /// The values in the order of ``Dimension``.
  package var values: [Value]
}

extension UIView {
  /// What determined the frame that the view has at this moment, after a layout if one is due.
  package final func explainLayout() -> LayoutExplanation {
    rootView.layoutIfNeeded()
    return rootView.layoutSystem.explanation(of: self)
  }
}
