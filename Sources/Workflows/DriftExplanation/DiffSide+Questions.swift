extension DiffSide {
  /// The questions that may be those of the side's runs.
  ///
  /// - Parameters:
  ///   - baselines: Where scenarios are that runs of a database may have answered.
  ///   - fonts: By what text is measured.
  /// - Returns: Where to look for them; nothing is read yet.
  package func questions(baselines: String, fonts: FontLibrary) -> QuestionArchive {
    switch scenarios(baselines: baselines) {
    case .folder(let folder): QuestionArchive(folder: folder, fonts: fonts, notesDocuments: true)
    case .revision(let revision): QuestionArchive(revision, fonts: fonts)
    }
  }
}

extension QuestionArchive {
  /// The questions of a revision, whose copy is kept as long.
  convenience init(_ revision: GitBaselines, fonts: FontLibrary) {
    self.init(folder: revision.folder, fonts: fonts, naming: revision.inRepository)
  }
}
