/// Returns `value`, in points, rounded up to a whole pixel of a screen of `scale`.
///
/// An excess of less than a ten-thousandth of a pixel is arithmetic noise and not rounded up. At
/// scale 1 the result is whole points.
func ceilToPixel(_ value: Double, scale: Double) -> Double {
  (value * scale - 1e-4).rounded(.up) / scale
}
