import DeviceCatalog
import SnapshotModel

/// A matrix while its keys are read, with the values that later keys and checks need.
struct MatrixParts: Sendable {
  var matrix = Matrix(devices: [], orientations: DeviceOrientation.allCases)
  fileprivate var devices = DeviceChoice.named([])
  fileprivate var widthsLocation: FileLocation?
  /// Whether `orientations` is written even with its default value.
  fileprivate var writesOrientations = false
}

extension MatrixParts {
  /// The values of a project file's matrix, which the keys of a scenario replace.
  fileprivate init(inherited: Matrix) {
    matrix = inherited
    devices = .inherited(inherited.devices.compactMap(Devices.device(id:)))
  }

  /// The keys of `matrix`, in the order that the writer uses; every combination is a case.
  static let table = KeyTable(MatrixParts(), devices + users + [pairwise])

  private static let devices: [KeyRow<MatrixParts>] = [
    .compound(
      "devices",
      "a list of ids of `scvdb devices`, or \(groups)",
      "the devices; without `systems`, each runs its newest system, with the measures that "
        + "`scvdb devices` prints"
    ) { node, parts in
      parts.devices = try DeviceChoice(node)
      parts.matrix.devices = parts.devices.ids
    } write: {
      .list($0.matrix.devices.map(YAMLValue.text))
    },
    .compound(
      "orientations",
      orientationList.description,
      default: "both",
      "the orientations at the start"
    ) { node, parts in
      // Without the key 'padOrientations', the list is for iPads too.
      parts.matrix.setOrientations(try orientationList.read(node))
    } write: { parts in
      let orientations = parts.matrix.orientations
      let isDefault = orientations == DeviceOrientation.allCases && !parts.writesOrientations
      return isDefault ? nil : orientationList.write(orientations)
    },
    .optional(
      "padOrientations",
      \.matrix.padOrientations,
      orientationList,
      default: "`orientations`",
      "the orientations at the start on iPads"
    ),
    .compound(
      "systems",
      "a list of versions of iOS such as `9.3`",
      default: "the newest version of each device",
      "the versions of iOS; a device that is listed by its id must support all of them, and a device "
        + "of a group skips the versions that it does not support"
    ) { node, parts in
      let devices = parts.devices
      parts.matrix.systems = try node.distinct { item in
        try devices.system(item)
      }
    } write: {
      $0.matrix.systems.map { .list($0.map { .text("\($0)") }) }
    }
    .dependent(on: "devices"),
  ]

  private static let orientationList: ValueFormat<[DeviceOrientation]> =
    .distinct(.word("orientation"))

  private static let groups = DeviceGroup.allCases.map { "`\($0.rawValue)`" }
    .joined(separator: ", ", last: " or ")

  /// The keys for settings that layouts depend on and that users choose.
  private static let users: [KeyRow<MatrixParts>] = [
    .optional(
      "languages",
      \.matrix.languages,
      .distinct(.language),
      default: "`base`",
      "the languages; `base` keeps the texts of documents and scenarios"
    ),
    .optional(
      "textSizes",
      \.matrix.textSizes,
      .distinct(.word("text size")),
      default: "`large`",
      "the text sizes, by the names of UIKit's content size categories"
    ),
    .optional(
      "directions",
      \.matrix.directions,
      .distinct(.word("layout direction")),
      default: "the language's own",
      "the reading directions"
    ),
    .optional(
      "boldText",
      \.matrix.boldText,
      .flags,
      default: "`false`",
      "whether the user has chosen bold text"
    ),
    .optional(
      "widths",
      \.matrix.widths,
      .applicationWidths,
      default: "`full`",
      "the application's part of an iPad's screen, or its window there"
    ).locating(\.widthsLocation) { $0.location },
  ]

  private static let pairwise = KeyRow<MatrixParts>.optional(
    "pairwise",
    \.matrix.pairwise,
    .flag,
    default: "`false`",
    "whether the combinations are reduced to cases that cover each pair of values"
  )

  /// Checks conditions that depend on several keys.
  ///
  /// - Parameter location: The location of the matrix.
  /// - Throws: The first mistake.
  fileprivate func check(at location: FileLocation) throws {
    // The checks below go through the combinations of values.
    guard matrix.caseCount <= Matrix.caseLimit else {
      throw ScenarioError(.tooManyCases(matrix.caseCount), at: location)
    }
    guard let widthsLocation else { return }
    if matrix.widths?.contains(.full) == false, devices.areAllPhones {
      throw ScenarioError(.widthsOfPhones, at: widthsLocation)
    }
    if let missing = matrix.widthWithoutCases() {
      let problem = ScenarioProblem.widthWithoutCases(missing.width, missing.obstacle)
      throw ScenarioError(problem, at: widthsLocation)
    }
  }
}

extension Matrix {
  /// Reads a matrix.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - inherited: The values of the keys that the map omits; nil for the defaults.
  /// - Throws: The first mistake.
  init(_ node: YAMLNode, inheriting inherited: Matrix? = nil) throws {
    var parts = inherited.map(MatrixParts.init(inherited:)) ?? MatrixParts.table.initial
    let given: Set<String> = inherited == nil ? [] : ["devices"]
    try MatrixParts.table.read(node, given: given, into: &parts)
    try parts.check(at: node.location)
    self = parts.matrix
  }

  var yaml: YAMLValue { .map(fields) }

  private var fields: [YAMLField] { MatrixParts.table.fields(of: MatrixParts(matrix: self)) }

  /// Returns the keys with other values than an inherited matrix; nil for none.
  ///
  /// - Parameter inherited: A matrix with all cases of this one; nil for none.
  /// - Returns: The map.
  func yaml(inheriting inherited: Matrix?) -> YAMLValue? {
    guard let inherited else { return yaml }
    let hasOrientations =
      (orientations, padOrientations) != (inherited.orientations, inherited.padOrientations)
    let parts = MatrixParts(matrix: self, writesOrientations: hasOrientations)
    // The two lists of orientations replace the inherited ones together.
    let kept: Set = hasOrientations ? ["orientations", "padOrientations"] : []
    let fields = MatrixParts.table.fields(of: parts).filter {
      kept.contains($0.key) || !inherited.fields.contains($0)
    }
    return fields.isEmpty ? nil : .map(fields)
  }
}

extension ValueFormat<Matrix> {
  static var matrix: Self {
    ValueFormat(description: "the `matrix` of a scenario", placeholder: "MATRIX") { node in
      try Matrix(node)
    } write: {
      $0.yaml
    }
  }
}

extension ValueFormat<Language> {
  fileprivate static var language: Self {
    ValueFormat(
      description: "tags such as `de`, `pt-BR` and `zh-Hant`, `base`, "
        + Language.Pseudolanguage.allCases.map { "`\($0.rawValue)`" }.joined(
          separator: ", ",
          last: " or "
        ),
      placeholder: "LANGUAGE"
    ) {
      try $0.language()
    } write: {
      .text($0.tag)
    }
  }
}

extension ValueFormat<[Bool]> {
  /// A list of distinct flags, or one flag.
  fileprivate static var flags: Self {
    let list = ValueFormat.distinct(.flag)
    return ValueFormat(
      description: "`true`, `false`, or a list of both",
      placeholder: list.placeholder
    ) { node in
      if case .scalar = node.content { return [try node.bool()] }
      return try list.read(node)
    } write: {
      list.write($0)
    }
  }
}

/// The devices of a matrix: named one by one, or as a group.
private enum DeviceChoice {
  case named([Device])
  case group(DeviceGroup)
  /// The devices of the project file, for a scenario with its own systems.
  case inherited([Device])

  init(_ node: YAMLNode) throws {
    guard case .scalar(let text, _) = node.content else {
      self = .named(try node.distinct { try $0.device() })
      return
    }
    guard let group = DeviceGroup(rawValue: text) else {
      let groups = DeviceGroup.allCases.map(\.rawValue).joined(separator: ", ")
      throw node.wrongType("a list of devices or one of \(groups)")
    }
    self = .group(group)
  }

  var ids: [String] { devices.map(\.id) }

  var areAllPhones: Bool { devices.allSatisfy { $0.idiom == .phone } }

  /// The name of the devices in messages.
  private var subject: String {
    switch self {
    case .group(let group): "'\(group.rawValue)'"
    case .named, .inherited: "the matrix"
    }
  }

  private var devices: [Device] {
    switch self {
    case .named(let devices), .inherited(let devices): devices
    case .group(let group): group.devices
    }
  }

  /// Reads a version of iOS that each of the named devices runs, or one of the group.
  func system(_ node: YAMLNode) throws -> SystemVersion {
    let system = try node.systemVersion()
    let others = devices.filter { !$0.systems.contains(system) }
    switch self {
    case .named:
      guard let device = others.first else { break }
      throw ScenarioError(
        .systemOfOtherDevices("\(system)", device: device.id, systems: "\(device.systems)"),
        at: node.location
      )
    case .group, .inherited:
      guard others.count == devices.count else { break }
      throw ScenarioError(.systemOfNoDevice("\(system)", devices: subject), at: node.location)
    }
    return system
  }
}

extension YAMLNode {
  fileprivate func device() throws -> Device {
    let id = try text()
    guard let device = Devices.device(id: id) else {
      throw ScenarioError(.unknownDevice(id, nearest: Devices.nearest(to: id)), at: location)
    }
    return device
  }
}
