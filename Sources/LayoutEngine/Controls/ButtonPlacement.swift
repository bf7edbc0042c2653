import Foundation

/// The frames of the image and title in a button without a configuration.
@MainActor
struct ButtonPlacement {
  let title: CGRect
  let image: CGRect

  /// Places an image before a title in a rectangle; the title shrinks if they do not both fit.
  init(
    title: CGSize,
    image: CGSize,
    in rect: CGRect,
    horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) {
    let imageWidth = min(image.width, rect.width)
    let titleWidth = max(0, min(title.width, rect.width - imageWidth))
    let start = Self.start(of: imageWidth + titleWidth, in: rect, horizontal)
    func rectangle(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      let isFilled = vertical == .fill
      let height = isFilled ? rect.height : min(height, rect.height)
      return CGRect(x: x, y: Self.top(of: height, in: rect, vertical), width: width, height: height)
    }
    let isFilled = horizontal == .fill
    let end = isFilled ? rect.maxX : start + imageWidth + titleWidth
    self.image = rectangle(start, imageWidth, image.height)
    self.title = rectangle(start + imageWidth, max(0, end - start - imageWidth), title.height)
  }

  private static func start(
    of width: CGFloat,
    in rect: CGRect,
    _ alignment: UIControl.ContentHorizontalAlignment
  ) -> CGFloat {
    switch alignment {
    case .left, .leading, .fill: rect.minX
    case .right, .trailing: rect.maxX - width
    case .center: rect.midX - width / 2
    }
  }

  private static func top(
    of height: CGFloat,
    in rect: CGRect,
    _ alignment: UIControl.ContentVerticalAlignment
  ) -> CGFloat {
    switch alignment {
    case .top, .fill: rect.minY
    case .bottom: rect.maxY - height
    case .center: rect.midY - height / 2
    }
  }
}
