// One such file a module lets code written for Apple's SDK compile on Linux; README.md explains it.

@_exported import UIKit

// Foundation has these names too. A name of the module's own goes before any import, so every file
// means the simulated ones, whatever else it imports.
public typealias DispatchQueue = UIKit.DispatchQueue
public typealias NotificationCenter = UIKit.NotificationCenter
public typealias RunLoop = UIKit.RunLoop
public typealias Timer = UIKit.Timer
