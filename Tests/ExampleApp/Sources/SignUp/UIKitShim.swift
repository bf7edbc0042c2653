// One such file a module lets code written for Apple's SDK compile on Linux; README.md of scvdb
// explains it.

@_exported import UIKit

public typealias DispatchQueue = UIKit.DispatchQueue
public typealias NotificationCenter = UIKit.NotificationCenter
public typealias RunLoop = UIKit.RunLoop
public typealias Timer = UIKit.Timer
