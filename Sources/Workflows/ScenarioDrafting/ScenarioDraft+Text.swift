import Reporting
package import ScenarioModel

/// The text of a scenario and its uncertain parts.
package struct DraftedText {
  /// The whole file, with its comments.
  package let text: String
  /// The technique in the file.
  package let technique: Technique
  /// The parts of the file that the user should check.
  package let uncertain: UndeterminedParts
}

extension ScenarioDraft {
  /// Returns the scenario as a file, with its current invariants and the reasons for its contents.
  ///
  /// - Parameters:
  ///   - technique: The technique of the project; nil without one.
  ///   - matrix: The matrix that the scenario inherits; nil without one.
  ///   - scenes: The documents that are already read.
  ///   - fonts: The fonts for measuring text.
  /// - Returns: The text of the file.
  /// - Throws: The error in the screen, or the reason why it cannot be laid out.
  package func text(
    by technique: Technique?,
    inheriting matrix: Matrix? = nil,
    scenes: SceneCache,
    fonts: FontLibrary
  ) async throws -> DraftedText {
    let own = ownTechnique(technique)
    let text = scenario(own, invariants: possibleInvariants).text()
    let questions = try questions(text, scenes: scenes, fonts: fonts)
    let bare = try await ScenarioTrial(of: self, own, questions)
    var chosen = bare
    if technique == nil, !scene.usesKeyboardGuide, !bare.keepsFieldsVisible {
      // If the screen cannot be made to scroll, UIKit handles the keyboard.
      let scrolled = try? await ScenarioTrial(
        of: self,
        .scrollingContent,
        questions,
        stopsAtHiddenField: true
      )
      if let scrolled, scrolled.keepsFieldsVisible { chosen = scrolled }
    }
    let untouchable = chosen.untouchableFields
    if !untouchable.isEmpty {
      return try await leavingOut(untouchable).text(
        by: technique,
        inheriting: matrix,
        scenes: scenes,
        fonts: fonts
      )
    }
    let isChosen = chosen.technique == own && chosen.broken.isEmpty && matrix == nil
    let chosenText =
      isChosen
      ? text
      : scenario(chosen.technique, invariants: chosen.held).text(inheriting: matrix)
    var uncertain = scene.uncertain
    uncertain.estimates = chosen.estimates.filter { $0.reason != .customClass }
    let comments =
      introduction + reasons(bare, chosen, isProjects: technique != nil)
      + uncertain.comments
    return DraftedText(
      text: chosenText.below(comments),
      technique: chosen.technique,
      uncertain: uncertain
    )
  }

  private func leavingOut(_ fields: [String]) -> ScenarioDraft {
    ScenarioDraft(
      scene: scene.leavingOut(fields),
      startingMatrix: startingMatrix,
      document: document,
      fonts: fonts,
      name: name
    )
  }

  /// A screen without fields does not need a keyboard technique.
  private func ownTechnique(_ technique: Technique?) -> Technique {
    if let technique, !scene.fields.isEmpty { return technique }
    return scene.usesKeyboardGuide ? .keyboardLayoutGuide : .none
  }

  private var introduction: [String] {
    [
      "Written by 'scvdb init'. The app fulfills all conditions today. Edit the file as you like.",
      "'scvdb help scenarios' describes all keys.",
    ]
  }

  private func reasons(
    _ bare: ScenarioTrial,
    _ chosen: ScenarioTrial,
    isProjects: Bool
  ) -> [String] {
    var lines = scene.fields.isEmpty ? [] : techniqueReasons(bare, chosen, isProjects: isProjects)
    lines += scene.namelessFields
    if scene.partSize != nil {
      lines.append("A view for other screens, in its drawn size.")
    } else if startingMatrix.isRestricted {
      lines.append("On the devices and in the orientations that the app's Info.plist allows.")
    }
    lines += startingMatrix.designComments
    if !chosen.broken.isEmpty {
      lines.append("Omitted, because the app does not fulfill it yet:")
      lines += chosen.broken.map { "  \($0.invariant.text): \($0.text)" }
    }
    if !scene.untouchableFields.isEmpty {
      let names = scene.untouchableFields.map { scene.title(ofView: $0).text }
      lines.append("Without a step, because no touch reaches it: \(names.joined(separator: ", "))")
    }
    if !scene.otherFields.isEmpty {
      let names = scene.otherFields.map { scene.title(ofView: $0).text }.joined(separator: ", ")
      lines.append("Without a step, because it has no name on some devices: \(names)")
    }
    return lines
  }

  private func techniqueReasons(
    _ bare: ScenarioTrial,
    _ chosen: ScenarioTrial,
    isProjects: Bool
  ) -> [String] {
    if isProjects { return ["The technique is from the project file."] }
    if scene.usesKeyboardGuide {
      return ["The screen uses the keyboard layout guide."]
    }
    guard let hidden = bare.broken(.focusedFieldVisible), chosen.technique != .none else {
      return ["If your app handles the keyboard, name its technique."]
    }
    return [
      "Without a technique, the keyboard would hide a field:",
      "  \(hidden.text)",
      "\(chosen.technique.rawValue) keeps all fields visible; name the technique of your app.",
    ]
  }
}

extension ScenarioTrial.Broken {
  /// For example `passwordField on iphone-se-1 landscape and in 3 other cases`.
  fileprivate var text: String {
    cases > 1 ? "\(occurrence) and in \(counted(cases - 1, "other case"))" : occurrence
  }
}

extension DraftedScene {
  /// Descriptions of the fields that the steps identify only by ids.
  fileprivate var namelessFields: [String] {
    let lines = fields.compactMap { field -> String? in
      let title = title(ofView: field)
      return title.isName ? nil : "  \(field): \(title.words)"
    }
    return lines.isEmpty
      ? [] : ["Fields without an outlet or identifier, by their object ids:"] + lines
  }
}
