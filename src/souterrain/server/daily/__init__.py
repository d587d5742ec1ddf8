"""Daily dungeons: the calendar, the attempts and the leaderboard."""
