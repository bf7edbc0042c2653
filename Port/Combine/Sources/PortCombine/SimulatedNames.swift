// A file that does not import Foundation, which has types of these names.

public import UIKit

/// The queue of blocks of the simulated device.
public typealias VirtualQueue = UIKit.DispatchQueue
/// The run loop of the simulated device.
public typealias VirtualRunLoop = UIKit.RunLoop
/// The timer of the simulated device.
public typealias VirtualTimer = UIKit.Timer
/// The notification center of the simulated device.
public typealias VirtualNotificationCenter = UIKit.NotificationCenter

typealias VirtualMainActor = UIKit.MainActor
