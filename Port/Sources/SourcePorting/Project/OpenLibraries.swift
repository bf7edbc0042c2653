/// The modules of `Port/Libraries`, in place of open-source libraries whose sources are not here.
///
/// They have the public names of the libraries and determine frames, so that the code of an app
/// that uses them is kept.
struct OpenLibraries {
  private let folder: String
  /// The names of the modules and of their packages.
  let names: Set<String>

  init(checkout: String) {
    folder = FilePath.joined(checkout, "Port/Libraries")
    let all = FilePath.names(in: folder)
    names = Set(
      all.filter { [folder] in FilePath.kind(of: "\(folder)/\($0)/Package.swift") == .file }
    )
  }

  /// Returns the folder of a library's package, with a name in any case; nil for another name.
  func path(of name: String) -> String? {
    let name = name.lowercased()
    return names.first { $0.lowercased() == name }.map { FilePath.joined(folder, $0) }
  }
}
