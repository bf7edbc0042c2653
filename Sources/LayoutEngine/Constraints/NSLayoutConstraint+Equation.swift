import Foundation
package import LayoutVocabulary

extension NSLayoutConstraint {
  /// The constraint as an equation with the names of reports, without its priority.
  package var equation: ConstraintEquation {
    ConstraintEquation(
      ConstraintEquation.Term(
        firstTerm.layoutItem?.equationItem ?? ConstraintEquation.Item("nil"),
        firstAttribute.equationAttribute
      ),
      relation.equationRelation,
      multiplier: Double(multiplier),
      secondTerm.layoutItem.map {
        ConstraintEquation.Term($0.equationItem, secondAttribute.equationAttribute)
      },
      constant: Double(constant)
    )
  }

  /// The text of the equation: `view.width >= 0.5*other.width + 8.0`.
  package var equationText: String { equation.text }
}

extension LayoutItem {
  fileprivate var equationItem: ConstraintEquation.Item {
    switch self {
    case .view(let view): ConstraintEquation.Item(view.reportName)
    case .guide(let guide): guide.equationItem
    }
  }
}

extension NSLayoutConstraint.Relation {
  var equationRelation: ConstraintEquation.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var equationAttribute: ConstraintEquation.Attribute {
    switch self {
    case .notAnAttribute: .notAnAttribute
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
