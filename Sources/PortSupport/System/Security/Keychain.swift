public import UIKit

// The keychain of Security, in memory. It is empty at the start of the process.

/// Adds an item.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.add(Keychain.item(attributes), result) }

/// Finds items.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.find(Keychain.item(query), result) }

/// Changes the attributes of items.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.shared.update(Keychain.item(query), Keychain.item(attributesToUpdate)) }

/// Removes items.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.remove(Keychain.item(query))
}

/// The items of a process.
///
/// Sendable without a check by the compiler: `items` is only touched while `lock` is held.
private final class Keychain: @unchecked Sendable {
  typealias Item = [String: Any]

  static let shared = Keychain()

  private let lock = NSLock()
  private var items: [Item] = []

  static func item(_ attributes: CFDictionary) -> Item {
    attributes.reduce(into: [:]) { item, pair in
      guard let key = pair.key as? String ?? (pair.key as? NSString).map({ $0 as String }) else {
        return
      }
      item[key] = pair.value
    }
  }

  func add(_ item: Item, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    lock.withLock {
      let attributes = item.filter { !Self.requests.contains($0.key) }
      let isPresent = items.contains { present in
        Self.identity.allSatisfy { Self.isEqual(present[$0], attributes[$0]) }
      }
      guard !isPresent else { return errSecDuplicateItem }
      items.append(attributes)
      result?.pointee = Self.answer(to: item, with: [attributes])
      return errSecSuccess
    }
  }

  func find(_ query: Item, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    lock.withLock {
      let found = items.filter { Self.matches($0, query) }
      guard !found.isEmpty else { return errSecItemNotFound }
      result?.pointee = Self.answer(to: query, with: found)
      return errSecSuccess
    }
  }

  func update(_ query: Item, _ changes: Item) -> OSStatus {
    lock.withLock {
      let found = items.indices.filter { Self.matches(items[$0], query) }
      for index in found { items[index].merge(changes) { $1 } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func remove(_ query: Item) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  /// The keys of a query that are not attributes of items.
  private static let requests: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseDataProtectionKeychain,
    kSecUseAuthenticationUI,
  ].reduce(into: []) { $0.insert($1 as String) }

  /// The attributes that make items different.
  private static let identity =
    [
      kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup,
      kSecAttrApplicationTag,
    ].map { $0 as String }

  private static func matches(_ item: Item, _ query: Item) -> Bool {
    query.allSatisfy { key, value in
      requests.contains(key) || key == kSecValueData as String
        || key == kSecAttrSynchronizable as String || isEqual(item[key], value)
    }
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return object(one).isEqual(object(other))
  }

  private static func answer(to query: Item, with items: [Item]) -> CFTypeRef? {
    let wantsAll = (query[kSecMatchLimit as String]).map { isEqual($0, kSecMatchLimitAll) } ?? false
    let wantsData = isTrue(query[kSecReturnData as String])
    let wantsAttributes = isTrue(query[kSecReturnAttributes as String])
    guard wantsData || wantsAttributes else { return nil }
    let answers = items.map { item -> NSObject in
      let data = item[kSecValueData as String].map(object) ?? NSData()
      guard wantsAttributes else { return data }
      let result = NSMutableDictionary()
      for (key, value) in item where wantsData || key != kSecValueData as String {
        result[key] = value
      }
      return result
    }
    return wantsAll ? NSArray(array: answers) : answers.first
  }

  private static func isTrue(_ value: Any?) -> Bool {
    value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }

  private static func object(_ value: Any) -> NSObject {
    switch value {
    case let text as String: NSString(string: text)
    case let data as Data: NSData(data: data)
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let object as NSObject: object
    default: NSString(string: "\(value)")
    }
  }
}
