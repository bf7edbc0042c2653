public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the content type.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// UIKit's content types; their names are the autofill names of web forms.
extension UITextContentType {
  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "additional-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  public static let sublocality = Self(rawValue: "address-level3")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  public static let flightNumber = Self(rawValue: "flight-number")
  public static let dateTime = Self(rawValue: "date-time")
  public static let birthdate = Self(rawValue: "bday")
  public static let birthdateDay = Self(rawValue: "bday-day")
  public static let birthdateMonth = Self(rawValue: "bday-month")
  public static let birthdateYear = Self(rawValue: "bday-year")
  public static let creditCardName = Self(rawValue: "cc-name")
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
}
