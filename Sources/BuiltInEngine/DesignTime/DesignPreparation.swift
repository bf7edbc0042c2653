import ScenarioModel

/// Converts a tree of views to the tree that Interface Builder lays out on a canvas.
struct DesignPreparation {
  let canvas: DesignCanvas

  func prepared(_ root: ViewNode) -> ViewNode {
    var root = root
    prepare(&root, in: [])
    root.translatesAutoresizingMaskIntoConstraints = true
    return root
  }

  /// Prepares a view after its subviews.
  ///
  /// Views may be nested hundreds of levels deep, and nodes are large. Therefore nodes are passed
  /// in arrays of one node, which keeps them off the call stack. `parent` is the enclosing view in
  /// the document; it is empty for a top-level view.
  private func prepare(_ node: inout ViewNode, in parent: [ViewNode]) {
    let drawn = alone(node)
    for index in node.subviews.indices { prepare(&node.subviews[index], in: drawn) }
    prepareAlone(&node, in: parent)
  }

  @inline(never)
  private func alone(_ node: ViewNode) -> [ViewNode] { [node] }

  @inline(never)
  private func prepareAlone(_ node: inout ViewNode, in parents: [ViewNode]) {
    let parent = parents.first
    if node.slot != nil { node.translatesAutoresizingMaskIntoConstraints = true }
    prepareMargins(of: &node, in: parent)
    prepareScrolling(of: &node)
    prepareControl(&node)
    prepareFont(of: &node)
    ArrangedButtons().prepare(&node)
    if let parent, parent.kind == .stackView, node.slot == nil {
      ArrangedPlaceholder(stack: parent).prepare(&node)
    }
    node.frame = knownFrame(of: node)
  }

  /// Sets margin properties that depend on the tools.
  ///
  /// Before safe areas, bars did not affect margins. Cells have their own margins, which are the
  /// minimum for a content view that preserves its superview's margins.
  private func prepareMargins(of node: inout ViewNode, in parent: ViewNode?) {
    if !canvas.hasSafeAreas { node.properties.insetsLayoutMarginsFromSafeArea = false }
    guard let cell = node.kind.isCell && parent != nil ? node : node.cell(around: parent) else {
      return
    }
    let preserves = node.properties.preservesSuperviewLayoutMargins == true
    let adopts = preserves || node.properties.layoutMarginsFollowReadableWidth == true
    let least = canvas.cellMargins(of: cell, adoptsOuterMargins: adopts)
    node.properties.insetsLayoutMarginsFromSafeArea = false
    node.properties.preservesSuperviewLayoutMargins = false
    if let own = node.properties.layoutMargins {
      if preserves { node.properties.layoutMargins = own.covering(least) }
    } else if node.properties.directionalLayoutMargins == nil {
      node.properties.layoutMargins = least
    }
  }

  /// Keeps the content of scroll views clear of bars, so that it has no unsafe edges.
  private func prepareScrolling(of node: inout ViewNode) {
    switch node.kind {
    case .scrollView, .textView: node.properties.contentInsetAdjustmentBehavior = .always
    default: break
    }
  }

  /// The tools with lower search bars, 51 points high: 18122 to 19529 (three repositories).
  private static let toolsOfLowSearchBars = 18_000..<20_000

  /// The hugging of a segmented control, which keeps its height where labels and plain views do not.
  ///
  /// It is between 500 and 750 in documents of three repositories, which do not narrow it down
  /// further.
  private static let huggingOfSegments: Float = 600

  private func prepareControl(_ node: inout ViewNode) {
    switch node.kind {
    case .searchBar where Self.toolsOfLowSearchBars.contains(canvas.toolsVersion):
      guard node.properties.placeholderIntrinsicContentSize == nil else { return }
      node.properties.placeholderIntrinsicContentSize = IntrinsicSize(width: nil, height: 51)
    case .segmentedControl where node.properties.verticalHuggingPriority == nil:
      node.properties.verticalHuggingPriority = Self.huggingOfSegments
    default: break
    }
  }

  /// Sets the text size of fonts if the tools' default differs from the default of apps.
  private func prepareFont(of node: inout ViewNode) {
    guard let category = textSize else { return }
    if node.properties.buttonConfiguration != nil, node.properties.font == nil {
      let isSmall = [.mini, .small].contains(node.properties.buttonSize)
      node.properties.font = FontNode(textStyle: isSmall ? "subheadline" : "body")
    }
    node.properties.font?.contentSizeCategory = category
  }

  /// The tools' text size for text styles, including a configuration's own font.
  ///
  /// Up to Xcode 7 it was medium, and from Xcode 12.5 to 14.2 the smallest. It is nil for the
  /// default size.
  private var textSize: String? {
    switch canvas.toolsVersion {
    case ..<11_000: "medium"
    case 18_000..<21_000: "extraSmall"
    default: nil
    }
  }

  /// Returns the stored frame.
  ///
  /// An unknown size is the extent of the given subviews, so that their autoresizing masks have a
  /// reference.
  private func knownFrame(of node: ViewNode) -> Rect? {
    let given = node.subviews.filter(\.translatesAutoresizingMaskIntoConstraints)
    let frame = node.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    guard frame.width == 0 || frame.height == 0, !given.isEmpty else { return node.frame }
    let frames = given.compactMap(\.frame)
    return Rect(
      x: frame.x,
      y: frame.y,
      width: frame.width > 0 ? frame.width : frames.map { $0.x + $0.width }.max() ?? 0,
      height: frame.height > 0 ? frame.height : frames.map { $0.y + $0.height }.max() ?? 0
    )
  }
}

extension ViewNode {
  /// Returns the cell that has this content view.
  fileprivate func cell(around parent: ViewNode?) -> ViewNode? {
    guard slot == "contentView", let parent, parent.kind.isCell else { return nil }
    return parent
  }
}

extension Insets {
  /// Returns the larger inset on each side.
  fileprivate func covering(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}

extension ViewKind {
  /// Whether Interface Builder gives the view a content view.
  var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }
}
