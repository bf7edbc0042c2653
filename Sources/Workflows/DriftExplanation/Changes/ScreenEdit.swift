import ScenarioModel
import SnapshotModel

/// An edit that reverts a change of a screen, applied to the screen after it.
enum ScreenEdit: Hashable, Sendable {
  /// A constraint and the view that holds it.
  struct Held: Hashable, Sendable {
    var constraint: ConstraintNode
    /// The id of the view.
    var holder: String
    /// The position among the holder's constraints.
    var index: Int
    /// The guides in the constraint, by the ids of their views; a guide without any constraint may
    /// be gone.
    var guides: [String: GuideNode] = [:]
  }

  /// A removed view.
  struct Removed: Hashable, Sendable {
    var view: ViewNode
    /// The id of its superview; nil for a view beside the root view.
    var parent: String?
    var index: Int
    /// The constraints of the view that other views held.
    var constraints: [Held]
  }

  case member([String], JSONValue?)
  case viewMember(id: String, [String], JSONValue?)
  /// Restores the earlier frames of views.
  case frames([String: Rect?])
  case removeView(id: String)
  case insertView(Removed)
  case moveView(id: String, parent: String, index: Int)
  case subviewOrder(parent: String, ids: [String])
  case removeConstraint(ConstraintIdentity)
  case insertConstraint(Held)
  /// Replaces the constraint with the same identity.
  case replaceConstraint(ConstraintNode)
  /// Edits the contents for some size classes.
  indirect case contents(for: [SizeClasses], ScreenEdit)
  /// The change cannot be reverted by itself.
  case none

  func undone(in screen: Screen) -> Screen? {
    var screen = screen
    switch self {
    case .member(let path, let value):
      return JSONValue(encoding: screen).setting(value, at: path[...]).decoded(as: Screen.self)
    case .viewMember(let id, let path, let value):
      return screen.changeView(id) { $0.setMember(value, at: path) } ? screen : nil
    case .frames(let frames):
      screen.changeViews { view in
        if let frame = frames[view.id] { view.frame = frame }
        return true
      }
    case .removeView(let id):
      return screen.removeView(id) ? screen : nil
    case .insertView(let removed):
      return screen.insertView(removed) ? screen : nil
    case .moveView(let id, let parent, let index):
      return screen.moveView(id, to: parent, at: index) ? screen : nil
    case .subviewOrder(let parent, let ids):
      return screen.changeView(parent) { view in
        view.subviews.sort(as: ids, by: \.id)
        return true
      } ? screen : nil
    case .removeConstraint(let identity):
      screen.changeViews { view in
        view.constraints.removeAll { $0.identity == identity }
        return true
      }
    case .insertConstraint(let held):
      return screen.insertConstraint(held) ? screen : nil
    case .replaceConstraint(let constraint):
      screen.changeViews { view in
        view.constraints = view.constraints.map {
          $0.identity == constraint.identity ? constraint : $0
        }
        return true
      }
      return screen.hasItems(of: constraint) ? screen : nil
    case .contents(let sizeClasses, let edit):
      return screen.changingContents(for: sizeClasses, edit.undone)
    case .none:
      return nil
    }
    return screen
  }
}
