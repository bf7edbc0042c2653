public import Foundation

@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var selectedRows: [Int: Int] = [:]

  /// Makes a view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that provides the rows' appearance and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)?

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows on a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }

  /// The row to which a wheel is turned, -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(selectedRows[component] ?? 0, count - 1)
  }

  /// Asks again what there is to choose from.
  open func reloadAllComponents() { selectedRows = [:] }

  /// Asks again what there is to choose from on a wheel.
  open func reloadComponent(_ component: Int) { selectedRows[component] = nil }

  private var isVerticallyCompact: Bool { SimulatedDevice.current.isVerticallyCompact }

  override var dependsOnVerticalSizeClass: Bool { true }

  /// The size of its generation.
  open override var intrinsicContentSize: CGSize {
    CGSize(ControlMetrics.current.picker(isVerticallyCompact: isVerticallyCompact))
  }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows on a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows' appearance and is notified of selections; every method has a default.
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
