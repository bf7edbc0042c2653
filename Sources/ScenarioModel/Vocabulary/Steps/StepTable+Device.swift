import DeviceCatalog
import SnapshotModel

extension StepTable {
  /// The steps of a user with the device and its bars.
  static let device: [StepRow] = [
    StepRow(
      "rotate",
      .value(.word("orientation", placeholder: "ORIENTATION")),
      "the device turns to `portrait`, `portraitUpsideDown`, `landscapeLeft` or `landscapeRight`; "
        + "`landscape` is `landscapeRight`; `portrait` and `landscape` accept the opposite direction; "
        + "a turn by 180° takes twice as long; phones do not support upside down",
      fitsIntoTurn: false,
      detail: { $0.rawValue },
      step: { .rotate(to: $0) },
      match: { if case .rotate(let target) = $0 { target } else { nil } }
    ),
    StepRow(
      "fold",
      .fold,
      "the user folds a device with two displays, and the outer one shows the application; each case "
        + "starts there",
      fitsIntoTurn: false
    ),
    StepRow(
      "unfold",
      .unfold,
      "the user unfolds a device with two displays, and the inner one shows the application",
      fitsIntoTurn: false
    ),
    StepRow(
      "statusBar",
      .value(.word("status bar", placeholder: "STATE")),
      "`inCall`: a call makes the status bar 40 points high, on phones with a home button before "
        + "iOS 13; `hidden`: the screen on top hides the status bar; `shown`: the screen shows it, and "
        + "the call ends",
      detail: { $0.rawValue },
      step: { .statusBar($0) },
      match: { if case .statusBar(let change) = $0 { change } else { nil } }
    ),
    StepRow(
      "textSize",
      .map(TextSizeChange.table, orValueOf: "size"),
      "the user chooses another text size, or bold text: labels, text fields and text views with "
        + "`adjustsFontForContentSizeCategory` change their fonts",
      detail: { $0.detail },
      step: { .textSize($0) },
      match: { if case .textSize(let change) = $0 { change } else { nil } }
    ),
    StepRow(
      "multitasking",
      .map(MultitaskingRequest.table, orValueOf: "width"),
      "on an iPad: the application gets another part of the screen",
      fitsIntoTurn: false,
      detail: { $0.detail },
      step: { .multitasking($0) },
      match: { if case .multitasking(let request) = $0 { request } else { nil } }
    ),
    StepRow(
      "bars",
      .map(Bars.table),
      "bars appear or disappear",
      detail: { $0.detail },
      step: { .bars($0) },
      match: { if case .bars(let bars) = $0 { bars } else { nil } }
    ),
  ]
}

// MARK: - Arguments

extension TextSizeChange {
  fileprivate static let table = KeyTable(
    TextSizeChange(),
    canBeEmpty: false,
    [
      .optional(
        "size",
        \.size,
        .word("text size", placeholder: "SIZE"),
        default: "unchanged",
        "the content size category, such as `accessibilityLarge`"
      ),
      .optional("bold", \.isBold, .flag, default: "unchanged", "whether text is bold"),
    ]
  )

  /// For example `accessibilityLarge, bold`.
  fileprivate var detail: String {
    [size?.rawValue, isBold.map { $0 ? "bold" : "not bold" }]
      .compactMap(\.self).joined(separator: ", ")
  }
}

extension MultitaskingRequest {
  fileprivate static let table = KeyTable(
    // An invalid width is one mistake, which the keys of a window do not report again.
    MultitaskingRequest(width: .points(1)),
    [
      .required(
        "width",
        \.widthAlone,
        .widthAlone,
        "the part of the screen, or the width of a window"
      ),
      .ofWindow(
        "height",
        \.givenHeight,
        from: 1,
        default: "the screen's height",
        "the height of a window; its width is in points"
      ),
      .ofWindow(
        "x",
        \.x,
        from: 0,
        default: "centered",
        "the distance of a window from the screen's left edge; needs `height`"
      ),
      .ofWindow(
        "y",
        \.y,
        from: 0,
        default: "centered",
        "the distance of a window from the screen's top edge; needs `height`"
      ),
      .optional(
        "side",
        \.side,
        .word("side", placeholder: "SIDE"),
        default: "`right` with `slideOver`, else `left`",
        "the application's side of the screen"
      ).withoutWindow,
    ]
  )

  /// For example `half on the right`.
  fileprivate var detail: String {
    side.map { "\(width.word) on the \($0.rawValue)" } ?? width.word
  }

  /// The width without the height and the position of a window.
  fileprivate var widthAlone: ApplicationWidth {
    get { if case .window(let window) = width { .points(window.width) } else { width } }
    set { width = newValue }
  }

  fileprivate var window: WindowPlace? {
    if case .window(let window) = width { window } else { nil }
  }
}

extension ValueFormat<ApplicationWidth> {
  /// A width by its name or in points; the other measures of a window are keys beside it.
  fileprivate static var widthAlone: Self {
    ValueFormat(description: ApplicationWidth.forms, placeholder: "WIDTH") { node in
      _ = try node.text()
      return try node.applicationWidth()
    } write: {
      $0.yaml
    }
  }
}

extension WindowPlace {
  /// The window's height, which is never missing.
  fileprivate var givenHeight: Double? {
    get { height }
    set { height = newValue ?? height }
  }
}

extension KeyRow<MultitaskingRequest> {
  /// Makes a key for a window with a width in points; `height` comes before `x` and `y`.
  fileprivate static func ofWindow(
    _ name: String,
    _ path: any WritableKeyPath<WindowPlace, Double?> & Sendable,
    from least: Double,
    default standard: String,
    _ meaning: String
  ) -> KeyRow {
    let format = ValueFormat<Double>.points(from: least...4000)
    return KeyRow(
      key: KeyDescription(name, format, default: standard, meaning),
      read: { node, request in
        let value = try format.read(node)
        var window = request.window
        if case .points(let width) = request.width, name == "height" {
          window = WindowPlace(width: width, height: value)
        }
        guard var window else { throw unusable(name, with: request.width, at: node) }
        window[keyPath: path] = value
        request.width = .window(window)
      },
      write: { $0.window?[keyPath: path].map(format.write) }
    )
  }

  /// Returns the key, which is an error for a window with a height.
  fileprivate var withoutWindow: KeyRow {
    KeyRow(
      key: key,
      read: { [name = key.name, read] node, request throws in
        try read(node, &request)
        guard request.window != nil else { return }
        let fix = "write 'x', or remove '\(name)'"
        let problem = ScenarioProblem.keyWithoutEffect(name, "with a 'height'", fix: fix)
        throw ScenarioError(problem, at: node.location)
      },
      write: write
    )
  }

  /// Returns the error for a window's key beside another width.
  private static func unusable(
    _ name: String,
    with width: ApplicationWidth,
    at node: YAMLNode
  ) -> ScenarioError {
    let problem: ScenarioProblem
    if case .points = width {
      let fix = "add 'height', or remove '\(name)'"
      problem = .keyWithoutEffect(name, "without a 'height'", fix: fix)
    } else {
      let fix = "write the width in points, or remove '\(name)'"
      problem = .keyWithoutEffect(name, "with the width '\(width.word)'", fix: fix)
    }
    return ScenarioError(problem, at: node.location)
  }
}

extension Bars {
  /// The keys of `bars`, of a scenario and of a step.
  static let table = KeyTable(
    Bars(),
    [
      .optional(
        "navigationBar",
        \.navigationBar,
        .flag,
        default: "unchanged",
        "whether the navigation controller's bar is shown"
      ),
      .optional(
        "toolbar",
        \.toolbar,
        .flag,
        default: "unchanged",
        "whether the navigation controller's toolbar is shown"
      ),
      .optional(
        "tabBar",
        \.tabBar,
        .flag,
        default: "unchanged",
        "whether the tab bar controller's bar is shown"
      ),
      .optional(
        "largeTitles",
        \.largeTitles,
        .flag,
        default: "unchanged",
        "whether titles of the navigation bar may be large"
      ),
    ]
  )

  /// For example `no tabBar`.
  fileprivate var detail: String {
    [
      ("navigationBar", navigationBar), ("toolbar", toolbar), ("tabBar", tabBar),
      ("largeTitles", largeTitles),
    ]
    .compactMap { name, isShown in isShown.map { $0 ? name : "no \(name)" } }
    .joined(separator: ", ")
  }
}
