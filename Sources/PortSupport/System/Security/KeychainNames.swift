public import UIKit

// The names of the keychain's attributes.

public nonisolated(unsafe) let kSecClass: CFString = "class"
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

/// Returns the number of an error as text.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? { NSString(string: "OSStatus \(status)") }
