import ScenarioModel
import SnapshotModel

/// Compares a screen with an earlier version of it.
struct ScreenComparison {
  private let old: Screen
  private let new: Screen
  private let titles: (old: ViewTitles, new: ViewTitles)
  private let oldNames: ItemNames
  private let newNames: ItemNames
  private let neighborhood: ViewNeighborhood
  /// Views by their ids.
  private let oldViews: [String: ViewNode]
  private let newViews: [String: ViewNode]
  /// Superviews by the ids of their subviews.
  private let oldParents: [String: ViewNode]
  private let newParents: [String: ViewNode]

  init(old: Screen, new: Screen, _ titles: (old: ViewTitles, new: ViewTitles)) {
    let old = ScreenAlignment(of: old, with: new).aligned
    self.old = old
    self.new = new
    self.titles = titles
    (oldNames, newNames) = (ItemNames(of: old, titles.old), ItemNames(of: new, titles.new))
    neighborhood = ViewNeighborhood(of: [old, new])
    (oldViews, newViews) = (old.viewsByID, new.viewsByID)
    (oldParents, newParents) = (old.parents, new.parents)
  }

  /// The changes of the screen.
  ///
  /// They cover removed, new, moved and reordered views, their members, the constraints and the
  /// screen's own members.
  var changes: [QuestionChange] {
    let changes =
      removedViews + addedViews + movedViews + orders + viewMembers + frames + constraints + members
    return changes + variations(besides: Set(changes.map(\.identity)))
  }

  /// Returns the changes of the contents for other size classes than the case's initial ones.
  private func variations(besides known: Set<QuestionChange.Identity>) -> [QuestionChange] {
    guard old.variations != new.variations else { return [] }
    let varied = ((old.variations ?? []) + (new.variations ?? [])).flatMap(\.sizeClasses)
    var found: [(change: QuestionChange, sizeClasses: [SizeClasses])] = []
    for sizeClasses in varied.distinct {
      let (old, new) = (old.only(for: sizeClasses), new.only(for: sizeClasses))
      for change in ScreenComparison(old: old, new: new, titles).changes
      where !known.contains(change.identity) {
        if let index = found.firstIndex(where: { $0.change.identity == change.identity }) {
          found[index].sizeClasses.append(sizeClasses)
        } else {
          found.append((change, [sizeClasses]))
        }
      }
    }
    return found.map { change, sizeClasses in change.inContents(for: sizeClasses) }
  }

  /// - Parameters:
  ///   - text: The change on one line.
  ///   - ids: The changed views.
  ///   - items: The changed items in the files; nil for the views themselves.
  ///   - location: The location of a constraint without a name.
  ///   - identity: The change as values.
  ///   - edit: The edit that reverts the change.
  /// - Returns: The change, with the views that may drift because of it.
  private func change(
    _ text: String,
    about ids: [String] = [],
    writtenAt items: [String]? = nil,
    at location: FileLocation? = nil,
    _ identity: QuestionChange.Identity,
    _ edit: ScreenEdit
  ) -> QuestionChange {
    let views = neighborhood.around(ids).flatMap { id in
      let names = [newViews[id], oldViews[id]].compactMap { $0?.name }
      let screen = ViewPath(new.name)
      return (id == new.rootView.id ? [screen] : []) + names.map(screen.appending)
    }
    return QuestionChange(
      identity: identity,
      text: text,
      views: views.distinct,
      subject: .items(screen: new.name, ids: items ?? ids, location: location),
      edit: .screen(new.name, edit)
    )
  }
}

// MARK: - Words

extension ScreenComparison {
  /// Returns a view's name for people, from either version.
  private func title(_ view: ViewNode) -> ViewTitle {
    newViews[view.id] == nil
      ? titles.old.title(ofView: view.name, on: old.name)
      : titles.new.title(ofView: view.name, on: new.name)
  }

  /// Returns the class and the name in words: `stack form`, `text field email`.
  private func text(_ view: ViewNode) -> String {
    let title = title(view)
    guard title.isName else { return title.text }
    return "\(view.kind == .stackView ? "stack" : view.kind.noun) \(title.text)"
  }
}

// MARK: - The tree

extension ScreenComparison {
  /// The outermost removed views.
  private var removedViews: [QuestionChange] {
    old.views.filter { isGone($0) && oldParents[$0.id].map(isGone) != true }.map { view in
      let items = view.itemIDs
      let held = heldConstraints(in: old).filter {
        !items.contains($0.holder) && $0.constraint.relates(anyOf: items)
      }
      let siblings = oldParents[view.id]?.subviews ?? old.detachedViews
      let removed = ScreenEdit.Removed(
        view: view,
        parent: oldParents[view.id]?.id,
        index: siblings.firstIndex { $0.id == view.id } ?? 0,
        constraints: held
      )
      let isRoot = view.id == old.rootView.id
      return change(
        "\(text(view)) removed" + parentText("from", oldParents[view.id]),
        about: [view.id],
        writtenAt: [oldParents[view.id]?.id].compactMap(\.self),
        .init(part: .view(view.id), from: place(oldParents[view.id])),
        isRoot ? .none : .insertView(removed)
      )
    }
  }

  /// The outermost new views.
  private var addedViews: [QuestionChange] {
    new.views.filter { isNew($0) && newParents[$0.id].map(isNew) != true }.map { view in
      // Views that have moved into it would be removed with it.
      let isAllNew = view.withDescendants.allSatisfy(isNew)
      return change(
        "\(text(view)) added" + parentText("to", newParents[view.id]),
        about: [view.id],
        .init(part: .view(view.id), to: place(newParents[view.id])),
        isAllNew && view.id != new.rootView.id ? .removeView(id: view.id) : .none
      )
    }
  }

  /// Returns the position of a view in the tree: its superview's id, or null beside the root view.
  private func place(_ parent: ViewNode?) -> JSONValue { parent.map { .text($0.id) } ?? .null }

  private func parentText(_ word: String, _ parent: ViewNode?) -> String {
    parent.map { " \(word) \(title($0).text)" } ?? ""
  }

  private var movedViews: [QuestionChange] {
    new.views.compactMap { view in
      let (before, after) = (oldParents[view.id], newParents[view.id])
      guard !isNew(view), before?.id != after?.id else { return nil }
      let index = before?.subviews.firstIndex { $0.id == view.id } ?? 0
      return change(
        "\(text(view)) moved from \(before.map(title)?.text ?? "beside the root view")"
          + " to \(after.map(title)?.text ?? "beside the root view")",
        about: [view.id],
        .init(part: .view(view.id), from: place(before), to: place(after)),
        before.map { .moveView(id: view.id, parent: $0.id, index: index) } ?? .none
      )
    }
  }

  /// Superviews with common subviews in a different order.
  private var orders: [QuestionChange] {
    new.views.compactMap { view in
      guard let before = oldViews[view.id] else { return nil }
      let shared = Set(before.subviews.map(\.id)).intersection(view.subviews.map(\.id))
      let was = before.subviews.filter { shared.contains($0.id) }
      let now = view.subviews.filter { shared.contains($0.id) }
      guard was.map(\.id) != now.map(\.id) else { return nil }
      let names = [was, now].map { $0.map { title($0).text }.joined(separator: ", ") }
      return change(
        "\(text(view)): subviews \(names[0]) -> \(names[1])",
        about: [view.id],
        .init(
          part: .subviews(view.id),
          from: JSONValue(encoding: was.map(\.id)),
          to: JSONValue(encoding: now.map(\.id))
        ),
        .subviewOrder(parent: view.id, ids: was.map(\.id))
      )
    }
  }

  private func isNew(_ view: ViewNode) -> Bool { oldViews[view.id] == nil }
  private func isGone(_ view: ViewNode) -> Bool { newViews[view.id] == nil }
}

// MARK: - Members

extension ScreenComparison {
  private var viewMembers: [QuestionChange] {
    new.views.flatMap { view -> [QuestionChange] in
      guard let before = oldViews[view.id], before.alone != view.alone else { return [] }
      var was = JSONValue(encoding: before.alone).members
      let now = JSONValue(encoding: view.alone).members
      if constraintsPlace(view, before) { was["frame"] = now["frame"] }
      return MemberChange.changes(from: was, to: now, groups: ["properties"]).map { member in
        change(
          "\(text(view)): \(member.text)",
          about: [view.id],
          .init(part: .member(view: view.id, member.path), from: member.from, to: member.to),
          .viewMember(id: view.id, member.path, member.from)
        )
      }
    }
  }

  /// The changes of stored frames for views with constraints.
  ///
  /// An editor updates all these frames after a change of one constraint, so they are one change.
  private var frames: [QuestionChange] {
    let changed = new.views.filter { view in
      guard let before = oldViews[view.id] else { return false }
      return constraintsPlace(view, before) && before.frame != view.frame
    }
    guard !changed.isEmpty else { return [] }
    let frames = changed.map { ($0.id, oldViews[$0.id]?.frame) }
    let views = changed.count == 1 ? "1 view" : "\(changed.count) views"
    return [
      change(
        "stored frames of \(views) that constraints determine",
        .init(part: .frames(changed.map(\.id))),
        .frames(Dictionary(frames) { first, _ in first })
      )
    ]
  }

  private func constraintsPlace(_ view: ViewNode, _ before: ViewNode) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints
      && !before.translatesAutoresizingMaskIntoConstraints
  }

  private var members: [QuestionChange] {
    var was = membersAlone(of: old)
    let now = membersAlone(of: new)
    if old.withoutFontFiles.fonts == new.withoutFontFiles.fonts { was["fonts"] = now["fonts"] }
    return MemberChange.changes(from: was, to: now).map { member in
      change(
        "screen \(new.name): \(member.text)",
        .init(part: .member(view: nil, member.path), from: member.from, to: member.to),
        .member(member.path, member.from)
      )
    }
  }

  private func membersAlone(of screen: Screen) -> [String: JSONValue] {
    var screen = screen
    screen.rootView = screen.rootView.alone
    screen.detachedViews = []
    screen.variations = nil
    var members = JSONValue(encoding: screen).members
    members["rootView"] = nil
    return members
  }
}

// MARK: - Constraints

extension ScreenComparison {
  /// The changed, new and removed constraints, except for constraints of a new or removed view.
  private var constraints: [QuestionChange] {
    let before = heldConstraints(in: old)
    let after = heldConstraints(in: new)
    let known = Dictionary(before.map { ($0.constraint.identity, $0) }) { first, _ in first }
    let current = Set(after.map(\.constraint.identity))
    let present = after.compactMap { held -> QuestionChange? in
      guard let was = known[held.constraint.identity] else {
        let isBetweenOldOnes = held.constraint.items.allSatisfy {
          oldViews[newNames.owner(of: $0)] != nil
        }
        return isBetweenOldOnes ? added(held.constraint) : nil
      }
      return was.constraint == held.constraint ? nil : changed(was.constraint, held.constraint)
    }
    let gone = before.filter { held in
      !current.contains(held.constraint.identity)
        && held.constraint.items.allSatisfy { newViews[oldNames.owner(of: $0)] != nil }
    }
    return present + gone.map(removed)
  }

  private func added(_ constraint: ConstraintNode) -> QuestionChange {
    let owners = owners(of: constraint, newNames)
    return change(
      "constraint added: \(newNames.text(constraint))",
      about: owners,
      writtenAt: [constraint.id] + owners,
      at: constraint.identity.location,
      .init(part: .constraint, to: JSONValue(encoding: constraint)),
      .removeConstraint(constraint.identity)
    )
  }

  private func removed(_ held: ScreenEdit.Held) -> QuestionChange {
    change(
      "constraint removed: \(oldNames.text(held.constraint))",
      about: owners(of: held.constraint, oldNames),
      .init(part: .constraint, from: JSONValue(encoding: held.constraint)),
      .insertConstraint(held)
    )
  }

  private func changed(_ was: ConstraintNode, _ now: ConstraintNode) -> QuestionChange {
    let items = owners(of: was, oldNames) + owners(of: now, newNames)
    return change(
      "constraint " + newNames.text(from: was, to: now),
      about: items.distinct,
      writtenAt: [now.id] + items,
      at: now.identity.location,
      .init(part: .constraint, from: JSONValue(encoding: was), to: JSONValue(encoding: now)),
      .replaceConstraint(was)
    )
  }

  private func owners(of constraint: ConstraintNode, _ names: ItemNames) -> [String] {
    constraint.items.map(names.owner)
  }

  private func heldConstraints(in screen: Screen) -> [ScreenEdit.Held] {
    let guides = screen.guidesByID
    return screen.views.flatMap { view in
      view.constraints.enumerated().map { index, constraint in
        let related = constraint.items.compactMap { guides[$0] }
        return ScreenEdit.Held(
          constraint: constraint,
          holder: view.id,
          index: index,
          guides: Dictionary(related) { first, _ in first }
        )
      }
    }
  }
}

extension Screen {
  fileprivate var viewsByID: [String: ViewNode] {
    Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
  }

  fileprivate var parents: [String: ViewNode] {
    let pairs = views.flatMap { view in view.subviews.map { ($0.id, view) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Guides with the ids of their views, by their own ids.
  fileprivate var guidesByID: [String: (String, GuideNode)] {
    let pairs = views.flatMap { view in view.layoutGuides.map { ($0.id, (view.id, $0)) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
