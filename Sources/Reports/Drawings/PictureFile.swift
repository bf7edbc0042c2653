package import Foundation

/// Converts an SVG picture to PNG with a browser.
///
/// A text has its measured width only if the converter supports `textLength`. Small converters do
/// not.
package struct PictureFile {
  /// The reason for a missing picture.
  package struct Problem: Error, CustomStringConvertible {
    /// The cause as text.
    package let description: String
  }

  private let browser: URL

  /// The names of supported browsers, in order of preference.
  private static let names = [
    "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome",
  ]

  /// Finds the browser.
  ///
  /// - Parameter environment: The environment variables; `PATH` lists the folders of programs.
  /// - Throws: A ``Problem`` if `PATH` contains no browser.
  package init(environment: [String: String]) throws(Problem) {
    // A relative folder may be in the project, and files of the project are never executed.
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { URL(filePath: String($0)) }
    let candidates = Self.names.flatMap { name in folders.map { $0.appending(path: name) } }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw Problem(
        description:
          "PNG requires a browser: none of \(Self.names.joined(separator: ", ")) "
          + "is in PATH"
      )
    }
    browser = found
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: The SVG document.
  ///   - width: The width in points; a point is a pixel.
  ///   - height: The height in points.
  /// - Returns: The content of a PNG file.
  /// - Throws: A ``Problem`` if the browser fails, or an error about temporary files.
  package func draw(_ picture: String, width: Double, height: Double) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "scvdb-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "picture.svg")
    let drawn = folder.appending(path: "picture.png")
    try Data(picture.utf8).write(to: source)
    try run([
      "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--user-data-dir=\(folder.appending(path: "profile").path)",
      "--window-size=\(Int(width.rounded(.up))),\(Int(height.rounded(.up)))",
      "--screenshot=\(drawn.path)", source.absoluteString,
    ])
    guard let data = try? Data(contentsOf: drawn) else {
      throw Problem(description: "\(browser.path) did not draw an image")
    }
    return data
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = browser
    // The browser's sandbox does not run as root. The browser opens only our own file.
    process.arguments = (geteuid() == 0 ? ["--no-sandbox"] : []) + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem(description: "\(browser.path) ended with \(process.terminationStatus)")
    }
  }
}
