package import DeviceCatalog
package import SnapshotModel

extension Matrix {
  /// The settings of the users of a device, in the order of the file: by language, text size,
  /// direction, bold text and width.
  ///
  /// A phone has no windows narrower than its screen. ``possible(on:in:system:)`` leaves out the widths that
  /// an iPad does not have in an orientation.
  package func users(of device: Device) -> [UserSettings] {
    let widths = widths(of: device)
    return (languages ?? [.base]).flatMap { language in
      (textSizes ?? [.large]).flatMap { textSize in
        (directions.map { $0.map(Optional.some) } ?? [nil]).flatMap { direction in
          (boldText ?? [false]).flatMap { boldText in
            widths.map { width in
              UserSettings(
                language: language,
                textSize: textSize,
                direction: direction,
                boldText: boldText,
                width: width
              )
            }
          }
        }
      }
    }
    .distinct
  }

  /// Whether the matrix has an axis of users' settings.
  var hasUsers: Bool {
    languages != nil || textSizes != nil || directions != nil || boldText != nil || widths != nil
      || pairwise != nil
  }

  /// Removes the axes of users' settings.
  mutating func forgetUsers() {
    (languages, textSizes, directions, boldText) = (nil, nil, nil, nil)
    (widths, pairwise) = (nil, nil)
  }

  /// The first width that no iPad of the matrix has, with a reason; nil if each has cases.
  func widthWithoutCases() -> (width: ApplicationWidth, obstacle: WidthObstacle)? {
    let pads = devices.compactMap(Devices.device(id:)).filter { $0.idiom == .pad }
    for width in widths ?? [] {
      let obstacles = pads.flatMap { pad in
        systems(of: pad).flatMap { system in
          orientations(on: .pad).map { width.obstacle(on: pad, in: $0, system: system) }
        }
      }
      guard let obstacle = obstacles.first ?? nil, !obstacles.contains(nil) else { continue }
      return (width, obstacle)
    }
    return nil
  }

  /// The systems of the cases on a device: the systems of the matrix that it runs, or its newest one.
  func systems(of device: Device) -> [SystemVersion] {
    systems.map { $0.filter(device.systems.contains) } ?? [device.systems.newest]
  }

  /// Removes the axes that some settings of the simulation set.
  mutating func forget(_ settings: SimulationSettings) {
    if settings.contentSizeCategory != nil { textSizes = nil }
    if settings.layoutDirection != nil { directions = nil }
    if settings.boldText != nil { boldText = nil }
    if settings.applicationWidth != nil { widths = nil }
  }

  private func widths(of device: Device) -> [ApplicationWidth] {
    guard device.idiom == .pad, let widths else { return [.full] }
    return widths
  }

  /// Refuses a setting that an axis of the matrix also sets.
  func refuseSettingOfMatrix(
    _ simulation: SimulationSettings,
    at location: FileLocation
  ) throws(ScenarioError) {
    let pairs: [(setting: String, isSet: Bool, axis: String, hasAxis: Bool)] = [
      ("contentSizeCategory", simulation.contentSizeCategory != nil, "textSizes", textSizes != nil),
      ("layoutDirection", simulation.layoutDirection != nil, "directions", directions != nil),
      ("boldText", simulation.boldText != nil, "boldText", boldText != nil),
      ("applicationWidth", simulation.applicationWidth != nil, "widths", widths != nil),
    ]
    for pair in pairs where pair.isSet && pair.hasAxis {
      throw ScenarioError(.settingOfMatrix(pair.setting, axis: pair.axis), at: location)
    }
  }
}

extension [UserSettings] {
  /// Returns the users with a possible window width on a device in an orientation.
  package func possible(
    on device: Device,
    in orientation: DeviceOrientation,
    system: SystemVersion? = nil
  ) -> [UserSettings] {
    filter { $0.width.obstacle(on: device, in: orientation, system: system) == nil }
  }
}
