import LayoutEngine
import ScenarioModel

// Touches on screens from the code of an app, which decides about their effects.
extension CasePlayer {
  /// Touches a view or a bar button item.
  func tapApp(_ name: String) throws(EngineError) {
    let rootView: UIView = topScreen.shown.view
    guard let view = topScreen.built.view(name) else {
      if let item = topScreen.shown.barItem(named: name) { return item.sendTouch() }
      throw missing("view", name, of: topScreen, among: topScreen.viewNames)
    }
    if let obstacle = view.obstacleToTap(below: rootView) {
      let text = "\(name) cannot be touched, because \(obstacle)"
      return end(with: .tap(view: name), at: view, because: text)
    }
    if view.isField { return try focus(view: name) }
    guard device.attributing(to: .application, { view.handleTouch() }) else {
      throw failure(
        "nothing handles a tap on view '\(name)'",
        .fix("name a control, a row, or a view with a tap recognizer")
      )
    }
  }

  /// Touches a row of a list.
  func select(_ selection: RowSelection) throws(EngineError) {
    guard topScreen.screen.code != nil else {
      throw failure(
        "the rows of screen \(topScreen.screen.name) come from the scenario",
        .fix("write 'tap' with a view of the row")
      )
    }
    let path = IndexPath(row: selection.row.row, section: selection.row.section)
    let list = try list(named: selection.list)
    guard list.contains(path) else {
      throw failure(
        "the list has no row \(path.row) in section \(path.section)",
        .hint(
          "it has \(list.rowCounts.map { "\($0)" }.joined(separator: ", ")) rows in its sections"
        )
      )
    }
    device.attributing(to: .application) { list.touch(at: path) }
  }

  /// Performs a segue of the storyboard that the app made the top screen from.
  func performAppSegue(_ request: SegueRequest) throws(EngineError) {
    let controller = topScreen.shown
    guard controller.segueIdentifiers.contains(request.identifier) else {
      throw unknown(
        "segue",
        request.identifier,
        in: "screen \(topScreen.screen.name)",
        among: controller.segueIdentifiers
      )
    }
    device.attributing(to: .application) {
      controller.performSegue(withIdentifier: request.identifier, sender: nil)
    }
  }

  private func list(named name: String?) throws(EngineError) -> any TouchedList {
    if let name {
      let view = try view(named: name)
      if let list = view as? any TouchedList { return list }
      throw failure("view '\(name)' has no rows", .fix("name a table or a collection"))
    }
    if let list = topScreen.shown.view.firstList { return list }
    throw failure("screen \(topScreen.screen.name) has no list", .fix("touch a view with 'tap'"))
  }
}

extension UIView {
  /// Whether a touch starts editing.
  fileprivate var isField: Bool {
    self is UITextField || self is UITextView || self is UISearchBar
  }

  /// The first table or collection of the tree, parents before children.
  fileprivate var firstList: (any TouchedList)? {
    if let list = self as? any TouchedList { return list }
    return recordedSubviews.lazy.compactMap(\.firstList).first
  }

  /// Touches the view: the innermost control, tap recognizer or row around it acts.
  ///
  /// - Returns: False if nothing handles the touch.
  fileprivate func handleTouch() -> Bool {
    for view in sequence(first: self, next: \.superview) {
      if let recognizer = view.tapRecognizer {
        recognizer.state = .ended
        return true
      }
      if let control = view as? UIControl {
        control.sendTouch()
        return true
      }
      if let (list, path) = view.row {
        list.touch(at: path)
        return true
      }
    }
    return false
  }

  private var tapRecognizer: UITapGestureRecognizer? {
    guard isUserInteractionEnabled else { return nil }
    return (gestureRecognizers ?? []).lazy.compactMap { $0 as? UITapGestureRecognizer }
      .first { $0.isEnabled && $0.numberOfTapsRequired == 1 }
  }

  /// The row that the view is the cell of.
  private var row: (any TouchedList, IndexPath)? {
    for view in sequence(first: self, next: \.superview).dropFirst() {
      switch (view, self) {
      case (let table as UITableView, let cell as UITableViewCell):
        return table.indexPath(for: cell).map { (table, $0) }
      case (let collection as UICollectionView, let cell as UICollectionViewCell):
        return collection.indexPath(for: cell).map { (collection, $0) }
      default: continue
      }
    }
    return nil
  }
}

extension UIControl {
  /// Sends the actions of a touch.
  fileprivate func sendTouch() {
    sendActions(for: .touchDown)
    if let toggle = self as? UISwitch {
      toggle.setOn(!toggle.isOn, animated: true)
      return sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

// MARK: - Bar button items

extension UIViewController {
  /// Returns a bar button item by its accessibility identifier, its property in the controller, or
  /// its title.
  fileprivate func barItem(named name: String) -> UIBarButtonItem? {
    let items =
      (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
      + (toolbarItems ?? [])
    let property = propertyName(name)
    return items.first { $0.accessibilityIdentifier == name }
      ?? items.first { $0 === property } ?? items.first { $0.title == name }
  }

  /// Returns the object in a property of the controller's classes.
  private func propertyName(_ name: String) -> UIBarButtonItem? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let declared = mirror {
      for child in declared.children where child.label == name || child.label == "_\(name)" {
        if let item = child.value as? UIBarButtonItem { return item }
      }
      mirror = declared.superclassMirror
    }
    return nil
  }
}

extension UIBarButtonItem {
  /// Runs the action of the item.
  fileprivate func sendTouch() {
    guard isEnabled else { return }
    if let button = customView as? UIControl { return button.sendTouch() }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    primaryAction?.run(for: self)
  }
}
