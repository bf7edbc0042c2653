import PortSupport
import Testing

/// The files and folders that the names of resources find.
@Suite struct ResourceNameTests {
  private static let paths = [
    "/App/Texts/about.html", "/App/de.lproj/help.html", "/App/Base.lproj/help.html",
    "/App/Data/1/list.json", "/App/Data/2/list.json", "/App/Data/2/nolist.json",
  ]

  /// Without a language, the file in the development language is found.
  @Test(
    arguments: [
      ("about", "html", nil, nil, "/App/Texts/about.html"),
      ("about", ".html", nil, nil, "/App/Texts/about.html"),
      ("about.html", nil, nil, nil, "/App/Texts/about.html"),
      ("help", "html", nil, nil, "/App/Base.lproj/help.html"),
      ("help", "html", nil, "de", "/App/de.lproj/help.html"),
      ("list", "json", nil, nil, "/App/Data/1/list.json"),
      ("list", "json", "Data/2", nil, "/App/Data/2/list.json"),
      ("list", "json", "Other", nil, nil),
      ("bout", "html", nil, nil, nil),
      // A folder reference.
      ("Data", nil, nil, nil, "/App/Data"),
      ("2", nil, "Data", nil, "/App/Data/2"),
      ("ata", nil, nil, nil, nil),
    ] as [(String, String?, String?, String?, String?)]
  )
  func nameFindsFile(
    name: String,
    ending: String?,
    folder: String?,
    language: String?,
    path: String?
  ) {
    let resource = ResourceName(name, ending: ending, folder: folder, language: language)
    #expect(resource.path(in: Self.paths) == path)
  }
}
