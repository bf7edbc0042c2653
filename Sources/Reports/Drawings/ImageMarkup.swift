import Foundation
import Reporting
package import SnapshotModel

/// An image as SVG elements: the image file if it is available, otherwise a placeholder.
struct ImageMarkup {
  private let image: DrawnImage
  /// The visible part, in window coordinates.
  private let visible: Rect
  private let rect: Rect

  /// - Parameters:
  ///   - image: The image.
  ///   - visible: The visible part of it, in window coordinates.
  ///   - rect: The whole image, in window coordinates.
  init(_ image: DrawnImage, in visible: Rect, _ rect: Rect) {
    (self.image, self.visible, self.rect) = (image, visible, rect)
  }

  var element: String {
    if let asset = image.asset { return element(of: asset) }
    return image.isTemplate ? image.tint.map(symbol) ?? placeholder : placeholder
  }

  private var title: String { image.name.map { "<title>image \($0.markup)</title>" } ?? "" }
  private var corner: Double { image.cornerRadius }

  private var rounding: String { corner > 0 ? #" rx="\#(number(corner))""# : "" }

  /// Returns a nested drawing that clips the image to its visible part.
  private func element(of asset: ImageAsset) -> String {
    let place = "translate(\(number(rect.x)) \(number(rect.y)))"
    let size = "scale(\(number(rect.width)) \(number(rect.height)))"
    var use = ##"<use href="#\##(asset.id)" transform="\##(place) \##(size)"/>"##
    if image.isTemplate || asset.isTemplate, let tint = image.tint {
      use =
        ##"<rect class="\##(tint.fillClass)" width="1" height="1" mask="url(#\##(asset.maskID))" "##
        + #"transform="\#(place) \#(size)"/>"#
    }
    let clip =
      corner > 0 ? #" clip-path="inset(0 round \#(number(corner))px)""# : ""
    return #"<svg \#(visible.attributes) viewBox="\#(visible.text)"\#(clip)>\#(use)\#(title)</svg>"#
  }

  /// Returns a rounded rectangle for a symbol, which has one color.
  private func symbol(_ tint: DrawnColor) -> String {
    let corner = number(min(visible.width, visible.height) / 4)
    return
      #"<rect \#(visible.attributes) rx="\#(corner)" class="symbol \#(tint.fillClass)">\#(title)</rect>"#
  }

  /// A rectangle with a cross, Interface Builder's placeholder for a missing image.
  private var placeholder: String {
    let (right, bottom) = (visible.x + visible.width, visible.y + visible.height)
    let cross =
      "M\(number(visible.x)) \(number(visible.y))L\(number(right)) \(number(bottom))"
      + "M\(number(right)) \(number(visible.y))L\(number(visible.x)) \(number(bottom))"
    let box = #"<rect \#(visible.attributes)\#(rounding)>\#(title)</rect>"#
    return #"<g class="image">\#(box)\#(corner > 0 ? "" : #"<path d="\#(cross)"/>"#)</g>"#
  }
}

extension ImageAsset {
  /// The identifier of the image in a document.
  var id: String {
    "i"
      + sha256Bytes((mediaType + content).utf8).prefix(6).map { String(format: "%02x", $0) }
      .joined()
  }

  /// The identifier of the mask with the shape of the image.
  fileprivate var maskID: String { "\(id)m" }

  /// The definition of the image, one unit wide and high, which many screens share.
  package var definition: SharedMarkup {
    let source = #"href="data:\#(mediaType);base64,\#(content)""#
    let shape = #"width="1" height="1" preserveAspectRatio="none""#
    let image = #"<image id="\#(id)" \#(shape) \#(source)/>"#
    let mask = #"<mask id="\#(maskID)" mask-type="alpha" maskContentUnits="userSpaceOnUse">"#
    return SharedMarkup(
      ids: [id, maskID],
      markup: image + ##"\##(mask)<use href="#\##(id)"/></mask>"##
    )
  }
}

extension ScreenAppearance {
  /// The image files, without duplicates, in the order of the views' paths.
  package var assets: [ImageAsset] {
    views.sorted { $0.key < $1.key }.flatMap(\.value.items).compactMap { item in
      if case .image(let image) = item { image.asset } else { nil }
    }.distinct
  }
}
