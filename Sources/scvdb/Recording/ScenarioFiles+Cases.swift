import ScenarioModel
import ScenarioRecorder

extension ScenarioFiles {
  /// Reads scenarios and makes their cases, everything checked.
  ///
  /// - Parameters:
  ///   - arguments: Files, folders or names of scenarios; without any, all.
  ///   - filter: Which devices, orientations and systems are meant.
  ///   - techniques: Under which techniques.
  ///   - fonts: By what text is measured.
  /// - Returns: Each scenario that has cases, once for each technique.
  /// - Throws: All mistakes in the files, or what of the filter matches nothing.
  func cases(
    of arguments: [String],
    in filter: DeviceFilterOptions,
    under techniques: TechniqueSelection,
    measuredBy fonts: FontLibrary
  ) throws -> [(file: ScenarioFile, questions: CaseQuestions)] {
    _ = try filter.filter()
    return try read(arguments).cases(in: filter, under: techniques, measuredBy: fonts)
  }
}

extension [ScenarioFile] {
  /// Makes the cases of the scenarios, see `ScenarioFiles.cases`.
  func cases(
    in filter: DeviceFilterOptions,
    under techniques: TechniqueSelection,
    measuredBy fonts: FontLibrary
  ) throws -> [(file: ScenarioFile, questions: CaseQuestions)] {
    let words = try filter.filter().words
    let files = try flatMap { try techniques.scenarios(from: $0) }
    let scenes = SceneCache()
    let all = try attemptEach(files) { file in
      try file.questions(measuredBy: fonts, scenes)
    }
    try filter.checkThatEachPartMatches(all.flatMap(\.identities), of: "the scenarios")
    let wanted = zip(files, all).map { file, questions in
      (file: file, questions: questions.only(filter.matches))
    }.filter { !$0.questions.isEmpty }
    guard !wanted.isEmpty else {
      throw Failure("no case of the scenarios matches all of \(words)")
    }
    return wanted
  }
}

extension CaseFilter {
  /// The filter as it was typed.
  fileprivate var words: String {
    (devices.map { "--device \($0)" } + orientations.map { "--orientation \($0.rawValue)" }
      + systems.map { "--system \($0)" })
      .joined(separator: " ")
  }
}
