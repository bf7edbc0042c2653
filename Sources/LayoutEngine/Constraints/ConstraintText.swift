import Foundation
import LayoutVocabulary

/// The text of a constraint in UIKit's logs: visual format if possible, otherwise an equation.
///
///     <NSLayoutConstraint:0x60 H:|-(10)-[UILabel:0x7f]   (active, names: '|':UIView:0x7e )>
///     <NSLayoutConstraint:0x61 'wide' UIView:0x7f.width == 100   (inactive)>
@MainActor
struct ConstraintText {
  private let constraint: NSLayoutConstraint
  private let first: ConstraintTerm
  private let second: ConstraintTerm

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    first = constraint.firstTerm
    second = constraint.secondTerm
  }

  var description: String {
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    let (body, container) = visualFormat ?? (equation + priority, nil)
    let state = constraint.isActive ? "active" : "inactive"
    let names = names(container: container)
    return "<\(ObjectLabel.address(constraint))\(identifier) \(body)   (\(state)\(names))>"
  }

  private var priority: String {
    constraint.priority == .required ? "" : "@\(shortText(CGFloat(constraint.priority.rawValue)))"
  }

  // MARK: Visual format

  /// The constraint in visual format, and the view that `|` represents; nil if visual format cannot
  /// express the constraint.
  private var visualFormat: (String, UIView?)? {
    guard let axis = first.axis, axis == second.axis, constraint.multiplier == 1,
      !first.isSize, !second.isSize, let one = first.item, let other = second.item,
      first.attribute.isSided == second.attribute.isSided
    else { return nil }
    let gap = "-(\(inequalitySign)\(shortText(constraint.constant))\(priority))-"
    let (text, container): (String, UIView?)
    switch (first.attribute.edge, second.attribute.edge) {
    case (.near, .near) where LayoutItem(one)?.container === other:
      (text, container) = ("|\(gap)[\(ObjectLabel.text(one))]", other as? UIView)
    case (.far, .far) where LayoutItem(other)?.container === one:
      (text, container) = ("[\(ObjectLabel.text(other))]\(gap)|", one as? UIView)
    case (.near, .far) where LayoutItem(one)?.container === LayoutItem(other)?.container:
      (text, container) = ("[\(ObjectLabel.text(other))]\(gap)[\(ObjectLabel.text(one))]", nil)
    default: return nil
    }
    let direction = first.attribute.isSided ? "(LTR)" : ""
    return ("\(axis == .horizontal ? "H" : "V"):\(text)\(direction)", container)
  }

  // MARK: Equation

  private var equation: String {
    ConstraintEquation.text(
      text(first),
      constraint.relation.equationRelation,
      Double(constraint.multiplier),
      second.item == nil ? nil : text(second),
      constant: Double(constraint.constant)
    ) { shortText(CGFloat($0)) }
  }

  private func text(_ term: ConstraintTerm) -> String {
    let end = "\(ObjectLabel.text(term.item)).\(term.attribute)"
    guard let start = term.start else { return end }
    return "(\(end) - \(ObjectLabel.text(start.item)).\(start.attribute))"
  }

  /// The sign of an inequality; visual format omits the sign of an equation.
  private var inequalitySign: String {
    constraint.relation == .equal ? "" : constraint.relation.equationRelation.sign
  }

  /// Returns a number without trailing zeros: `20`, `14.8889`.
  private func shortText(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  // MARK: Names

  /// Returns the legend of the names in the text.
  private func names(container: UIView?) -> String {
    var names: [String] = []
    for case .view(let item) in constraint.layoutItems {
      guard let name = ObjectLabel.name(item) else { continue }
      let entry = named(name, item)
      if !names.contains(entry) { names.append(entry) }
    }
    if let container {
      let containerName = ObjectLabel.name(container).map { named($0, container) }
      names.append("'|':\(containerName ?? ObjectLabel.text(container))")
    }
    return names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
  }

  private func named(_ name: String, _ item: AnyObject) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
    return "\(name):0x\(address)"
  }
}

extension LayoutItem {
  /// The view that `|` represents beside the item: its superview, or the guide's owner.
  fileprivate var container: UIView? {
    switch self {
    case .view(let view): view.superview
    case .guide(let guide): guide.owningView
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate enum Edge { case near, far }

  /// The edge along the attribute's axis; nil for attributes that are not edges.
  fileprivate var edge: Edge? {
    switch self {
    case .left, .leading, .top: .near
    case .right, .trailing, .bottom: .far
    default: nil
    }
  }
}
