public import Dispatch
public import UIKit

extension UIKit.DispatchQueue {
  /// The options of a queue, which have no effect here.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Self(rawValue: 1 << 1)
    public static let initiallyInactive = Self(rawValue: 1 << 2)
  }

  /// The release of objects after a block, which has no effect here.
  public enum AutoreleaseFrequency: Sendable {
    /// In Dispatch's order.
    case inherit, workItem, never
  }

  /// Creates a queue; the options have no effect.
  public convenience init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: UIKit.DispatchQueue? = nil
  ) { self.init(label: label) }

  /// Runs a block in a later turn of the run loop, as a part of a group.
  @preconcurrency
  public func async(
    group: DispatchGroup,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @MainActor () -> Void
  ) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }

  /// Runs a block in a later turn of the run loop; the options have no effect.
  @preconcurrency
  public func async(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @MainActor () -> Void
  ) { async(execute: work) }

  /// Runs a block in a later turn of the run loop; the options have no effect.
  @preconcurrency
  public func async(
    flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @MainActor () -> Void
  ) { async(execute: work) }

  /// Runs a block when the clock reaches a deadline; the options have no effect.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @MainActor () -> Void
  ) { asyncAfter(deadline: deadline, execute: work) }

  /// Runs a block at once; the options have no effect.
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    try work()
  }

  /// Runs a block for each index, in their order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
}
