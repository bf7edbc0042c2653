/// The choice of one app among the targets of a project.
struct AppChoice {
  /// The apps for iOS with Swift sources.
  let apps: [XcodeTarget]
  /// The name of the project or workspace.
  let project: String

  /// Returns the app with a name.
  ///
  /// Without a name, it is the app with the project's name, or with the most Swift sources.
  ///
  /// - Returns: nil if there are no apps, and no name.
  /// - Throws: ``XcodeProjectError/noApp(name:apps:)``.
  func app(named name: String?) throws(XcodeProjectError) -> XcodeTarget? {
    if let name {
      guard let app = apps.first(where: { $0.name == name }) else {
        throw .noApp(name: name, apps: apps.map(\.name))
      }
      return app
    }
    return apps.first { $0.name.lowercased() == project.lowercased() } ?? largest
  }

  /// The first of the apps with the most Swift sources.
  private var largest: XcodeTarget? {
    let sizes = apps.map { app in app.sources.count { XcodeFileKind(path: $0) == .swift } }
    return zip(apps, sizes).first { $0.1 == sizes.max() }?.0
  }
}
