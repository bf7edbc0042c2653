import Foundation
import LayoutEngine
import ScenarioModel

/// Controls and images without text.
extension ViewPainter {
  mutating func drawControl() {
    switch view {
    case let control as UISwitch: draw(control)
    case let slider as UISlider: draw(slider)
    case let progress as UIProgressView: draw(progress)
    case let segments as UISegmentedControl: draw(segments)
    case is UIStepper: drawStepper()
    case let pages as UIPageControl: draw(pages)
    case let indicator as UIActivityIndicatorView: draw(indicator)
    case is UIPickerView: drawWheel()
    case let picker as UIDatePicker: draw(picker)
    default: break
    }
  }

  private mutating func draw(_ control: UISwitch) {
    // A switch keeps its own size regardless of the size of its frame.
    let size = CGSize(width: min(bounds.width, 51), height: min(bounds.height, 31))
    let x = isRightToLeft ? bounds.width - size.width : 0
    let track = CGRect(origin: CGPoint(x: x, y: 0), size: size)
    let color = control.isOn ? control.onTintColor ?? .systemGreen : .systemGray5
    fill(track, color, cornerRadius: track.height / 2)
    let side = track.height - 4
    let isAtRight = control.isOn != isRightToLeft
    let thumb = CGRect(
      x: isAtRight ? track.maxX - side - 2 : track.minX + 2,
      y: 2,
      width: side,
      height: side
    )
    fill(thumb, control.thumbTintColor ?? .white, cornerRadius: side / 2)
  }

  private mutating func draw(_ slider: UISlider) {
    let track = slider.trackRect(forBounds: bounds)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
    fill(track, slider.maximumTrackTintColor ?? .systemGray4, cornerRadius: track.height / 2)
    var done = track
    done.size.width = max(0, thumb.midX - track.minX)
    fill(done, slider.minimumTrackTintColor ?? tint, cornerRadius: track.height / 2)
    fill(thumb, slider.thumbTintColor ?? .white, cornerRadius: thumb.height / 2)
    outline(thumb, .systemGray4, cornerRadius: thumb.height / 2, width: 0.5)
  }

  private mutating func draw(_ progress: UIProgressView) {
    fill(bounds, progress.trackTintColor ?? .systemGray5, cornerRadius: bounds.height / 2)
    var done = bounds
    done.size.width *= CGFloat(progress.progress)
    if isRightToLeft { done.origin.x = bounds.width - done.width }
    fill(done, progress.progressTintColor ?? tint, cornerRadius: bounds.height / 2)
  }

  private mutating func draw(_ segments: UISegmentedControl) {
    fill(bounds, .tertiarySystemFill, cornerRadius: 8)
    let count = segments.numberOfSegments
    guard count > 0 else { return }
    let width = bounds.width / CGFloat(count)
    for index in 0..<count {
      let place = isRightToLeft ? count - 1 - index : index
      let rect = CGRect(x: width * CGFloat(place), y: 0, width: width, height: bounds.height)
      let isSelected = index == segments.selectedSegmentIndex
      if isSelected {
        let usual = UIColor(light: 0xffff_ffff, dark: 0x6363_66ff)
        let color = segments.selectedSegmentTintColor ?? usual
        fill(rect.insetBy(dx: 2, dy: 2), color, cornerRadius: 7)
      } else if index > 0, index - 1 != segments.selectedSegmentIndex {
        let x = isRightToLeft ? rect.maxX : rect.minX
        let ends = [rect.minY + 8, rect.maxY - 8].map { CGPoint(x: x, y: $0) }
        line(ends, .separator, width: 1)
      }
      let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      text(segments.titleForSegment(at: index), font, in: rect.insetBy(dx: 4, dy: 0), .label)
    }
  }

  private mutating func drawStepper() {
    fill(bounds, .tertiarySystemFill, cornerRadius: 8)
    let (middle, y) = (bounds.midX, bounds.midY)
    line(
      [CGPoint(x: middle, y: 7), CGPoint(x: middle, y: bounds.height - 7)],
      .separator,
      width: 1
    )
    for x in [middle / 2, middle * 1.5] {
      line([CGPoint(x: x - 7, y: y), CGPoint(x: x + 7, y: y)], .label, width: 1.5)
    }
    let x = middle * 1.5
    line([CGPoint(x: x, y: y - 7), CGPoint(x: x, y: y + 7)], .label, width: 1.5)
  }

  private mutating func draw(_ pages: UIPageControl) {
    let (dot, distance): (CGFloat, CGFloat) = (7, 16)
    let width = CGFloat(max(0, pages.numberOfPages - 1)) * distance + dot
    for page in 0..<min(pages.numberOfPages, 100) {
      let x = bounds.midX - width / 2 + CGFloat(page) * distance
      let isCurrent = page == pages.currentPage
      let color =
        isCurrent
        ? pages.currentPageIndicatorTintColor ?? .label
        : pages.pageIndicatorTintColor ?? .tertiaryLabel
      let rect = CGRect(x: x, y: bounds.midY - dot / 2, width: dot, height: dot)
      fill(rect, color, cornerRadius: dot / 2)
    }
  }

  private mutating func draw(_ indicator: UIActivityIndicatorView) {
    let radius = min(bounds.width, bounds.height) / 2
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let points = [0.5, 1].map { part in
        CGPoint(
          x: bounds.midX + CGFloat(cos(angle) * part) * radius,
          y: bounds.midY + CGFloat(sin(angle) * part) * radius
        )
      }
      line(points, indicator.color ?? .secondaryLabel, width: radius / 4)
    }
  }

  /// Draws the band of a wheel's selected row.
  mutating func drawWheel() {
    let band = CGRect(x: 9, y: bounds.midY - 16, width: bounds.width - 18, height: 32)
    fill(band, .tertiarySystemFill, cornerRadius: 8)
  }

  mutating func draw(_ imageView: UIImageView) {
    let name = style?.image
    guard imageView.image != nil || name != nil else { return }
    image(in: imageView.imageRect, name: name, isTemplate: style?.isSymbol == true)
  }
}

extension UIImageView {
  /// The frame of the image for the content mode; all of the view for an image of unknown size.
  fileprivate var imageRect: CGRect {
    let room = bounds.size
    guard let size = image?.size, size.width > 0, size.height > 0 else {
      return CGRect(origin: .zero, size: room)
    }
    let scales = (room.width / size.width, room.height / size.height)
    switch contentMode {
    case .scaleAspectFit: return centered(size, scaledBy: min(scales.0, scales.1))
    case .scaleAspectFill: return centered(size, scaledBy: max(scales.0, scales.1))
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: room)
    default: return aligned(size)
    }
  }

  private func centered(_ size: CGSize, scaledBy scale: CGFloat) -> CGRect {
    let scaled = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      origin: CGPoint(
        x: (bounds.width - scaled.width) / 2,
        y: (bounds.height - scaled.height) / 2
      ),
      size: scaled
    )
  }

  private func aligned(_ size: CGSize) -> CGRect {
    var rect = centered(size, scaledBy: 1)
    switch contentMode {
    case .left, .topLeft, .bottomLeft: rect.origin.x = 0
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.width - size.width
    default: break
    }
    switch contentMode {
    case .top, .topLeft, .topRight: rect.origin.y = 0
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.height - size.height
    default: break
    }
    return rect
  }
}
