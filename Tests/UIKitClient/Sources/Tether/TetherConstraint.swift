import UIKit

/// A constraint with a label of the call that created it.
public class TetherConstraint: NSLayoutConstraint {
  public internal(set) var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  internal weak var tie: Tie?

  public override var description: String {
    let plain = super.description
    return label.map { "\($0): \(plain)" } ?? plain
  }
}
