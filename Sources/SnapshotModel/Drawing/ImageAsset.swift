/// An image file in a drawing.
package struct ImageAsset: Hashable, Sendable {
  /// The media type, for example `image/png`.
  package var mediaType: String
  /// The file's bytes, in Base64.
  package var content: String
  /// Whether only its shape is drawn, in the tint color.
  package var isTemplate: Bool

  package init(mediaType: String, content: String, isTemplate: Bool = false) {
    self.mediaType = mediaType
    self.content = content
    self.isTemplate = isTemplate
  }
}
