/// A segue that was found in a document.
package struct FoundSegue: Sendable {
  /// The segue; nil for a touch that focuses a field.
  package var segue: ScreenSegue?
  /// The screen that it shows; nil for an unwind segue.
  package var destination: ScreenReference?

  package init(segue: ScreenSegue? = nil, destination: ScreenReference? = nil) {
    self.segue = segue
    self.destination = destination
  }
}

extension ScenarioFile {
  /// Adds the destinations of the scenario's segues to its screens, after its own.
  ///
  /// - Parameters:
  ///   - attributes: Reads the attributes of a screen's controller, by the index of the screen.
  ///   - find: Finds the segue of a step in the documents of a scenario. A destination has the name
  ///     of a screen of the scenario, or a new name.
  /// - Returns: The same scenario if none of its steps performs a segue, or if all of them are
  ///   known.
  /// - Throws: A mistake in the steps, or an error of the closures.
  package func findingSegues(
    attributes: (ScenarioFile, _ screen: Int) throws -> ControllerAttributes?,
    _ find: (ScenarioFile, UnknownStep) throws -> FoundSegue
  ) throws -> ScenarioFile {
    guard scenario.steps.contains(where: \.mayPerformSegue) else { return self }
    var file = self
    while let unknown = try file.firstUnknownStep() {
      guard unknown.step.mayPerformSegue else {
        file.knownAttributes[unknown.screen] =
          try attributes(file, unknown.screen) ?? ControllerAttributes()
        continue
      }
      let found = try find(file, unknown)
      file.segues.append(
        PerformedSegue(step: unknown.index, screen: unknown.screen, segue: found.segue)
      )
      guard let screen = found.destination,
        !file.scenario.screens.contains(where: { $0.name == screen.name })
      else { continue }
      file.scenario.screens.append(screen)
      file.locations.screens.append(unknown.location)
      file.locations.rows.append([])
    }
    return file
  }

  /// The segues that steps perform on a screen, without duplicates; nil without any.
  package func segues(ofScreen index: Int) -> [ScreenSegue]? {
    var known: [ScreenSegue] = []
    for performed in segues where performed.screen == index {
      if let segue = performed.segue, !known.contains(segue) { known.append(segue) }
    }
    return known.isEmpty ? nil : known
  }
}
