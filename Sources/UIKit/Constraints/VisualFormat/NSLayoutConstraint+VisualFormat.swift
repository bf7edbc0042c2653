public import LayoutEngine

extension NSLayoutConstraint {
  /// Makes the constraints of a visual format: `H:|-[name(>=80@750)]-8-[value]-|`.
  ///
  /// A distance without a number is the superview's margin, or 8 points between views.
  ///
  /// - Parameters:
  ///   - format: One axis of a layout.
  ///   - opts: The reading direction, and the alignment of the views across the axis.
  ///   - metrics: Numbers by their names in the text, for lengths and priorities.
  ///   - views: Views and guides by their names in the text.
  /// - Returns: Inactive constraints in the order of the text, with the alignments last.
  /// - Precondition: The text is valid, and every name in it is defined.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatMaker.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
  }
}
