/// The Swift names that Xcode generates for the pictures and colors in asset catalogs.
///
/// Xcode generates them since version 15: `UIImage(resource: .logo)`, `UIColor.accent`.
struct AssetSymbols {
  /// The name of the file with the code.
  static let fileName = "ScvdbPortAssets.swift"

  /// The names of assets, by their Swift names.
  private(set) var images: [String: String] = [:]
  private(set) var colors: [String: String] = [:]

  /// - Parameters:
  ///   - files: The files of asset catalogs.
  ///   - declared: The names that the code declares itself.
  init(files: [TreePath], declared: Set<String>) {
    for folder in files.compactMap(\.parent) {
      let stem = FilePath.stem(of: folder.text)
      switch FilePath.ending(of: folder.text) {
      case "imageset":
        let name = Self.identifier(of: stem, without: "Image")
        if !name.isEmpty, !declared.contains(name) { images[name] = stem }
      case "colorset":
        let name = Self.identifier(of: stem, without: "Color")
        if !name.isEmpty, !declared.contains(name) { colors[name] = stem }
      default: break
      }
    }
  }

  var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  /// The content of the file.
  var text: String {
    """
    import UIKit

    struct ImageResource: Hashable, Sendable {
      var name: String
      init(name: String, bundle: Bundle? = nil) { self.name = name }
    }

    struct ColorResource: Hashable, Sendable {
      var name: String
      init(name: String, bundle: Bundle? = nil) { self.name = name }
    }

    extension UIImage {
      convenience init(resource: ImageResource) {
        if UIImage(named: resource.name) == nil {
          self.init()
        } else {
          self.init(imageLiteralResourceName: resource.name)
        }
      }
    }

    extension UIColor {
      convenience init(resource: ColorResource) {
        self.init(cgColor: (UIColor(named: resource.name) ?? .clear).cgColor)
      }
    }

    \(Self.extensions(images, of: "UIImage", "ImageResource"))
    \(Self.extensions(colors, of: "UIColor", "ColorResource"))
    """
  }

  private static func extensions(
    _ assets: [String: String],
    of type: String,
    _ resource: String
  ) -> String {
    let assets = assets.sorted { $0.key < $1.key }
    let resources = assets.map { "  static let `\($0)` = \(resource)(name: \(quoted($1)))\n" }
    let values = assets.filter { !systemNames.contains($0.key) }.map {
      "  static var `\($0.key)`: \(type) { .init(resource: .`\($0.key)`) }\n"
    }
    return """
      extension \(resource) {
      \(resources.joined())}

      extension \(type) {
      \(values.joined())}
      """
  }

  /// The names of UIKit's own colors and images; Xcode leaves them out too.
  private static let systemNames: Set = [
    "add", "black", "blue", "brown", "checkmark", "clear", "cyan", "darkGray", "darkText", "gray",
    "green", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange",
    "placeholderText", "purple", "quaternaryLabel", "red", "remove", "secondaryLabel", "separator",
    "strokedCheckmark", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
    "tertiaryLabel", "tintColor", "white", "yellow",
  ]

  /// Returns the Swift name of an asset: words without separators, the first one in lower case.
  ///
  /// The result is empty for a name without letters and digits.
  static func identifier(of name: String, without suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let first = words.first.map { String($0).lowercasedStart } ?? ""
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var text = first + rest.joined()
    if text.hasSuffix(suffix), text.count > suffix.count {
      text = String(text.dropLast(suffix.count))
    }
    return text.first?.isNumber == true ? "_\(text)" : text
  }
}
