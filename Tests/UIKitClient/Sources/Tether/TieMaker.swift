import UIKit

/// Collects the ties that the closure of a `make` declares.
public final class TieMaker {
  internal let item: Tieable
  internal var ties: [Tie] = []

  init(item: Tieable) { self.item = item }

  public var left: TieSide { side(.left) }
  public var right: TieSide { side(.right) }
  public var top: TieSide { side(.top) }
  public var bottom: TieSide { side(.bottom) }
  public var leading: TieSide { side(.leading) }
  public var trailing: TieSide { side(.trailing) }
  public var width: TieSide { side(.width) }
  public var height: TieSide { side(.height) }
  public var center: TieSide { side(.centerX, .centerY) }
  public var size: TieSide { side(.width, .height) }
  public var edges: TieSide { side(.top, .left, .bottom, .right) }
  public var margins: TieSide { side(.topMargin, .leftMargin, .bottomMargin, .rightMargin) }

  private func side(_ attributes: NSLayoutConstraint.Attribute...) -> TieSide {
    TieSide(maker: self, attributes: attributes)
  }
}

/// Attributes without the other side of their relation.
public struct TieSide {
  let maker: TieMaker
  let attributes: [NSLayoutConstraint.Attribute]

  @discardableResult
  public func equal(to other: Any, file: String = #file, line: UInt = #line) -> Tie {
    tie(.equal, other, file, line)
  }

  @discardableResult
  public func atLeast(_ other: Any, file: String = #file, line: UInt = #line) -> Tie {
    tie(.greaterThanOrEqual, other, file, line)
  }

  @discardableResult
  public func atMost(_ other: Any, file: String = #file, line: UInt = #line) -> Tie {
    tie(.lessThanOrEqual, other, file, line)
  }

  @discardableResult
  public func equalToSuperview() -> Tie {
    guard let superview = maker.item.container else { fatalError("there is no superview") }
    return equal(to: superview)
  }

  private func tie(
    _ relation: NSLayoutConstraint.Relation,
    _ other: Any,
    _ file: String,
    _ line: UInt
  ) -> Tie {
    let tie = Tie(maker.item, attributes, relation, other)
    tie.constraints.forEach {
      $0.label = "\((file as NSString).lastPathComponent)#\(line)"
    }
    maker.ties.append(tie)
    return tie
  }
}
