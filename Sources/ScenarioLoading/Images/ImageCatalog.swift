import Foundation
package import SnapshotModel

/// The images of the asset catalogs of an app's project, by their names.
package final class ImageCatalog {
  /// The `Contents.json` of image sets, by their names.
  private let sets: [String: String]
  private var known: [String: ImageAsset?] = [:]

  /// What a drawing takes of one image; a larger one stays a placeholder.
  private static let largestFile = 256 * 1024
  /// By the extensions of files; a browser shows no PDF as an image.
  private static let mediaTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml",
  ]

  /// - Parameter folder: The project's folder.
  package init(folder: String) {
    var sets: [String: String] = [:]
    for path in FolderWalk(of: folder).files where path.hasSuffix(".imageset/Contents.json") {
      let set = URL(filePath: path).deletingLastPathComponent()
      let name = set.deletingPathExtension().lastPathComponent
      if sets[name] == nil { sets[name] = path }
    }
    self.sets = sets
  }

  /// The image of a name; nil where the project has none that a drawing can contain.
  ///
  /// - Parameter name: The name, with or without the folders of its namespace.
  /// - Returns: The file for two pixels a point, else the one for most.
  package func image(named name: String) -> ImageAsset? {
    if let found = known[name] { return found }
    let image = name.split(separator: "/").last.flatMap { sets[String($0)] }.flatMap(read)
    known[name] = .some(image)
    return image
  }

  private func read(_ contents: String) -> ImageAsset? {
    let url = URL(filePath: contents)
    guard let data = try? Data(contentsOf: url),
      let set = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    let files = set.images.filter { $0.appearances == nil && $0.filename != nil }
    let best = files.first { $0.scale == "2x" } ?? files.max { ($0.scale ?? "") < ($1.scale ?? "") }
    // A name from a file may be anything.
    guard let name = best?.filename, !name.contains("/") else { return nil }
    let file = url.deletingLastPathComponent().appending(path: name)
    guard let type = Self.mediaTypes[file.pathExtension.lowercased()],
      let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= Self.largestFile, let content = try? Data(contentsOf: file)
    else { return nil }
    let isTemplate = set.properties?.intent == "template"
    return ImageAsset(
      mediaType: type,
      content: content.base64EncodedString(),
      isTemplate: isTemplate
    )
  }

  private struct ImageSet: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Image]
    var properties: Properties?
  }
}
