import LayoutEngine

/// A type of data, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a type that the application exports.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }
  /// Creates the type for a file name extension; a private type if the extension is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self =
      Self.extensions[filenameExtension.lowercased()]
      ?? Self(importedAs: "dyn.\(filenameExtension)")
  }

  /// The usual extension of a file's name; nil for a type without a known one.
  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.min { ($0.count, $0) > ($1.count, $1) }
  }

  /// Returns whether the types are equal; the hierarchy of types is unknown.
  public func conforms(to type: UTType) -> Bool { self == type }

  private static let extensions: [String: UTType] = [
    "png": .png, "jpeg": .jpeg, "jpg": .jpeg, "gif": .gif, "tiff": .tiff, "svg": .svg,
    "heic": .heic, "pdf": .pdf, "json": .json, "txt": .plainText, "html": .html, "xml": .xml,
    "csv": .commaSeparatedText, "rtf": .rtf, "mov": .quickTimeMovie, "mp4": .mpeg4Movie,
    "m4a": .mpeg4Audio, "mp3": .mp3, "wav": .wav, "zip": .zip, "epub": .epub, "webp": .webP,
  ]

  public static let item = Self(importedAs: "public.item")
  public static let content = Self(importedAs: "public.content")
  public static let compositeContent = Self(importedAs: "public.composite-content")
  public static let data = Self(importedAs: "public.data")
  public static let text = Self(importedAs: "public.text")
  public static let plainText = Self(importedAs: "public.plain-text")
  public static let utf8PlainText = Self(importedAs: "public.utf8-plain-text")
  public static let utf16PlainText = Self(importedAs: "public.utf16-plain-text")
  public static let rtf = Self(importedAs: "public.rtf")
  public static let rtfd = Self(importedAs: "com.apple.rtfd")
  public static let html = Self(importedAs: "public.html")
  public static let xml = Self(importedAs: "public.xml")
  public static let yaml = Self(importedAs: "public.yaml")
  public static let sourceCode = Self(importedAs: "public.source-code")
  public static let swiftSource = Self(importedAs: "public.swift-source")
  public static let javaScript = Self(importedAs: "com.netscape.javascript-source")
  public static let css = Self(importedAs: "public.css")
  public static let propertyList = Self(importedAs: "com.apple.property-list")
  public static let commaSeparatedText = Self(importedAs: "public.comma-separated-values-text")
  public static let tabSeparatedText = Self(importedAs: "public.tab-separated-values-text")
  public static let delimitedText = Self(importedAs: "public.delimited-values-text")
  public static let json = Self(importedAs: "public.json")
  public static let image = Self(importedAs: "public.image")
  public static let png = Self(importedAs: "public.png")
  public static let jpeg = Self(importedAs: "public.jpeg")
  public static let tiff = Self(importedAs: "public.tiff")
  public static let gif = Self(importedAs: "com.compuserve.gif")
  public static let bmp = Self(importedAs: "com.microsoft.bmp")
  public static let svg = Self(importedAs: "public.svg-image")
  public static let webP = Self(importedAs: "org.webmproject.webp")
  public static let heic = Self(importedAs: "public.heic")
  public static let heif = Self(importedAs: "public.heif")
  public static let ico = Self(importedAs: "com.microsoft.ico")
  public static let icns = Self(importedAs: "com.apple.icns")
  public static let rawImage = Self(importedAs: "public.camera-raw-image")
  public static let livePhoto = Self(importedAs: "com.apple.live-photo")
  public static let audiovisualContent = Self(importedAs: "public.audiovisual-content")
  public static let movie = Self(importedAs: "public.movie")
  public static let video = Self(importedAs: "public.video")
  public static let audio = Self(importedAs: "public.audio")
  public static let quickTimeMovie = Self(importedAs: "com.apple.quicktime-movie")
  public static let mpeg = Self(importedAs: "public.mpeg")
  public static let mpeg4Movie = Self(importedAs: "public.mpeg-4")
  public static let mpeg4Audio = Self(importedAs: "public.mpeg-4-audio")
  public static let mp3 = Self(importedAs: "public.mp3")
  public static let wav = Self(importedAs: "com.microsoft.waveform-audio")
  public static let aiff = Self(importedAs: "public.aiff-audio")
  public static let avi = Self(importedAs: "public.avi")
  public static let midi = Self(importedAs: "public.midi-audio")
  public static let playlist = Self(importedAs: "public.playlist")
  public static let folder = Self(importedAs: "public.folder")
  public static let directory = Self(importedAs: "public.directory")
  public static let package = Self(importedAs: "com.apple.package")
  public static let bundle = Self(importedAs: "com.apple.bundle")
  public static let application = Self(importedAs: "com.apple.application")
  public static let archive = Self(importedAs: "public.archive")
  public static let zip = Self(importedAs: "public.zip-archive")
  public static let gzip = Self(importedAs: "org.gnu.gnu-zip-archive")
  public static let diskImage = Self(importedAs: "public.disk-image")
  public static let url = Self(importedAs: "public.url")
  public static let fileURL = Self(importedAs: "public.file-url")
  public static let urlBookmarkData = Self(importedAs: "com.apple.bookmark")
  public static let internetLocation = Self(importedAs: "com.apple.internet-location")
  public static let pdf = Self(importedAs: "com.adobe.pdf")
  public static let epub = Self(importedAs: "org.idpf.epub-container")
  public static let spreadsheet = Self(importedAs: "public.spreadsheet")
  public static let presentation = Self(importedAs: "public.presentation")
  public static let database = Self(importedAs: "public.database")
  public static let contact = Self(importedAs: "public.contact")
  public static let vCard = Self(importedAs: "public.vcard")
  public static let calendarEvent = Self(importedAs: "public.calendar-event")
  public static let message = Self(importedAs: "public.message")
  public static let emailMessage = Self(importedAs: "public.email-message")
  public static let font = Self(importedAs: "public.font")
  public static let log = Self(importedAs: "public.log")
  public static let script = Self(importedAs: "public.script")
  public static let executable = Self(importedAs: "public.executable")
  public static let threeDContent = Self(importedAs: "public.3d-content")
  public static let usdz = Self(importedAs: "com.pixar.universal-scene-description-mobile")
}
