import Reporting
package import ScenarioLoading
package import ScenarioModel

extension ScenarioDraft {
  /// The scenario with what holds of it today, and why it is as it is, as a file.
  ///
  /// - Throws: What is wrong with the screen, or why it cannot be laid out.
  package func text(
    scenes: SceneCache,
    fonts: FontLibrary
  ) async throws -> (text: String, technique: Technique) {
    let own = scene.usesKeyboardGuide ? Technique.keyboardLayoutGuide : .none
    let bare = try await ScenarioTrial(of: self, own, scenes: scenes, fonts: fonts)
    var chosen = bare
    if !scene.usesKeyboardGuide, !bare.keepsFieldsVisible {
      // A screen that cannot be made to scroll is left to UIKit.
      let scrolled = try? await ScenarioTrial(
        of: self,
        .scrollingContent,
        scenes: scenes,
        fonts: fonts
      )
      if let scrolled, scrolled.keepsFieldsVisible { chosen = scrolled }
    }
    let scenario = scenario(chosen.technique, invariants: chosen.held)
    return (scenario.text(comments: comments(bare, chosen)), chosen.technique)
  }

  private func comments(_ bare: ScenarioTrial, _ chosen: ScenarioTrial) -> [String] {
    var lines = [
      "Written by 'scvdb init' to be edited: what the screen does today, and all of it holds.",
      "'scvdb help scenarios' lists what can be written here.",
    ]
    if scene.usesKeyboardGuide {
      lines.append("The screen makes room for the keyboard by its layout guide.")
    } else if let hidden = bare.broken(.focusedFieldVisible), chosen.technique != .none {
      lines += [
        "Left to UIKit, the keyboard would hide a field:",
        "  \(hidden.words)",
        "\(chosen.technique.rawValue) keeps all in sight; name the technique of your app.",
      ]
    } else {
      lines.append("If your app makes room for the keyboard, name its technique.")
    }
    if !chosen.broken.isEmpty {
      lines.append("Not asked for, because it does not hold yet:")
      lines += chosen.broken.map { "  \($0.invariant.text): \($0.words)" }
    }
    if !scene.otherFields.isEmpty {
      let names = scene.otherFields.joined(separator: ", ")
      lines.append("Without a step, because a step could not name it on every device: \(names)")
    }
    return lines
  }
}

extension ScenarioTrial.Broken {
  /// For example `passwordField on iphone-se-1 landscape and in 3 other cases`.
  fileprivate var words: String {
    cases > 1 ? "\(place) and in \(counted(cases - 1, "other case"))" : place
  }
}
