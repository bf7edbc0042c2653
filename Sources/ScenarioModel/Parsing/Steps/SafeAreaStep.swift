/// The argument of `setAdditionalSafeAreaInsets`; an edge that is left out stays as it is.
enum EdgeKey: String, CaseIterable { case top, left, bottom, right }

extension EdgeChange {
  init(_ node: YAMLNode) throws(ScenarioError) {
    let fields = try Fields<EdgeKey>(node)
    self.init(
      top: try fields[.top]?.points(),
      left: try fields[.left]?.points(),
      bottom: try fields[.bottom]?.points(),
      right: try fields[.right]?.points()
    )
  }
}
