import Foundation
import InterfaceBuilder
import Reporting
package import ScenarioModel
package import Workflows

/// The screens of a document or a scenario to sweep.
package struct SweepSource {
  /// The stage, except for the swept property.
  package let stage: ScreenStage
  /// The screens, one for each selected scene.
  package let screens: [SweptScreen]

  /// Reads the screens that a command line names.
  ///
  /// - Parameters:
  ///   - argument: A storyboard, a xib, or the name or file of a scenario.
  ///   - scene: The only scene of a document to sweep; nil for all.
  ///   - baselines: The folder of scenarios.
  ///   - device: The device; nil for the document's own, or the first of the scenario.
  ///   - orientation: The orientation; nil for the document's own, or the scenario's first one.
  ///   - axis: The axis of the sweep.
  ///   - fonts: The fonts for measuring text.
  /// - Throws: The error in the document or the scenario.
  package init(
    _ argument: String,
    only scene: String?,
    baselines: String,
    device: Device?,
    orientation: DeviceOrientation?,
    axis: SweepAxis,
    fonts: FontLibrary
  ) throws {
    let subjects: [LintSubject]
    if argument.isInterfaceBuilderDocument {
      stage = try Self.stage(ofDocument: argument, device, orientation, fonts)
      let choice = LintStages(along: axis, on: stage)
      let found = try DocumentSubjects(file: argument, only: scene, choice: choice, fonts: fonts)
      fonts.documents.add(found.warnings)
      subjects = found.subjects
    } else {
      let scenarios = try ScenarioFiles(baselines: baselines).read([argument])
      stage = try Self.stage(of: scenarios, device, orientation)
      let choice = LintStages(along: axis, on: stage)
      let found = ScenarioSubjects(scenarios, choice: choice, fonts: fonts)
      fonts.documents.add(found.warnings.all)
      try throwAll(found.failures)
      subjects = found.subjects
    }
    screens = subjects.map { SweptScreen(questions: $0.questions, keepsRows: true) }
    guard !screens.isEmpty else {
      throw Failure(
        "there is no screen to lay out",
        at: argument,
        fix: "name another document or scenario"
      )
    }
  }

  /// Returns the device and orientation of a document, unless others are requested.
  private static func stage(
    ofDocument file: String,
    _ device: Device?,
    _ orientation: DeviceOrientation?,
    _ fonts: FontLibrary
  ) throws -> ScreenStage {
    let canvas = try InterfaceBuilderDocument(contentsOf: file).scenes.first?.canvas
    let drawn = canvas?.device.flatMap { Devices.device(interfaceBuilderID: $0) }
    guard let chosen = device ?? drawn else {
      throw Failure("the document has no known device", at: file, fix: "name one with --device")
    }
    if let orientation { return ScreenStage(device: chosen, orientation: orientation) }
    let usual = (device == nil ? canvas?.orientation : nil) ?? .portrait
    var stages = fonts.apps.stages(of: file, noting: fonts.documents)
    let supported = stages.orientations([usual], on: chosen.idiom).first
    fonts.documents.add(stages.notes)
    return ScreenStage(device: chosen, orientation: supported ?? usual)
  }

  /// Returns the stage of the first case, unless another is requested.
  private static func stage(
    of scenarios: [ScenarioFile],
    _ device: Device?,
    _ orientation: DeviceOrientation?
  ) throws -> ScreenStage {
    let first = scenarios.first?.scenario.firstCase
    guard let chosen = device ?? first?.device else {
      throw Failure("the scenario has no case", fix: "name a device with --device")
    }
    return ScreenStage(
      device: chosen,
      orientation: orientation ?? first?.orientation ?? .portrait
    )
  }
}

extension LintStages {
  /// The stages for reading a screen before a sweep.
  init(along axis: SweepAxis, on stage: ScreenStage) {
    self.init()
    devices = axis.stages(on: stage).map(\.device)
    orientations = [stage.orientation]
    users.languages = [stage.user.language ?? .base]
    users.textSizes = [stage.user.textSize]
    users.directions = [stage.user.readingDirection]
    users.boldText = [stage.user.boldText]
    users.widths = [stage.user.width]
  }
}
