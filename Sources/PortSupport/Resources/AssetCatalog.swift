import UIKit

/// The images and colors of asset catalogs, and loose pictures.
struct AssetCatalog: Sendable {
  /// The `Contents.json` of image sets and color sets, by their names.
  private var imageSets: [String: String] = [:]
  private var colorSets: [String: String] = [:]
  /// Pictures outside of catalogs, by their names without scale and extension.
  private var pictures: [String: [String]] = [:]

  init(_ paths: [String]) {
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      guard let last = parts.last else { continue }
      let set = parts.dropLast().last ?? ""
      if last == "Contents.json", let name = set.withoutExtension("imageset") {
        imageSets[name] = imageSets[name] ?? path
      } else if last == "Contents.json", let name = set.withoutExtension("colorset") {
        colorSets[name] = colorSets[name] ?? path
      } else if !parts.contains(where: { $0.hasSuffix(".xcassets") }),
        ResourcePicture.isPicture(last)
      {
        pictures[ResourcePicture(path).name, default: []].append(path)
      }
    }
  }

  // MARK: Images

  /// Returns the image with a name, at the best scale for a screen's scale.
  func image(named name: String, scale: CGFloat) -> NamedImage? {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    if let contents = imageSets[name] { return image(inSet: contents, scale: scale) }
    let plain = ResourcePicture(name).name
    return best(pictures[plain, default: []].map { ($0, ResourcePicture($0).scale) }, scale)
  }

  private func image(inSet contents: String, scale: CGFloat) -> NamedImage? {
    guard let set: ImageSet = decoded(contents) else { return nil }
    let folder = contents.split(separator: "/").dropLast().joined(separator: "/")
    let files = set.images.compactMap { image in
      image.filename.map { ("/\(folder)/\($0)", image.pixelsPerPoint) }
    }
    return best(files, scale)
  }

  /// Returns the picture with the screen's scale, or else the next larger scale, or else the
  /// largest.
  private func best(_ files: [(path: String, scale: CGFloat?)], _ scale: CGFloat) -> NamedImage? {
    let sorted = files.sorted { ($0.scale ?? scale, $0.path) < ($1.scale ?? scale, $1.path) }
    guard let file = sorted.first(where: { $0.scale ?? scale >= scale }) ?? sorted.last,
      let pixels = ResourcePicture(file.path).size
    else { return nil }
    // A picture without a scale is a vector picture, or has one pixel per point.
    let divisor = file.scale ?? 1
    return NamedImage(
      size: CGSize(width: pixels.width / divisor, height: pixels.height / divisor),
      scale: file.scale ?? scale
    )
  }

  private struct ImageSet: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?

      var pixelsPerPoint: CGFloat? {
        scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
      }
    }

    var images: [Image]
  }

  // MARK: Colors

  /// Returns the color with a name, in the light interface style.
  func color(named name: String) -> CGColor? {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    guard let path = colorSets[name], let set: ColorSet = decoded(path),
      let color = set.colors.first(where: { $0.appearances == nil })?.color
    else { return nil }
    if let reference = color.reference {
      // `systemGrayColor` is the name of a property of Objective-C's UIColor.
      return UIColor(systemName: reference.replacing(/Color$/, with: ""))?.cgColor
    }
    guard let components = color.components else { return nil }
    let part = { CGFloat(Self.component(components[$0] ?? "0")) }
    let isGray = components["white"] != nil
    return CGColor(
      red: part(isGray ? "white" : "red"),
      green: part(isGray ? "white" : "green"),
      blue: part(isGray ? "white" : "blue"),
      alpha: part("alpha")
    )
  }

  /// Reads a color component as a number from 0 to 1: `0.5`, `0x80` or `128`.
  private static func component(_ text: String) -> Double {
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = Double(text) ?? 0
    return text.contains(".") || value <= 1 ? value : value / 255
  }

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      var appearances: [[String: String]]?
      var color: Color?
    }

    struct Color: Decodable {
      var components: [String: String]?
      /// The name of a system color.
      var reference: String?
    }

    var colors: [Entry]
  }

  private func decoded<Value: Decodable>(_ path: String) -> Value? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }
}

extension String {
  /// Returns the name without an extension; nil if it has another extension.
  fileprivate func withoutExtension(_ ending: String) -> String? {
    hasSuffix(".\(ending)") ? String(dropLast(ending.count + 1)) : nil
  }
}
