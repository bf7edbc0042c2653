public import LayoutEngine

/// Core Foundation's string type, here the same as Foundation's.
public typealias CFString = NSString

// Core Text's attribute names. They equal UIKit's names for attributes with the same meaning.

public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// The addition to the distances from the font's kerning.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// The addition to the width of each glyph.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = "NSLigature"
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The distance of the text above the baseline.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
