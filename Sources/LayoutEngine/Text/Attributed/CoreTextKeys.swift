public import Foundation

/// A text of Core Foundation, which here is one of Foundation.
public typealias CFString = NSString

// Core Text's names of attributes, which are those of UIKit where the two mean the same.

public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// What is added to the distances that kerning makes.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// What is added to the width of each glyph.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = "NSLigature"
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// How far the text is above the base line.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
