import SnapshotModel

/// A view while its keys are read, without the defaults that differ for the root view.
struct ViewParts: Sendable {
  fileprivate var view = ViewNode(id: "", name: "", kind: .view)
  fileprivate var autoresizingMask: AutoresizingMask?
  fileprivate var translatesAutoresizingMaskIntoConstraints: Bool?
  /// The views of the screen so far.
  var tree = ViewTreeParser()

  var name: String {
    get { view.name }
    set { (view.id, view.name) = (newValue, newValue) }
  }

  init() {}

  /// Makes the parts to write.
  fileprivate init(writing view: ViewNode, isRoot: Bool) {
    let standard = ViewParts.standard(isRoot: isRoot, hasFrame: view.frame != nil)
    self.view = view
    if view.autoresizingMask != standard.mask { autoresizingMask = view.autoresizingMask }
    let translates = view.translatesAutoresizingMaskIntoConstraints
    if translates != standard.translates { translatesAutoresizingMaskIntoConstraints = translates }
  }

  /// Returns the view with its defaults.
  func completeView(isRoot: Bool) -> ViewNode {
    let standard = ViewParts.standard(isRoot: isRoot, hasFrame: view.frame != nil)
    var view = view
    view.autoresizingMask = autoresizingMask ?? standard.mask
    view.translatesAutoresizingMaskIntoConstraints =
      translatesAutoresizingMaskIntoConstraints ?? standard.translates
    return view
  }

  private static func standard(
    isRoot: Bool,
    hasFrame: Bool
  ) -> (mask: AutoresizingMask, translates: Bool) {
    (isRoot ? [.flexibleWidth, .flexibleHeight] : [], isRoot || hasFrame)
  }
}

// MARK: - Keys

extension ViewParts {
  /// The keys of a view that is written in place, in the order that the writer uses.
  static let table = makeTable([name(isRoot: false)])

  /// The keys of a root view, which needs no name.
  static let rootTable = makeTable([name(isRoot: true)])

  /// The keys without the properties of ``ViewPropertyTable``.
  static let treeRows = [name(isRoot: false)] + geometry + contents

  private static func makeTable(_ name: [KeyRow<ViewParts>]) -> KeyTable<ViewParts> {
    let properties = ViewPropertyTable.all.map { $0.lifted(to: \ViewParts.view.properties) }
    return KeyTable(
      ViewParts(),
      subject: "a view",
      name + geometry + properties + contents
    )
  }

  private static func name(isRoot: Bool) -> KeyRow<ViewParts> {
    .compound(
      "name",
      "a name without dots",
      default: isRoot ? "`view`" : KeyDescription.required,
      "the name, unique in the screen; a root view without it is called `view`"
    ) { node, parts in
      let name = try node.pathComponent()
      // In constraints, a dot separates a view from its guide.
      guard !name.contains(".") else {
        throw ScenarioError(.badName(name, label: "a view written in place"), at: node.location)
      }
      try parts.tree.enter(name, at: node.location)
      parts.name = name
    } write: {
      isRoot && $0.name == "view" ? nil : .text($0.name)
    }
  }

  private static let geometry: [KeyRow<ViewParts>] = [
    .key(
      "class",
      \.view.kind,
      .word("class", description: "a UIKit class"),
      default: .view,
      "the class"
    ),
    .optional("frame", \.view.frame, .rect, default: "zero", "the frame in the superview"),
    .optional(
      "autoresizingMask",
      \.autoresizingMask,
      .mask,
      default: "both sizes for the root view, else none",
      "the parts that are flexible when the superview resizes"
    ),
    .optional(
      "translatesAutoresizingMaskIntoConstraints",
      \.translatesAutoresizingMaskIntoConstraints,
      .flag,
      default: "`true` for the root view and for a view with a `frame`, else `false`",
      "whether the frame and the mask become constraints"
    ),
  ]

  private static let contents: [KeyRow<ViewParts>] = [
    .compound(
      "subviews",
      "a list of views",
      default: "none",
      "the subviews, back to front"
    ) { node, parts in
      parts.view.subviews = try node.items { try parts.tree.view($0) }
    } write: { parts in
      let subviews = parts.view.subviews
      return subviews.isEmpty ? nil : .list(subviews.map { $0.yaml(isRoot: false) })
    },
    input(
      "inputAccessoryView",
      \.view.properties.inputAccessoryView,
      "the view on top of the keyboard while the view has the focus; for a text field, text view, "
        + "search bar or `UIView`"
    ),
    input(
      "inputView",
      \.view.properties.inputView,
      "the view that replaces the keys while the view has the focus; for the same classes"
    ),
    .compound(
      "constraints",
      "a list of constraints",
      default: "none",
      "the view's constraints"
    ) { node, parts in
      let name = parts.name
      parts.view.constraints = try node.items { item in
        try parts.tree.constraint(item, heldBy: name)
      }
    } write: { parts in
      let constraints = parts.view.constraints
      return constraints.isEmpty ? nil : .list(constraints.map { $0.yaml(heldBy: parts.name) })
    },
  ]

  private static func input(
    _ name: String,
    _ path: KeyRow<ViewParts>.Path<InputViewNode?>,
    _ meaning: String
  ) -> KeyRow<ViewParts> {
    .compound(name, InputViewNode.forms, default: "none", meaning) { node, parts in
      parts[keyPath: path] = try parts.tree.input(node)
    } write: {
      $0[keyPath: path]?.yaml
    }
  }
}

extension ViewNode {
  /// Returns the view as written in place.
  func yaml(isRoot: Bool) -> YAMLValue {
    let table = isRoot ? ViewParts.rootTable : ViewParts.table
    return .map(table.fields(of: ViewParts(writing: self, isRoot: isRoot)))
  }
}

extension InputViewNode {
  /// The forms of a view on the keyboard.
  static let forms = "a height, the name of a view, or a view"

  var yaml: YAMLValue {
    switch self {
    case .view(let name): .text(name)
    case .height(let height): .number(height)
    }
  }
}

extension ValueFormat<AutoresizingMask> {
  fileprivate static var mask: Self {
    let list = ValueFormat<[AutoresizingMask.Word]>.distinct(.word("part of a mask"))
    return ValueFormat(description: list.description, placeholder: list.placeholder) { node in
      try list.read(node).reduce(into: []) { $0.insert($1.mask) }
    } write: {
      .list($0.words.map(YAMLValue.text))
    }
  }
}

extension AutoresizingMask {
  fileprivate enum Word: String, CaseIterable {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin

    var mask: AutoresizingMask {
      switch self {
      case .flexibleLeftMargin: .flexibleLeftMargin
      case .flexibleWidth: .flexibleWidth
      case .flexibleRightMargin: .flexibleRightMargin
      case .flexibleTopMargin: .flexibleTopMargin
      case .flexibleHeight: .flexibleHeight
      case .flexibleBottomMargin: .flexibleBottomMargin
      }
    }
  }

  /// The flexible parts, as scenario files spell them.
  package var words: [String] { Word.allCases.filter { contains($0.mask) }.map(\.rawValue) }
}
