import Reporting
package import ScenarioModel

/// A screen and an engine's answer about it, in the form that rules read.
package struct ExaminedScreen {
  /// A text input and the screen's snapshot while the input had the focus.
  struct FocusedField {
    let view: ExaminedView
    let snapshot: Snapshot
    let geometry: ViewGeometry
  }

  /// A conflict between required constraints.
  struct Conflict {
    let view: ExaminedView
    /// The broken constraint; nil for a constraint that is not in any file.
    let constraint: ConstraintNode?
    /// The object ids of the views in the conflicting constraints.
    let views: Set<String>
    let message: String
  }

  let subject: LintScreen
  /// Parents before their subviews, from back to front; without free-standing views.
  let views: [ExaminedView]
  let atRest: Snapshot
  let fields: [FocusedField]
  let findings: [Finding]
  /// The names of the views with an estimated intrinsic size, by the unknown size.
  let estimates: [UnknownSize: [String]]
  /// The omitted code of the screen; nil without any.
  let omissions: ScreenOmissions?
  /// Conflicts between constraints.
  ///
  /// The broken constraint in UIKit may be another one, so the resulting frames are uncertain.
  let conflicts: [Conflict]
  /// Whether any constraints conflict, also the constraints of invisible views.
  let hasConflict: Bool
  private let positions: [String: Int]
  /// The views' names for people, made only for a screen with findings or estimates.
  package var titles: ViewTitles { ViewTitles(of: subject.screen, sources: subject.sources) }

  /// - Parameters:
  ///   - question: The screen and the stage.
  ///   - run: An engine's answer.
  package init(_ question: LintQuestion, _ run: Run) {
    subject = question.screen
    let screen = question.screen.screen
    lazy var titles = ViewTitles(of: screen, sources: question.screen.sources)
    let atRest = run.resting ?? .unread
    self.atRest = atRest
    findings = run.findings
    estimates = Dictionary(grouping: run.estimates, by: \.size).mapValues { estimates in
      estimates.map {
        titles.title(ofView: viewName(at: $0.view, on: question.screen), on: screen.name).text
      }
    }
    omissions = run.screenOmissions.first { $0.screen == screen.name }
    let tree = ExaminedTree(question.screen, atRest, run.findings)
    views = tree.views
    positions = tree.positions
    conflicts = tree.conflicts(among: run.findings, calledBy: { titles })
    hasConflict = tree.hasConflict(among: run.findings)
    let inputs = Set(question.fields.map(\.name))
    let isMadeByCode = question.screen.isMadeByCode
    fields = run.steps.compactMap { step -> FocusedField? in
      guard let snapshot = step.snapshot, inputs.contains(step.detail),
        let position = tree.positions[step.detail],
        let geometry = snapshot.geometries(byPath: isMadeByCode)[step.detail]
      else { return nil }
      return FocusedField(view: tree.views[position], snapshot: snapshot, geometry: geometry)
    }
  }

  /// The window, in its own coordinates.
  var window: Rect {
    Rect(x: 0, y: 0, width: atRest.window.width, height: atRest.window.height)
  }

  /// Whether a view is inside a technique's scroll view, which the screen does not describe.
  func isScrolledByTechnique(_ view: ExaminedView) -> Bool {
    view.scrollView == nil && view.geometry.map { $0.isScrolled(in: atRest) } ?? false
  }

  /// Returns the views with a kind of finding, if the screen describes them.
  func views(with kind: Finding.Kind) -> [ExaminedView] {
    findings.filter { $0.kind == kind }.compactMap { finding in
      positions[finding.viewName(on: subject)].map { views[$0] }
    }
  }

  /// Returns the view with an object id, or the view with that guide.
  func view(id: String) -> ExaminedView? {
    views.first { view in
      view.node.id == id || view.node.layoutGuides.contains { $0.id == id }
    }
  }

  /// Returns the class and the name of the view at a path: `label 'greeting'`.
  package func name(ofViewAt path: ViewPath) -> String {
    positions[viewName(at: path, on: subject)].map { views[$0].text }
      ?? titles.title(of: path)
  }

  /// Returns the class and the name of the view with an object id.
  package func name(ofViewWithID id: String) -> String { view(id: id)?.text ?? id }

  /// Returns the path of the view with an object id; the id itself for a view that is not on
  /// screen.
  package func path(ofViewWithID id: String) -> ViewPath {
    view(id: id)?.geometry?.path ?? ViewPath(id)
  }

  /// Returns whether one view contains another.
  func isView(_ position: Int, around other: Int) -> Bool {
    var ancestor = views[other].parent
    while let current = ancestor {
      if current == position { return true }
      ancestor = views[current].parent
    }
    return false
  }

  /// Returns the matching constraints of the screen, free-standing views included.
  func constraints(
    where isIncluded: (ConstraintNode) -> Bool
  ) -> [(holder: ViewNode, constraint: ConstraintNode)] {
    var found: [(ViewNode, ConstraintNode)] = []
    for view in subject.screen.detachedViews.reversed() {
      view.addConstraints(where: isIncluded, to: &found)
    }
    subject.screen.rootView.addConstraints(where: isIncluded, to: &found)
    return found
  }
}

extension ViewNode {
  /// Adds the constraints of the view and its descendants, each with its holder.
  fileprivate func addConstraints(
    where isIncluded: (ConstraintNode) -> Bool,
    to found: inout [(ViewNode, ConstraintNode)]
  ) {
    for constraint in constraints where isIncluded(constraint) { found.append((self, constraint)) }
    // Iterates by index, because taking an element out would copy it.
    for index in subviews.indices { subviews[index].addConstraints(where: isIncluded, to: &found) }
  }
}

extension Finding {
  /// The name of the finding's view.
  fileprivate func viewName(on screen: LintScreen) -> String {
    Lint.viewName(at: view, on: screen)
  }
}

/// Returns the name of the view at a path; for the screen's own path, the root view's name.
private func viewName(at path: ViewPath, on screen: LintScreen) -> String {
  if screen.isMadeByCode { return path.text }
  return path.text == screen.screen.name ? screen.screen.rootView.name : path.lastName
}

extension Snapshot {
  /// Returns the views by their names on the screen.
  ///
  /// A view that a container or a control creates may share its name with a view of the screen. The
  /// deeper view belongs to the screen.
  ///
  /// - Parameter byPath: Whether the names are whole paths instead of their last parts.
  /// - Returns: The geometry of each view.
  func geometries(byPath: Bool) -> [String: ViewGeometry] {
    Dictionary(
      views.map { (byPath ? $0.path.text : $0.path.lastName, $0) },
      uniquingKeysWith: { $1 }
    )
  }
}

extension ViewGeometry {
  /// Returns whether the view is inside a scroll view.
  func isScrolled(in snapshot: Snapshot) -> Bool {
    snapshot.views.contains { $0.scroll != nil && path.isInside($0.path) }
  }
}

/// Combines nodes and geometry.
private struct ExaminedTree {
  private(set) var views: [ExaminedView] = []
  /// Positions by name.
  private(set) var positions: [String: Int] = [:]
  private let screen: LintScreen
  private let geometries: [String: ViewGeometry]
  private let window: Rect
  /// The names of ambiguous views.
  private let open: Set<String>

  init(_ screen: LintScreen, _ snapshot: Snapshot, _ findings: [Finding]) {
    self.screen = screen
    geometries = snapshot.geometries(byPath: screen.isMadeByCode)
    window = Rect(x: 0, y: 0, width: snapshot.window.width, height: snapshot.window.height)
    open = Set(findings.filter { $0.kind == .ambiguousLayout }.map { $0.viewName(on: screen) })
    var pending: [(node: ViewNode, parent: Int?)] = [(screen.screen.rootView, nil)]
    while let (node, parent) = pending.popLast() {
      let position = views.count
      views.append(view(node, in: parent))
      positions[node.name] = position
      pending += node.subviews.reversed().map { ($0, position) }
    }
  }

  private func view(_ node: ViewNode, in parent: Int?) -> ExaminedView {
    let superview = parent.map { views[$0] }
    let source = screen.sources[node.id]
    let drawnFrame = drawnFrame(of: node, in: superview)
    let geometry = geometry(of: node, isRoot: parent == nil)
    return ExaminedView(
      node: node,
      title: node.title(writtenAt: source),
      parent: parent,
      geometry: geometry,
      drawnFrame: drawnFrame,
      wasDrawnInside: superview?.wasDrawnInside ?? true
        && (screen.isMadeByCode ? isInWindow(geometry) : isInRoot(drawnFrame)),
      isShown: superview?.isShown ?? true && node.properties.isHidden != true
        && source?.isTransparent != true,
      isInList: superview.map { isInList(node, in: $0) } ?? (screen.extent == .cell),
      takesTouches: superview?.takesTouches ?? true && source?.ignoresTouches != true,
      scrollView: superview.flatMap { $0.kind.scrolls ? parent : $0.scrollView },
      isOpen: superview?.isOpen ?? false || open.contains(node.name),
      source: source
    )
  }

  /// Returns the conflicts that affect visible views.
  func conflicts(
    among findings: [Finding],
    calledBy titles: () -> ViewTitles
  ) -> [ExaminedScreen.Conflict] {
    findings.filter { $0.kind == .unsatisfiableConstraints }.compactMap { finding in
      let items = finding.subject.items
      guard let holder = positions[finding.viewName(on: screen)].map({ views[$0] }),
        holder.isShown, !isIgnored(items)
      else { return nil }
      let broken = items.first.flatMap(constraint(of:))
      let item = broken.flatMap { broken in views.first { $0.node.id == broken.firstItem } }
      guard item?.isShown ?? true else { return nil }
      return ExaminedScreen.Conflict(
        view: item ?? holder,
        constraint: broken,
        views: Set(
          items.compactMap(constraint(of:)).flatMap { constraint in
            [constraint.firstItem, constraint.secondItem].compactMap(\.self)
          }
        ),
        message: finding.sentence(calling: titles())
      )
    }
  }

  /// Whether some conflict affects frames.
  func hasConflict(among findings: [Finding]) -> Bool {
    findings.contains { $0.kind == .unsatisfiableConstraints && !isIgnored($0.subject.items) }
  }

  /// Returns the screen's constraint for an item of a conflict.
  private func constraint(of item: ConflictItem) -> ConstraintNode? {
    guard item.kind == .constraint else { return nil }
    return views.lazy.flatMap(\.node.constraints).first { $0.id == item.name }
  }

  /// Whether a conflict concerns a view that a stack view hides, or that code positions without
  /// constraints.
  private func isIgnored(_ items: [ConflictItem]) -> Bool {
    items.contains { item in
      switch item.kind {
      case .arrangement: item.name == "UISV-hiding"
      case .autoresizingMask: isMovedByCode(item.view)
      case .constraint: screen.extent == .part && constraint(of: item).map(isPinnedToEdges) ?? false
      case .guide: screen.extent == .part && item.view == screen.screen.rootView.name
      case .contentSize: false
      }
    }
  }

  /// Whether a view keeps its autoresizing mask, as views that code moves do.
  ///
  /// The root view of a part counts too, because the part has a different size where it appears.
  private func isMovedByCode(_ view: String) -> Bool {
    if view == screen.screen.rootView.name { return screen.extent == .part }
    return views.dropFirst().contains {
      $0.node.name == view && $0.node.translatesAutoresizingMaskIntoConstraints
    }
  }

  /// Whether a constraint refers to a safe area or layout guide of the root view.
  ///
  /// Such a guide differs where a part is shown.
  private func isPinnedToEdges(_ constraint: ConstraintNode) -> Bool {
    let edges = screen.screen.rootView.layoutGuides.filter {
      [.safeArea, .top, .bottom].contains($0.kind)
    }
    return edges.contains { [constraint.firstItem, constraint.secondItem].contains($0.id) }
  }

  /// The root view is named after the screen.
  private func geometry(of node: ViewNode, isRoot: Bool) -> ViewGeometry? {
    geometries[isRoot ? screen.screen.name : node.name]
  }

  private func drawnFrame(of node: ViewNode, in superview: ExaminedView?) -> Rect? {
    guard let frame = node.frame else { return nil }
    guard let superview else {
      return Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    guard let origin = superview.drawnFrame else { return nil }
    return Rect(
      x: origin.x + frame.x,
      y: origin.y + frame.y,
      width: frame.width,
      height: frame.height
    )
  }

  private func isInRoot(_ frame: Rect?) -> Bool {
    guard let frame, let root = views.first?.drawnFrame else { return true }
    return root.holds(frame, within: 1)
  }

  /// Whether a view is on the screen.
  ///
  /// Code puts views beside the screen on purpose.
  private func isInWindow(_ view: ViewGeometry?) -> Bool {
    view?.windowFrame.intersection(window) != nil
  }

  private func isInList(_ node: ViewNode, in superview: ExaminedView) -> Bool {
    if superview.isInList { return true }
    switch superview.kind {
    case .tableView, .collectionView: return true
    case .tableViewCell, .collectionViewCell, .collectionReusableView: return true
    default: return false
    }
  }
}

extension ViewKind {
  /// Whether the user can scroll the view's contents.
  fileprivate var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}

extension FindingSubject {
  /// The constraints of a conflict, the broken one first.
  fileprivate var items: [ConflictItem] {
    switch self {
    case .conflict(let broken, let others): [broken] + others
    case .unusable(let item): [item]
    case .invariant, .ambiguity, .truncation, .prose: []
    }
  }
}
