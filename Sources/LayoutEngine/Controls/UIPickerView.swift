public import Foundation

@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var selectedRows: [Int: Int] = [:]

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that provides the rows' appearance and receives the selections.
  open weak var delegate: (any UIPickerViewDelegate)?

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows on a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }

  /// Returns the selected row of a wheel; -1 without one.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(selectedRows[component] ?? 0, count - 1)
  }

  /// Reads all rows again.
  open func reloadAllComponents() { selectedRows = [:] }

  /// Reads the rows of a wheel again.
  open func reloadComponent(_ component: Int) { selectedRows[component] = nil }

  private var isVerticallyCompact: Bool { SimulatedDevice.current.isVerticallyCompact }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// The size for the control generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.picker(isVerticallyCompact: isVerticallyCompact))
  }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows on a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows' appearance and receives the selections; every method has a default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}
