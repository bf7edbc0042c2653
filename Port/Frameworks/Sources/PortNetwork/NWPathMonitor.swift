public import PortSupport

/// A path to the network: there is none.
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable {
    /// In the order of Network.
    case satisfied, unsatisfied, requiresConnection
  }

  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }
  public var availableInterfaces: [NWInterface] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable {
    /// In the order of Network.
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String
  public let type: InterfaceType
}

/// Follows the path to the network; reports once that there is none.
public final class NWPathMonitor: @unchecked Sendable {
  // Sendable as on Apple's systems; used on the device's thread.

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Calls the handler in the next turn of the run loop.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    DispatchQueue.deviceMain.async { [weak self] in
      guard let self, self.queue != nil else { return }
      pathUpdateHandler?(NWPath())
    }
  }

  public func cancel() { queue = nil }
}
