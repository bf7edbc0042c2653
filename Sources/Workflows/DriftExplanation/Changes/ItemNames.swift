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
  func text(_ constraint: ConstraintNode) -> String {
    equation(of: constraint).text(writing: \.plain) + constraint.remark
  }

  /// Returns a constraint's change with little repetition: `a.top == b.bottom + 8 -> + 20`.
  func text(from old: ConstraintNode, to new: ConstraintNode) -> String {
    guard old.isPlaceholder == new.isPlaceholder else { return "\(text(old)) -> \(text(new))" }
    return equation(of: old).change(to: equation(of: new), writing: \.plain) + new.remark
  }

  private func equation(of constraint: ConstraintNode) -> ConstraintEquation {
    constraint.equation { ConstraintEquation.Item(self[$0]) }
  }
}

extension ConstraintNode {
  fileprivate var remark: String { isPlaceholder ? " (placeholder)" : "" }
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
