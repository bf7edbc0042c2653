import LayoutEngine
import ScenarioModel

/// Date pickers with the date of Apple's own pictures, because a drawing has no clock.
extension ViewPainter {
  mutating func draw(_ picker: UIDatePicker) {
    switch picker.datePickerStyle {
    case .compact: drawFields(picker.shownParts)
    default:
      drawWheel()
      drawColumns(picker.wheelColumns)
    }
  }

  /// Draws fields with the parts of a date from the leading edge, each at its own size.
  private mutating func drawFields(_ parts: [String]) {
    let font = UIFont.systemFont(ofSize: 17)
    let height = min(34, bounds.height)
    var x: CGFloat = 0
    for part in parts {
      let words = ShownLine.line(part, font: font, in: bounds, alignment: 0)?.width ?? 0
      let width = min(words + 24, bounds.width - x)
      let rect = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: bounds.midY - height / 2,
        width: width,
        height: height
      )
      fill(rect, .tertiarySystemFill, cornerRadius: 6)
      text(part, font, in: rect, .label)
      x += width + 6
    }
  }

  /// Draws the columns of a wheel, each with its selected row and the rows beside it.
  private mutating func drawColumns(_ columns: [[String]]) {
    let width = (bounds.width - 36) / CGFloat(max(1, columns.count))
    for (index, column) in columns.enumerated() {
      for (offset, row) in zip([-1, 0, 1], column) {
        let rect = CGRect(
          x: 18 + CGFloat(index) * width,
          y: bounds.midY - 16 + CGFloat(offset) * 32,
          width: width,
          height: 32
        )
        guard bounds.contains(rect) else { continue }
        text(row, .systemFont(ofSize: 21), in: rect, offset == 0 ? .label : .tertiaryLabel)
      }
    }
  }
}

extension UIDatePicker {
  /// The text of a compact picker.
  fileprivate var shownParts: [String] {
    switch datePickerMode {
    case .time, .countDownTimer: ["9:41 AM"]
    case .date: ["Jan 9, 2007"]
    case .yearAndMonth: ["January 2007"]
    case .dateAndTime: ["Jan 9, 2007", "9:41 AM"]
    }
  }

  /// The text of a wheel, by columns: the row before the selected row, the selected row, and the
  /// row after it.
  fileprivate var wheelColumns: [[String]] {
    let time = [["8", "9", "10"], ["40", "41", "42"], ["", "AM", "PM"]]
    return switch datePickerMode {
    case .time: time
    case .countDownTimer: [["", "0 hours", "1"], ["0", "1 min", "2"]]
    case .date:
      [["December", "January", "February"], ["8", "9", "10"], ["2006", "2007", "2008"]]
    case .yearAndMonth: [["December", "January", "February"], ["2006", "2007", "2008"]]
    case .dateAndTime: [["Mon Jan 8", "Tue Jan 9", "Wed Jan 10"]] + time
    }
  }
}
