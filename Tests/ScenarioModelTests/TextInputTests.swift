import ScenarioModel
import Testing

@Suite struct TextInputTests {
  private func screen(_ views: [ViewNode]) -> Screen {
    let root = ViewNode(id: "view", name: "view", kind: .view, subviews: views)
    return Screen(name: "screen", rootView: root, detachedViews: [node("free", .textField)])
  }

  private func node(
    _ name: String,
    _ kind: ViewKind,
    _ subviews: [ViewNode] = [],
    _ change: (inout ViewProperties) -> Void = { _ in }
  ) -> ViewNode {
    var properties = ViewProperties()
    change(&properties)
    return ViewNode(id: name, name: name, kind: kind, properties: properties, subviews: subviews)
  }

  @Test func textInputsFollowTreeOrder() {
    let screen = screen([
      node("stack", .stackView, [node("first", .textField), node("second", .textView)]),
      node("label", .label),
      node("third", .searchBar),
    ])
    #expect(screen.textInputs.map(\.name) == ["first", "second", "third"])
  }

  @Test func unfocusableViewsAreNotInputs() {
    let screen = screen([
      node("hidden", .textField) { $0.isHidden = true },
      node("group", .view, [node("inside", .textField)]) { $0.isHidden = true },
      node("disabled", .textField) { $0.isEnabled = false },
      node("fixed", .textView) { $0.isEditable = false },
      node("open", .textView) { $0.isEditable = true },
    ])
    #expect(screen.textInputs.map(\.name) == ["open"])
  }
}
