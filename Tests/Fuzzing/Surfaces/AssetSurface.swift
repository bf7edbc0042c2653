import Foundation
import ScvdbTestSupport
import SnapshotModel
import Workflows

/// Asset catalogs: a folder with lists of images, images, and links.
///
/// Each image is found or left out.
struct AssetSurface: FuzzSurface {
  /// The folder of an input, as JSON: contents by file paths, targets by link paths.
  private struct Folder: Codable {
    var files: [String: Data] = [:]
    var links: [String: String] = [:]
  }

  private static let images = ["logo", "sign up", "e\u{301}"]
  private static let files = ["a.png", "b.jpg", "c.svg", "d.pdf", "e.PNG", "..", "", "x/y.png"]
  private static let targets = [
    "a.png", "..", ".", "nowhere", "b.jpg", "Contents.json", "/dev/null",
    "../../../outside.png",
  ]

  private let contents: JSONValue

  init() throws {
    contents = try JSONDecoder().decode(JSONValue.self, from: Data(Self.contentsText.utf8))
  }

  private static let contentsText = """
    {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
      {"idiom": "universal", "filename": "b.jpg", "scale": "2x"},
      {"idiom": "universal", "filename": "c.svg",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "info": {"version": 1, "author": "xcode"},
     "properties": {"template-rendering-intent": "template"}}
    """

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    var folder = Folder()
    for image in Self.images {
      let set = "Images.xcassets/\(image).imageset"
      let mutant =
        numbers.number(below: 3) == 0 ? contents : JSONMutator().mutant(of: contents, &numbers)
      var list = (try? JSONEncoder.sorted().encode(mutant)) ?? Data()
      if numbers.number(below: 8) == 0 { list = ByteMutator.mutant(of: list, &numbers) }
      folder.files["\(set)/Contents.json"] = list
      for file in Self.files.prefix(5) where numbers.number(below: 3) > 0 {
        let size = numbers.element(of: [0, 1, 100, 256 << 10, (256 << 10) + 1]) ?? 0
        folder.files["\(set)/\(file)"] = Self.image(file, size: size, &numbers)
      }
      if numbers.number(below: 3) == 0, let target = numbers.element(of: Self.targets) {
        let name = numbers.element(of: ["a.png", "b.jpg", "Contents.json", "loop"]) ?? "loop"
        folder.files["\(set)/\(name)"] = nil
        folder.links["\(set)/\(name)"] = target
      }
    }
    return FuzzInput((try? JSONEncoder.sorted().encode(folder)) ?? Data())
  }

  func outcome(of bytes: Data) async throws -> FuzzOutcome {
    guard let folder = try? JSONDecoder().decode(Folder.self, from: bytes) else { return .refused }
    return try withTemporaryFolder { path in
      let project = "\(path)/project"
      try Self.make(folder, in: project)
      // The package is the boundary of the project, and the image beside it is outside.
      try Data().write(to: URL(filePath: "\(project)/Package.swift"))
      try Self.signature(of: "a.png").write(to: URL(filePath: "\(path)/outside.png"))
      let catalog = ImageCatalog(folder: project)
      let found = Self.images.compactMap { catalog.image(named: $0) }
      let contents = Set(folder.files.values)
      for image in found {
        guard let content = Data(base64Encoded: image.content), content.count <= 256 << 10,
          contents.contains(content)
        else { throw FuzzFinding("an image that is not a file of the folder") }
      }
      return found.isEmpty ? .refused : .read
    }
  }

  /// Returns an image of a size in bytes.
  ///
  /// One input in four does not begin with its type's signature.
  private static func image(
    _ name: String,
    size: Int,
    _ numbers: inout SeededGenerator
  ) -> Data {
    let start = numbers.number(below: 4) == 0 ? Data() : signature(of: name)
    return start + Data(repeating: UInt8(ascii: " "), count: max(0, size - start.count))
  }

  /// Returns the first bytes of an image, or a whole SVG.
  private static func signature(of name: String) -> Data {
    switch URL(filePath: name).pathExtension {
    case "png": Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case "jpg": Data([0xFF, 0xD8, 0xFF])
    default: Data(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)
    }
  }

  /// Makes the files and links inside the folder, and skips all others.
  private static func make(_ folder: Folder, in path: String) throws {
    func place(_ name: String) throws -> String? {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !name.contains("\0") else {
        return nil
      }
      let url = URL(filePath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      return url.path
    }
    for (name, content) in folder.files.sorted(by: { $0.key < $1.key }) {
      guard let file = try place(name) else { continue }
      try content.write(to: URL(filePath: file))
    }
    for (name, target) in folder.links.sorted(by: { $0.key < $1.key }) {
      guard let link = try place(name) else { continue }
      try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
  }
}
