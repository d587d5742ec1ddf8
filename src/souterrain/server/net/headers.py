"""Security headers, sent with every HTTP answer."""

from __future__ import annotations

from typing import Final

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
UNUSED: Final = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
    "midi", "payment", "serial", "usb", "xr-spatial-tracking",
)  # fmt: skip
"""Features that the page does not use. It does use sound, sharing and the clipboard, for itself alone by default."""
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", ", ".join([f"{feature}=()" for feature in UNUSED]).encode()),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Only with answers to a page over https."""
