import Foundation
import UIKit

/// Objects that can be tied: views and layout guides.
public protocol Tieable: AnyObject {}

extension UIView: Tieable {}
extension UILayoutGuide: Tieable {}

private var tiesKey: UInt8 = 0

extension Tieable {
  public var tether: Tether { Tether(item: self) }

  internal func prepare() {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  internal var container: UIView? {
    if let view = self as? UIView { return view.superview }
    if #available(iOS 9.0, *), let guide = self as? UILayoutGuide { return guide.owningView }
    return nil
  }

  /// The ties of the item, with the item's lifetime.
  internal var ties: [Tie] {
    get { objc_getAssociatedObject(self, &tiesKey) as? [Tie] ?? [] }
    set { objc_setAssociatedObject(self, &tiesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// The entry to the library: `view.tether.make { ... }`.
public struct Tether {
  let item: Tieable

  @discardableResult
  public func prepare(_ body: (TieMaker) -> Void) -> [Tie] {
    let maker = TieMaker(item: item)
    body(maker)
    return maker.ties
  }

  public func make(_ body: (TieMaker) -> Void) {
    item.prepare()
    prepare(body).forEach { $0.activate() }
  }

  public func remake(_ body: (TieMaker) -> Void) {
    remove()
    make(body)
  }

  /// Changes constants and priorities of ties that relate the same attributes.
  public func update(_ body: (TieMaker) -> Void) {
    for tie in prepare(body) {
      guard let present = item.ties.first(where: { $0.relatesSame(as: tie) }) else {
        preconditionFailure("there is no tie to update: \(tie.constraints)")
      }
      present.take(tie)
    }
  }

  public func remove() {
    item.ties.forEach { $0.deactivate() }
    item.ties = []
  }
}
