/// The explanation of a view's frame: the constraints active for it, with their numbers.
package struct LayoutExplanation {
  /// A number of a frame, in the coordinates of the superview.
  package enum Dimension: String, CaseIterable, Sendable {
    case x, y, width, height
  }

  /// The origin of a constraint.
  package enum Source: Hashable {
    /// A constraint of the application, or a rule that acts as one.
    case rule(LayoutDiagnostics.Rule)
    /// The size of the tree's root view, for example the window.
    case rootSize(view: String)
    /// The low-priority preference for small scroll view content.
    case smallContent
  }

  /// A constraint that holds with equality and contributes to a value.
  package struct Part {
    package var source: Source
    /// The change of the value for each point that the constraint's constant changes by.
    package var multiplier: Double
    /// The constraint's contribution to the value, in points.
    package var amount: Double
    /// The part of the amount from margins, safe areas, guides and bounds, without the constant.
    package var surroundings: Double
    /// The constraint's priority; 1000 for a required constraint.
    package var priority: Double
  }

  /// One number of the frame and its parts.
  package struct Value {
    package var dimension: Dimension
    /// The value in the frame, in points.
    package var value: Double
    package var parts: [Part] = []
    /// The constraints that contribute no part.
    ///
    /// Without any one of them the value would differ.
    package var pressures: [Source] = []
    /// The offset from the alignment rectangle, which constraints refer to, to the frame.
    package var alignment = 0.0
    /// The offset that rounding to whole pixels adds.
    package var rounding = 0.0
    /// The offset that no constraint explains: a frame set by code or by a UIKit class.
    package var setDirectly = 0.0
    /// Whether the constraints leave the value ambiguous.
    package var isAmbiguous = false
    /// The contributing views and guides that have a size that no constraint makes positive.
    package var emptyItems: [String] = []
    /// The contributing views and guides with a position that no constraint determines.
    package var freeItems: [String] = []

    /// The sum of all parts of the value.
    package var sum: Double {
      parts.reduce(0) { $0 + $1.amount } + alignment + rounding + setDirectly
    }
  }

  /// The values in the order of ``Dimension``.
  package var values: [Value]
}

extension UIView {
  /// Returns the explanation of the view's current frame, after any pending layout.
  package final func explainLayout() -> LayoutExplanation {
    rootView.layoutIfNeeded()
    return rootView.layoutSystem.explanation(of: self)
  }
}
