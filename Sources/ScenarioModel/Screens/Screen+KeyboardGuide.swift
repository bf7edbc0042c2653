extension Screen {
  /// Whether a constraint refers to a keyboard layout guide, so that the screen avoids the keyboard
  /// by itself.
  package var usesKeyboardGuide: Bool {
    var guides: Set<String> = []
    var items: Set<String> = []
    var pending = [rootView]
    while let view = pending.popLast() {
      for guide in view.layoutGuides where guide.kind == .keyboard { guides.insert(guide.id) }
      for constraint in view.constraints {
        items.insert(constraint.firstItem)
        if let item = constraint.secondItem { items.insert(item) }
      }
      pending += view.subviews
    }
    return !guides.isDisjoint(with: items)
  }
}
