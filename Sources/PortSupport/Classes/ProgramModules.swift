import UIKit

/// The modules of the program that use UIKit.
public var programModules: [String] { ResourceFiles.modules }

/// Lets the modules of the program describe their classes and data models, once.
public func describeModules() {
  MainActor.assumeIsolated { ClassDescriptions.shared.load(programModules) }
}

/// Converts a value to a type as Objective-C would; see ``ClassDescription``.
///
/// - Returns: Nil if the value has another type, or is nil and the type has no nil.
public func convertedValue<Value>(_ value: Any?) -> Value? { converted(value) }

/// Returns the value inside of optionals.
public func unwrappedValue(_ value: Any) -> Any? { unwrapped(value) }
