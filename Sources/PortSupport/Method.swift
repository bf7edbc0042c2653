// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A method of a class; never exists without the Objective-C runtime.
public struct Method {}

/// An implementation of a method; never exists.
public struct IMP {}

/// An instance variable; never exists.
public struct Ivar {}

/// Returns nil, because methods cannot be found.
public func class_getInstanceMethod(
  _ type: AnyClass?,
  _ name: Selector,
  file: StaticString = #filePath,
  line: UInt = #line
) -> Method? {
  report("class_getInstanceMethod", file, line)
  return nil
}

/// Returns nil, because methods cannot be found.
public func class_getClassMethod(
  _ type: AnyClass?,
  _ name: Selector,
  file: StaticString = #filePath,
  line: UInt = #line
) -> Method? {
  report("class_getClassMethod", file, line)
  return nil
}

/// Returns nil, because implementations cannot be found.
public func class_getMethodImplementation(
  _ type: AnyClass?,
  _ name: Selector,
  file: StaticString = #filePath,
  line: UInt = #line
) -> IMP? {
  report("class_getMethodImplementation", file, line)
  return nil
}

/// Traps: methods cannot be added.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?,
  _ name: Selector,
  _ implementation: IMP,
  _ types: UnsafePointer<CChar>?,
  file: StaticString = #filePath,
  line: UInt = #line
) -> Bool {
  unportable("class_addMethod", file, line)
}

/// Traps: methods cannot be replaced.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?,
  _ name: Selector,
  _ implementation: IMP,
  _ types: UnsafePointer<CChar>?,
  file: StaticString = #filePath,
  line: UInt = #line
) -> IMP? {
  unportable("class_replaceMethod", file, line)
}

/// Traps: methods cannot be exchanged.
public func method_exchangeImplementations(
  _ one: Method,
  _ other: Method,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  unportable("method_exchangeImplementations", file, line)
}

/// Traps: implementations cannot be looked up.
public func method_getImplementation(
  _ method: Method,
  file: StaticString = #filePath,
  line: UInt = #line
) -> IMP {
  unportable("method_getImplementation", file, line)
}

/// Traps: methods have no types at run time.
public func method_getTypeEncoding(
  _ method: Method,
  file: StaticString = #filePath,
  line: UInt = #line
) -> UnsafePointer<CChar>? {
  unportable("method_getTypeEncoding", file, line)
}

/// Traps: implementations cannot be replaced.
@discardableResult
public func method_setImplementation(
  _ method: Method,
  _ implementation: IMP,
  file: StaticString = #filePath,
  line: UInt = #line
) -> IMP {
  unportable("method_setImplementation", file, line)
}

/// Traps: implementations cannot be created from closures.
public func imp_implementationWithBlock(
  _ block: Any,
  file: StaticString = #filePath,
  line: UInt = #line
) -> IMP {
  unportable("imp_implementationWithBlock", file, line)
}

/// Traps: an object's class cannot be changed.
@discardableResult
public func object_setClass(
  _ object: Any?,
  _ type: AnyClass,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AnyClass? {
  unportable("object_setClass", file, line)
}

/// Reports a failed lookup, once per source location, because code may have an alternative.
private func report(_ function: String, _ file: StaticString, _ line: UInt) {
  warn("\(file):\(line): warning: \(function) finds nothing without the Objective-C runtime")
}

/// Ends the program at a call that needs the Objective-C runtime.
private func unportable(_ function: String, _ file: StaticString, _ line: UInt) -> Never {
  fatalError("\(function) needs the Objective-C runtime", file: file, line: line)
}
