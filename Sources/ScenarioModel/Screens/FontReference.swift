/// A font of a screen's text that comes from a file.
package struct FontReference: Codable, Hashable, Sendable {
  /// The font's name in the screen.
  package var name: String
  /// The PostScript name of the font's face in the file.
  package var face: String
  /// The path of the file, on the machine of the process that sends the question.
  package var file: String
  /// Digest of the file's bytes, which distinguishes the font from others of its name.
  package var sha256: String

  package init(name: String, face: String, file: String, sha256: String) {
    self.name = name
    self.face = face
    self.file = file
    self.sha256 = sha256
  }
}

extension Screen {
  /// The names of the fonts in its texts, without duplicates, in the order of the views.
  package var fontNames: [String] {
    var names: [String] = []
    forEachTextView { view in
      for name in view.fontNames where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the ids of the views with text in a font.
  package func views(withFont name: String) -> Set<String> {
    var ids: Set<String> = []
    forEachTextView { if $0.fontNames.contains(name) { ids.insert($0.id) } }
    return ids
  }

  /// Visits the views of the contents in all size classes.
  private func forEachTextView(_ visit: (ViewNode) -> Void) {
    rootView.forEachNode(visit)
    for view in detachedViews { view.forEachNode(visit) }
    for difference in (variations ?? []).map(\.difference) {
      for inserted in difference.insertedViews { inserted.view.forEachNode(visit) }
      for view in difference.changedViews { view.forEachNode(visit) }
    }
  }

  /// The screen without the paths of its font files, which do not affect answers.
  package var withoutFontFiles: Screen {
    guard fonts != nil else { return self }
    var screen = self
    screen.fonts = fonts?.map { font in
      var font = font
      font.file = ""
      return font
    }
    return screen
  }
}

extension ViewNode {
  /// The names of the fonts of the view's own text.
  fileprivate var fontNames: [String] {
    guard properties.fragments != nil else {
      guard let font = properties.font, font.textStyle == nil else { return [] }
      return [font.name]
    }
    let fonts = [properties.font] + (properties.fragments ?? []).map(\.font)
    return fonts.compactMap { $0?.textStyle == nil ? $0?.name : nil }
  }
}
