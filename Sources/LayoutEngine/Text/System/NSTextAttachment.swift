public import Foundation
import TextMeasurement

/// A picture, or room for a view, in the place of a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Sendable without a check by the compiler, as attributed strings that hold it are.

  private let typeInfo = FoundationTypeInfo()

  /// The character that attachments take the place of.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// The size, and where the bottom edge is from the baseline; the picture's size where it is zero.
  open var bounds = CGRect.zero
  /// The data that the picture is made from.
  open var contents: Data?
  open var fileType: String?
  /// How wide the line's padding makes the picture; recorded only.
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

  /// The picture that is drawn; an override makes one of its own.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The bounds in a line: ``bounds``, or the picture's size on the baseline.
  ///
  /// Lines ask with the room that they have nothing of yet; an override answers with a size of its
  /// own.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The room that the attachment takes in a line.
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
  /// Makes a string of one character whose place an attachment takes.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
