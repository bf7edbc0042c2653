import Foundation
package import InterfaceBuilder
package import ScenarioModel

/// The devices and orientations of a document in its app.
package struct DocumentStages {
  private let file: String
  private let app: AppProperties
  private let idioms: Set<DeviceIdiom>
  /// The omitted kinds of devices and orientations, without repetition.
  private var omitted: [Omission] = []

  /// Something that the app does not show.
  private enum Omission: Equatable {
    case idiom(DeviceIdiom)
    case orientation(DeviceOrientation, DeviceIdiom)
  }

  /// - Parameters:
  ///   - file: The path of the document.
  ///   - app: The properties of its app.
  package init(of file: String, in app: AppProperties) {
    self.file = file
    self.app = app
    idioms = app.idioms(of: file)
  }

  /// Whether an app has `UIDesignRequiresCompatibility`.
  var requiresCompatibility: Bool { app.requiresCompatibility }

  /// Returns the devices that show the document, and notes the omitted ones.
  ///
  /// - Parameter usual: The devices for any document.
  /// - Returns: Some of the devices; empty if none shows the document.
  package mutating func devices(_ usual: [Device]) -> [Device] {
    usual.filter { device in
      let isShown = idioms.contains(device.idiom)
      if !isShown { note(.idiom(device.idiom)) }
      return isShown
    }
  }

  /// Returns the supported orientations on a device, and notes the omitted ones.
  ///
  /// - Parameters:
  ///   - usual: The orientations for any app.
  ///   - idiom: The kind of the device.
  /// - Returns: Some of the orientations, or else all that the app supports.
  package mutating func orientations(
    _ usual: [DeviceOrientation],
    on idiom: DeviceIdiom
  ) -> [DeviceOrientation] {
    for orientation in usual where !app.allows(orientation, on: idiom) {
      note(.orientation(orientation, idiom))
    }
    let supported = DeviceOrientation.allCases.filter { app.allows($0, on: idiom) }
    let common = usual.filter(supported.contains)
    return common.isEmpty ? supported : common
  }

  /// Returns the supported part of a matrix, and notes the omitted one.
  ///
  /// - Parameter matrix: The matrix for any document.
  /// - Returns: The matrix with fewer devices and orientations; the same if nothing would remain.
  mutating func restricted(_ matrix: Matrix) -> Matrix {
    let given = matrix.devices.compactMap(Devices.device(id:))
    let shown = devices(given)
    let devices = shown.isEmpty ? given : shown
    guard devices.count < given.count else { return turned(matrix) }
    var restricted = matrix
    restricted.devices = devices.map(\.id)
    if !devices.contains(where: { $0.idiom == .pad }) { restricted.widths = nil }
    return turned(restricted)
  }

  /// Returns a matrix with the supported orientations, and notes the omitted ones.
  ///
  /// - Parameter matrix: The matrix for any app.
  /// - Returns: The matrix with the same devices.
  mutating func turned(_ matrix: Matrix) -> Matrix {
    let idioms = matrix.devices.compactMap(Devices.device(id:)).map(\.idiom).distinct
    let found = idioms.map { ($0, orientations(matrix.orientations(on: $0), on: $0)) }
    let supported = Dictionary(uniqueKeysWithValues: found)
    guard let phones = supported[.phone] ?? supported[.pad] else { return matrix }
    var turned = matrix
    turned.setOrientations(phones, onPads: supported[.pad])
    return turned
  }

  /// The notes about the omitted devices and orientations.
  package var notes: [ImportWarning] {
    omitted.map { omission in
      switch omission {
      case .idiom(let idiom):
        note("\(URL(filePath: file).lastPathComponent) on \(idiom.plural)", in: app.documentFiles)
      case .orientation(let orientation, let idiom):
        note("\(orientation.rawValue) on \(idiom.plural)", in: app.orientationFiles)
      }
    }
  }

  private func note(_ omission: String, in files: [String]) -> ImportWarning {
    let names = files.joined(separator: ", ")
    return ImportWarning(
      .restriction,
      at: FileLocation(file: files.first ?? file, line: 1, column: 1),
      "left out: \(omission), see \(names)"
    )
  }

  private mutating func note(_ omission: Omission) {
    if !omitted.contains(omission) { omitted.append(omission) }
  }
}

extension DeviceIdiom {
  /// The devices in words.
  package var plural: String { self == .pad ? "iPads" : "phones" }
}
