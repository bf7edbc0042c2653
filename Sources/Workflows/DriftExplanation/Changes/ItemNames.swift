import ScenarioModel
import SnapshotModel

/// The names of the items in a screen's constraints.
struct ItemNames {
  private var names: [String: String] = [:]
  private let owners: [String: String]

  /// - Parameters:
  ///   - screen: The screen.
  ///   - titles: The views' names for people.
  init(of screen: Screen, _ titles: ViewTitles) {
    owners = screen.itemOwners
    for view in screen.views {
      names[view.id] = titles.title(ofView: view.name, on: screen.name).text
      for guide in view.layoutGuides {
        let kind = guide.kind.rawValue
        names[guide.id] = titles.title(ofGuide: kind, of: view.name, on: screen.name)
      }
    }
  }

  /// Returns the name of a view, or the names of a view and its guide: `form.safeArea`.
  subscript(item: String) -> String { names[item] ?? item }

  /// Returns the item itself for a view, or the view that owns a guide.
  func owner(of item: String) -> String { owners[item] ?? item }

  /// Returns a constraint as an equation: `email.top == name.bottom + 8 @750`.
  func text(_ constraint: ConstraintNode, withPriority: Bool = false) -> String {
    var words = "\(self[constraint.firstItem]).\(constraint.firstAttribute.rawValue)"
    words += " \(constraint.relation.sign) "
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { words += "\(constraint.multiplier.plain)*" }
      words += "\(self[item]).\(attribute.rawValue)"
      if constraint.constant != 0 { words += " \(constraint.constant.signed)" }
    } else {
      words += constraint.constant.plain
    }
    if withPriority || constraint.priority != 1000 { words += " \(constraint.priorityWords)" }
    return constraint.isPlaceholder ? "\(words) (placeholder)" : words
  }

  /// Returns a constraint's change with little repetition: `a.top == b.bottom + 8 -> + 20`.
  func text(from old: ConstraintNode, to new: ConstraintNode) -> String {
    if old.with(constant: new.constant) == new {
      let number = new.secondItem == nil ? new.constant.plain : new.constant.signed
      let priority = old.priority == 1000 ? "" : " \(old.priorityWords)"
      return "\(text(old.with(priority: 1000))) -> \(number)\(priority)"
    }
    if old.with(priority: new.priority) == new {
      return "\(text(old, withPriority: true)) -> \(new.priorityWords)"
    }
    return "\(text(old)) -> \(text(new))"
  }
}

extension Screen {
  /// The owning views by the ids of views and guides; a view owns itself.
  var itemOwners: [String: String] {
    views.reduce(into: [:]) { owners, view in
      owners[view.id] = view.id
      for guide in view.layoutGuides { owners[guide.id] = view.id }
    }
  }
}

extension ConstraintNode {
  fileprivate var priorityWords: String { "@\(Double(priority).plain)" }

  fileprivate func with(constant: Double) -> ConstraintNode {
    var constraint = self
    constraint.constant = constant
    return constraint
  }

  fileprivate func with(priority: Float) -> ConstraintNode {
    var constraint = self
    constraint.priority = priority
    return constraint
  }
}

extension ConstraintNode.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Double {
  /// The number as a summand: `+ 8`, `- 8`.
  fileprivate var signed: String { self < 0 ? "- \((-self).plain)" : "+ \(plain)" }
}
