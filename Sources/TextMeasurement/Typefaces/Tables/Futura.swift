extension Typeface {
  /// Futura, fitted to frames of labels that Interface Builder stored.
  ///
  /// The advances are Jost's times 1.034, with a correction for each glyph in the frames.
  static let futura = Typeface(
    line: LineMetrics(
      unitsPerEm: 2048,
      ascent: 2127,
      descent: 532,
      lineGap: 0,
      capHeight: 1550,
      xHeight: 870
    ),
    italicFactor: 1,
    weightPositions: [:],
    advances: [
      .regular: """
      323 328 503 651 617 846 730 304 333 333 612 660 325 222 319 571 646 490 624 595 650
      616 634 575 598 634 333 367 662 640 662 605 796 699 632 712 730 552 539 817 768 284
      285 639 495 906 811 829 597 847 615 586 520 678 713 1054 628 621 594 336 545 336 527
      530 388 555 604 473 581 547 331 630 578 256 268 511 251 837 561 597 608 609 391 418
      288 564 479 736 480 488 501 357 315 357 594 783 941 307 307 527 527 310 941 827 631
      """
    ],
    kerning: #"""
      '’ -150:A -100:as -50:cegmnopqru -30:CGOQ
      38 -15:,./7
      7 -100:,./
      9 -70:,./ -30:7
      AL -100:VW -90:'’ -70:TY -50:vwy -30:CGOQ -20:u 30:,.A 50:xz
      BC -30:TY -15:,.AVWXZ
      DGO -30:,.ATVWXYZ 15:vwy
      FP -70:,.A -30:TXYZacegoqs -20:mnpru
      J 60:Jj
      KXZ -50:CGOQvwy -30:cegoqu 15:xz 30:TVWY
      TY -100:,.Aacegoqs -80:mnpru -50:CGOQ -30:vwxyz 30:TVWXYZ
      VW -100:,.Aas -80:cegoq -70:mnpru -50:xz -15:CGOQ 30:VW 40:TY
      achmnsu -30:'’
      beop -50:,. -30:'’ -15:vwxyz
      gq -30:'’ 60:j
      j 60:j
      kxz -15:cegoq -10:u 15:vwy 30:,.xz
      rvwy -60:,. -15:cegoq 30:vwxyz
      """#
  )
}
