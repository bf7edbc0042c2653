import SnapshotModel

/// Compares the snapshots of one checkpoint.
struct SnapshotComparison {
  /// The first side's snapshot, with the second side's view paths.
  private let from: Snapshot
  private let to: Snapshot
  private let renames: Renames
  private let screenEdits: [EditDistance]
  /// Whether both sides have the same views, back to front.
  private let isInSameOrder: Bool

  init(from: Snapshot, to: Snapshot, screenEdits: [EditDistance]) {
    let renames = Renames(from: from, to: to)
    let from = renames.applied(to: from)
    self.screenEdits = screenEdits
    self.renames = renames
    self.from = from
    self.to = to
    isInSameOrder =
      from.views.count == to.views.count
      && from.views.withUnsafeBufferPointer { from in
        to.views.withUnsafeBufferPointer { to in
          from.indices.allSatisfy { from[$0].path == to[$0].path }
        }
      }
  }

  /// Adds the differences: the screen first, then the views in the order of the second side.
  func add(to list: inout DifferenceList) {
    let changed = changedPairs
    let isSame = changed.isEmpty && isInSameOrder && renames.isEmpty
    if isSame, from.isEqualBesidesViews(to: to) { return }
    let screenChanges = screenChanges
    list.add(.screen, screenChanges)
    addViews(changed, to: &list)
    addReach(changed, isScreenSame: screenChanges.isEmpty, to: &list)
    addReorderings(to: &list)
    AccessibilityComparison(from: from, to: to).add(to: &list)
  }

  private var pairs: [Pair<ViewGeometry>] { paired(from.views, to.views, by: \.path) }

  /// The views that may differ.
  ///
  /// Most views of most checkpoints are equal on both sides.
  private var changedPairs: [Pair<ViewGeometry>] {
    guard renames.isEmpty else { return pairs }
    guard isInSameOrder else { return pairs.filter { $0.from != $0.to } }
    return from.positionsOfViews(unlike: to)
      .map { Pair(from: from.views[$0], to: to.views[$0]) }
  }

  private var screenChanges: [Change] {
    changed(.window, "window.", from.window.numbers, to.window.numbers)
      + keyboardChanges
      + changed(
        .firstResponder,
        "firstResponder",
        from.firstResponder.map { .text($0.text) },
        to.firstResponder.map { .text($0.text) }
      )
      + otherScreenChanges
  }

  private var otherScreenChanges: [Change] {
    var rest = from
    (rest.window, rest.keyboard) = (to.window, to.keyboard)
    rest.firstResponder = to.firstResponder
    (rest.views, rest.accessibility) = (to.views, to.accessibility)
    return propertyChanges(rest, to)
  }

  private var keyboardChanges: [Change] {
    guard let old = from.keyboard, let new = to.keyboard else {
      return changed(.keyboardFrame, "keyboard", from.keyboard?.asValue, to.keyboard?.asValue)
    }
    return changed(.keyboardFrame, "keyboard.", old.numbers, new.numbers)
  }

  /// Adds the views with independent changes of their own geometry, each with the number of views
  /// that follow it.
  private func addViews(_ pairs: [Pair<ViewGeometry>], to list: inout DifferenceList) {
    let rows = rows(of: pairs, tolerance: list.tolerance)
    let edited = editedRows(rows)
    let consequences = Consequences(
      rows,
      from: from,
      to: to,
      edited: edited,
      areReportedSeparately: list.options.reportsConsequences
    )
    let causes = consequences.causes
    var indices = [Int?](repeating: nil, count: rows.count)
    for (index, row) in rows.enumerated() where causes[index] == index {
      indices[index] = list.add(
        .view(path: row.path),
        row.changes,
        isOfEditedView: edited.contains(index)
      )
    }
    for (index, row) in rows.enumerated() where causes[index] != index {
      if let cause = causes[index], let index = indices[cause] {
        list.addFollower(of: index, travel: row.travel)
      } else {
        // A tolerance can hide the cause and still report its effect. A difference without a cause
        // can be a rounding error.
        list.add(.view(path: row.path), causes[index] == nil ? row.windowChanges : row.changes)
      }
    }
  }

  /// Returns the rows of the views that are nearest to the screen's edits.
  private func editedRows(_ rows: [ViewRow]) -> Set<Int> {
    let nearest = screenEdits.compactMap { distance in
      rows.indices.filter { !rows[$0].changes.isEmpty }
        .compactMap { index in distance(rows[index].path).map { (distance: $0, index: index) } }
        .min { $0 < $1 }
    }
    return Set(nearest.map(\.index))
  }

  /// Returns the views that differ, superviews before their subviews.
  private func rows(of pairs: [Pair<ViewGeometry>], tolerance: Double) -> [ViewRow] {
    var parents: [ViewPath: ViewRow.Parent] = [:]
    var rows: [ViewRow] = []
    for pair in pairs {
      guard let old = pair.from, let new = pair.to else {
        guard let view = pair.to ?? pair.from else { continue }
        rows.append(ViewRow(of: view, isNew: pair.from == nil))
        continue
      }
      let parent = parents[new.path.superview] ?? .unchanged
      let row = ViewRow(
        from: old,
        to: new,
        parent: parent,
        renames: renames,
        tolerance: tolerance
      )
      parents[new.path] = row.asParent(tolerance: tolerance)
      if row.isDifferent { rows.append(row) }
    }
    return rows
  }

  /// Adds the changes of touch reach.
  ///
  /// They are separate rows, because the same move affects the reach on some devices only.
  private func addReach(
    _ changed: [Pair<ViewGeometry>],
    isScreenSame: Bool,
    to list: inout DifferenceList
  ) {
    let reaches = (from: TouchReach(from), to: TouchReach(to))
    let areSurroundingsSame =
      isScreenSame && isInSameOrder && changed.allSatisfy(Self.surroundsTheSame)
    for pair in areSurroundingsSame ? changed : pairs {
      guard let old = pair.from, let new = pair.to, !areSurroundingsSame || old != new,
        reaches.to.isTouched(new), reaches.from.isTouched(old)
      else { continue }
      list.add(.view(path: new.path), reachChanges(old, new, reaches))
    }
  }

  /// Whether a view does not affect the reach of other views.
  private static func surroundsTheSame(_ pair: Pair<ViewGeometry>) -> Bool {
    guard let old = pair.from, let new = pair.to else { return false }
    return old == new || !TouchReach.surrounds(old) && !TouchReach.surrounds(new)
  }

  private func reachChanges(
    _ old: ViewGeometry,
    _ new: ViewGeometry,
    _ reaches: (from: TouchReach, to: TouchReach)
  ) -> [Change] {
    let underKeyboard = (reaches.from.heightUnderKeyboard(old), reaches.to.heightUnderKeyboard(new))
    let underBar = (reaches.from.lengthUnderBar(old), reaches.to.lengthUnderBar(new))
    let isCovered = [underKeyboard, underBar].contains { $0.0 > 0 || $0.1 > 0 }
    let clear: (Bool?, Bool?) =
      isCovered ? (reaches.from.scrollsClear(old), reaches.to.scrollsClear(new)) : (nil, nil)
    func fixed(_ lengths: (Double, Double)) -> (from: Double, to: Double) {
      // Where no offset shows all of a view on either side, the covered length depends on the offset.
      if clear == (false, false) { return (0, 0) }
      return (clear.0 == true ? 0 : lengths.0, clear.1 == true ? 0 : lengths.1)
    }
    let off = (reaches.from.lengthOffScreen(old), reaches.to.lengthOffScreen(new))
    let reach = (reaches.from.isOutOfReach(old), reaches.to.isOutOfReach(new))
    let reachKind: DriftKind = reach.1 ? .unreachable : .reachable
    return threshold(
      .coveredByKeyboard,
      .uncoveredByKeyboard,
      "coveredByKeyboard",
      fixed(underKeyboard)
    )
      + threshold(.offScreen, .onScreen, "offScreen", off)
      + threshold(.coveredByBar, .uncoveredByBar, "coveredByBar", fixed(underBar))
      + changed(reachKind, "outOfReach", .flag(reach.0), .flag(reach.1))
  }

  /// Returns a change between zero and a positive length in either direction.
  ///
  /// Other rows explain a change between two positive lengths.
  private func threshold(
    _ kind: DriftKind,
    _ opposite: DriftKind,
    _ property: String,
    _ lengths: (from: Double, to: Double)
  ) -> [Change] {
    guard (lengths.from > 0) != (lengths.to > 0) else { return [] }
    let kind = lengths.to > 0 ? kind : opposite
    return changed(kind, property, .number(lengths.from), .number(lengths.to))
  }

  /// Adds each superview if its common subviews have a different order, back to front.
  private func addReorderings(to list: inout DifferenceList) {
    guard !isInSameOrder else { return }
    let common = Set(
      pairs.filter { $0.from != nil }.compactMap(\.to?.path).filter { !renames.isReparented($0) }
    )
    let before = from.views.map(\.path).filter(common.contains)
    let after = to.views.map(\.path).filter(common.contains)
    guard before != after else { return }
    let old = Dictionary(grouping: before, by: \.superview)
    let new = Dictionary(grouping: after, by: \.superview)
    for parent in new.keys.sorted() where old[parent] != new[parent] {
      let names = [old, new].map { $0[parent, default: []].map(\.lastName) }
      let change = reordered("subviews", from: names[0], to: names[1])
      list.add(.view(path: parent), [change])
    }
  }
}
