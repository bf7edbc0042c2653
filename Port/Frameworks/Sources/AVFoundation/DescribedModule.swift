import PortSupport

/// The keys of players that code observes.
enum DescribedModule: DescribedClasses {
  static func describe() {
    let player = ClassDescription.of(AVPlayer.self)
    player.add("rate", \AVPlayer.rate)
    player.add("status", \AVPlayer.status)
    player.add("timeControlStatus", \AVPlayer.timeControlStatus)
    player.add("currentItem", \AVPlayer.currentItem)
    player.add("volume", \AVPlayer.volume)
    player.add("muted", \AVPlayer.isMuted)
    let item = ClassDescription.of(AVPlayerItem.self)
    item.add("status", \AVPlayerItem.status)
    item.add("duration", \AVPlayerItem.duration)
    item.add("presentationSize", \AVPlayerItem.presentationSize)
    item.add("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
    item.add("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
    item.add("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
    item.add("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
    ClassDescription.of(AVPlayerLayer.self)
      .add("readyForDisplay", \AVPlayerLayer.isReadyForDisplay)
  }
}
