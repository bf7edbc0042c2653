import DeviceCatalog

/// The keys of `matrix`; every combination of their values is a case.
enum MatrixKey: String, CaseIterable {
  /// Required. A list of device ids, as `scvdb devices` lists them, or a ``DeviceGroup``.
  case devices
  /// A list of `portrait` and `landscape`; the default is both.
  case orientations
  /// A list of versions of iOS such as `9.3`. The default is the present version, or the last one
  /// that a device runs. Named devices must run all the versions; devices of a group are left out
  /// on a version that they do not run.
  case systems
  /// A list of languages for the screens, such as `de`; `base` selects the screens' own texts.
  case languages
  /// A list of ``TextSize``.
  case textSizes
  /// A list of `leftToRight` and `rightToLeft`; the default is the language's own direction.
  case directions
  /// A list of `true` and `false`, or one of them.
  case boldText
  /// A list of widths of a window, or `splitView` with a list of the parts of the screen.
  case widths
  /// Whether the matrix is reduced to cases that cover each pair of values.
  case pairwise
}

extension Matrix {
  init(_ node: YAMLNode) throws(ScenarioError) {
    let fields = try Fields<MatrixKey>(node)
    let orientations = node.mistakes.attempt {
      () throws(ScenarioError) -> [DeviceOrientation]? in
      try fields[.orientations]?.distinct { node throws(ScenarioError) in
        try node.word("orientation")
      }
    }
    let devices = try DeviceChoice(fields.required(.devices))
    self.init(
      devices: devices.ids,
      orientations: orientations.flatMap(\.self) ?? DeviceOrientation.allCases,
      systems: try fields[.systems]?.distinct { node throws(ScenarioError) in
        try devices.system(node)
      }
    )
    languages = try fields[.languages]?.distinct { node throws(ScenarioError) in
      try node.language()
    }
    textSizes = try fields[.textSizes]?.distinct { node throws(ScenarioError) in
      try node.word("text size")
    }
    directions = try fields[.directions]?.distinct { node throws(ScenarioError) in
      try node.word("layout direction")
    }
    boldText = try fields[.boldText].map { node throws(ScenarioError) in
      if case .scalar = node.content { return [try node.bool()] }
      return try node.distinct { item throws(ScenarioError) in try item.bool() }
    }
    widths = try fields[.widths]?.applicationWidths()
    // The checks below go through the combinations of values.
    guard caseCount <= Self.caseLimit else {
      throw ScenarioError(.tooManyCases(caseCount), at: node.location)
    }
    if widths?.contains(.full) == false, devices.areAllPhones, let node = fields[.widths] {
      throw ScenarioError(.widthsOfPhones, at: node.location)
    }
    if let missing = widthWithoutCases(), let node = fields[.widths] {
      throw ScenarioError(.widthWithoutCases(missing.width, missing.obstacle), at: node.location)
    }
    pairwise = try fields[.pairwise]?.bool()
  }
}

/// The devices of a matrix: named one by one, or as a group.
private enum DeviceChoice {
  case named([Device])
  case group(DeviceGroup)

  init(_ node: YAMLNode) throws(ScenarioError) {
    guard case .scalar(let text, _) = node.content else {
      self = .named(try node.distinct { item throws(ScenarioError) in try item.device() })
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

  private var devices: [Device] {
    switch self {
    case .named(let devices): devices
    case .group(let group): group.devices
    }
  }

  /// Reads a version of iOS that each of the named devices runs, or one of the group.
  func system(_ node: YAMLNode) throws(ScenarioError) -> SystemVersion {
    guard let system = SystemVersion(try node.text()) else {
      throw node.wrongType("a version of iOS such as 9.3")
    }
    let others = devices.filter { !$0.systems.contains(system) }
    switch self {
    case .named:
      guard let device = others.first else { break }
      throw ScenarioError(
        .systemOfOtherDevices("\(system)", device: device.id, systems: "\(device.systems)"),
        at: node.location
      )
    case .group(let group):
      guard others.count == devices.count else { break }
      throw ScenarioError(
        .systemOfNoDevice("\(system)", group: group.rawValue),
        at: node.location
      )
    }
    return system
  }
}

extension YAMLNode {
  fileprivate func device() throws(ScenarioError) -> Device {
    let id = try text()
    guard let device = Devices.device(id: id) else {
      throw ScenarioError(.unknownDevice(id, nearest: Devices.nearest(to: id)), at: location)
    }
    return device
  }
}
