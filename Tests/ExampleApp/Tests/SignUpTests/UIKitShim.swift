@_exported import UIKit

typealias DispatchQueue = UIKit.DispatchQueue
typealias NotificationCenter = UIKit.NotificationCenter
typealias RunLoop = UIKit.RunLoop
typealias Timer = UIKit.Timer
