package import ScenarioModel

extension ScenarioFile {
  /// Returns the kinds of devices that do not rotate the screens.
  ///
  /// The app's Info.plist decides, unless the scenario itself uses both orientations.
  ///
  /// - Parameter fonts: Has the properties of apps, and receives the notes about orientations.
  /// - Returns: The kinds among the devices of the matrix.
  package func fixedIdioms(noting fonts: FontLibrary) -> Set<DeviceIdiom> {
    let matrix = scenario.matrix
    let rotates = scenario.steps.flatMap(\.parts).contains { step in
      if case .rotate = step { true } else { false }
    }
    guard !rotates else { return [] }
    let idioms = Set(matrix.devices.compactMap(Devices.device(id:)).map(\.idiom))
      .filter { matrix.orientations(on: $0).count < 2 }
    let documents = screenPaths.filter(\.isInterfaceBuilderDocument).distinct
    return idioms.filter { idiom in
      documents.contains { file in
        var stages = fonts.apps.stages(of: file, noting: fonts.documents)
        let supported = stages.orientations(DeviceOrientation.allCases, on: idiom)
        fonts.documents.add(stages.notes)
        return supported.count < 2
      }
    }
  }
}
