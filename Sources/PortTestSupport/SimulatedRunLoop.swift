// This file does not import XCTest, which exports Foundation's types of these names.

public import PortSupport

/// The notification center of the simulated device.
public typealias SimulatedNotificationCenter = UIKit.NotificationCenter

typealias SimulatedQueue = UIKit.DispatchQueue
typealias SimulatedRunLoop = UIKit.RunLoop
typealias SimulatedMainActor = UIKit.MainActor
