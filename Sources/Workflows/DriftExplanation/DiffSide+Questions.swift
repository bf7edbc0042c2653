extension DiffSide {
  /// Returns the possible questions of the side's runs.
  ///
  /// - Parameters:
  ///   - baselines: The folder with the possible scenarios of a database's runs.
  ///   - fonts: The fonts for measuring text.
  /// - Returns: The archive to search; nothing is read yet.
  package func questions(baselines: String, fonts: FontLibrary) -> QuestionIndex {
    switch scenarios(baselines: baselines) {
    case .folder(let folder): QuestionIndex(folder: folder, fonts: fonts, notesDocuments: true)
    case .revision(let revision): QuestionIndex(revision, fonts: fonts)
    }
  }
}

extension QuestionIndex {
  /// Makes the archive of a revision, and keeps its copy for the same time.
  convenience init(_ revision: GitBaselines, fonts: FontLibrary) {
    // The other side notes its omitted images, with paths that users can open.
    self.init(
      folder: revision.folder,
      fonts: fonts,
      naming: revision.inRepository,
      images: ScenarioImages { try revision.copyImages() }
    )
  }
}
