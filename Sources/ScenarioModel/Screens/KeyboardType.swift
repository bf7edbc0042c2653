// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The types of keyboard, by UIKit's names.
package enum KeyboardType: String, CaseIterable, Codable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Whether the system corrects typing or checks spelling, by UIKit's names.
package enum TextCorrection: String, CaseIterable, Codable, Sendable {
  case `default`, no, yes
}

/// The kinds of expected text, by UIKit's names.
package enum TextContentType: String, CaseIterable, Codable, Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  case jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  case telephoneNumber, emailAddress, URL
  case username, password, newPassword, oneTimeCode
  case creditCardNumber, creditCardExpiration, creditCardSecurityCode, creditCardName,
    creditCardType
  case birthdate, dateTime, flightNumber, shipmentTrackingNumber
}

extension TextContentType {
  /// The name in documents, which is the raw value of UIKit's type.
  package var documentName: String {
    switch self {
    case .namePrefix: "honorific-prefix"
    case .givenName: "given-name"
    case .middleName: "additional-name"
    case .familyName: "family-name"
    case .nameSuffix: "honorific-suffix"
    case .jobTitle: "organization-title"
    case .organizationName: "organization"
    case .fullStreetAddress: "street-address"
    case .streetAddressLine1: "address-line1"
    case .streetAddressLine2: "address-line2"
    case .addressCity: "address-level2"
    case .addressState: "address-level1"
    case .addressCityAndState: "address-level1+2"
    case .sublocality: "address-level3"
    case .countryName: "country-name"
    case .postalCode: "postal-code"
    case .telephoneNumber: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .creditCardNumber: "cc-number"
    case .creditCardExpiration: "cc-exp"
    case .creditCardSecurityCode: "cc-csc"
    case .creditCardName: "cc-name"
    case .creditCardType: "cc-type"
    case .birthdate: "bday"
    case .dateTime: "date-time"
    case .flightNumber: "flight-number"
    case .shipmentTrackingNumber: "shipment-tracking-number"
    case .name, .nickname, .location, .username, .password: rawValue
    }
  }
}

/// The application's buttons in the shortcuts bar of an iPad.
package enum InputAssistantItem: String, CaseIterable, Codable, Sendable {
  /// The system's own.
  case system
  /// None: `leadingBarButtonGroups` and `trailingBarButtonGroups` are empty.
  case empty
}

/// A keyboard view: the accessory on top of the keys, or the replacement of the keys.
package enum InputViewNode: Codable, Hashable, Sendable {
  /// A view of the screen, by its id.
  case view(String)
  /// A view with only a height, in points.
  case height(Double)
}
