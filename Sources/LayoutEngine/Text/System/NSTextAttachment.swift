public import Foundation
import TextMeasurement

/// An image, or room for a view, in place of a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler, like the attributed strings that contain it.

  private let typeInfo = FoundationTypeInfo()

  /// The placeholder character of attachments.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// The size, and the position of the bottom edge relative to the baseline.
  ///
  /// If zero, the image's size applies.
  open var bounds = CGRect.zero
  /// The image's data.
  open var contents: Data?
  open var fileType: String?
  /// The padding that widens the image; recorded only.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view shows the content; recorded only.
  open var allowsTextAttachmentView = true

  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the image to draw.
  ///
  /// Overrides may create their own.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the bounds in a line: ``bounds``, or the image's size on the baseline.
  ///
  /// The engine passes an empty line fragment. Overrides may return another size.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The extent of the attachment in a line.
  final var extent: StyledText.AttachmentExtent {
    let bounds = attachmentBounds(
      for: nil,
      proposedLineFragment: .zero,
      glyphPosition: .zero,
      characterIndex: 0
    )
    return StyledText.AttachmentExtent(
      width: bounds.width,
      ascent: bounds.maxY,
      descent: -bounds.minY
    )
  }
}

extension NSAttributedString {
  /// Creates a string of one character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
