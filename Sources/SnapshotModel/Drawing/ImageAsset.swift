/// The file of an image, as drawings contain it.
package struct ImageAsset: Hashable, Sendable {
  /// Such as `image/png`.
  package var mediaType: String
  /// The file's bytes, in Base64.
  package var content: String
  /// Whether its shape alone is drawn, in the tint color.
  package var isTemplate: Bool

  package init(mediaType: String, content: String, isTemplate: Bool = false) {
    self.mediaType = mediaType
    self.content = content
    self.isTemplate = isTemplate
  }
}
