import Foundation
package import ProjectFiles
package import SnapshotModel

/// The images of the asset catalogs of an app's project, by their names.
package final class ImageCatalog {
  /// The `Contents.json` of image sets, by their names.
  private let sets: [String: String]
  private var known: [String: ImageAsset?] = [:]

  private let reader: ProjectReader
  /// The omitted parts of the catalogs.
  private var newRefusals: [FileRefusal]

  /// - Parameters:
  ///   - folder: The project's folder.
  ///   - reader: The reader of the project; nil for the project around the folder.
  package init(folder: String, by reader: ProjectReader? = nil) {
    let reader = reader ?? ProjectReader(around: folder)
    let walk = FolderWalk(of: folder, by: reader)
    var sets: [String: String] = [:]
    for path in walk.files where path.hasSuffix(".imageset/Contents.json") {
      let set = URL(filePath: path).deletingLastPathComponent()
      let name = set.deletingPathExtension().lastPathComponent
      if sets[name] == nil { sets[name] = path }
    }
    self.sets = sets
    self.reader = reader
    newRefusals = walk.refusals
  }

  /// Returns the image with a name; nil if the project has none that drawings support.
  ///
  /// - Parameter name: The name, with or without the folders of its namespace.
  /// - Returns: The file for two pixels per point, or else the file for the most pixels.
  package func image(named name: String) -> ImageAsset? {
    if let found = known[name] { return found }
    var image: ImageAsset?
    if let set = name.split(separator: "/").last.flatMap({ sets[String($0)] }) {
      do throws(FileRefusal) {
        image = try read(set)
      } catch {
        newRefusals.append(error)
      }
    }
    known[name] = .some(image)
    return image
  }

  /// Returns the files, links and folders that were omitted since the last call.
  package func takeRefusals() -> [FileRefusal] {
    defer { newRefusals = [] }
    return newRefusals
  }

  private func read(_ contents: String) throws(FileRefusal) -> ImageAsset? {
    let data = try reader.contents(of: contents, as: .assetContents)
    guard let set = try? JSONDecoder().decode(ImageSet.self, from: data) else {
      throw FileRefusal(.wrongContent(.assetContents), at: contents)
    }
    let files = set.images.filter { $0.appearances == nil && $0.filename != nil }
    let best = files.first { $0.scale == "2x" } ?? files.max { ($0.scale ?? "") < ($1.scale ?? "") }
    // A name in a file may contain anything.
    guard let name = best?.filename, !name.utf8.contains(UInt8(ascii: "/")),
      let type = ImageType(fileExtension: fileExtension(of: name))
    else { return nil }
    let file = URL(filePath: contents).deletingLastPathComponent().appending(path: name).path
    let content = try reader.contents(of: file, as: .image)
    guard type.includes(content) else { throw FileRefusal(.wrongContent(.image), at: file) }
    return ImageAsset(
      mediaType: type.rawValue,
      content: content.base64EncodedString(),
      isTemplate: set.properties?.intent == "template"
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
