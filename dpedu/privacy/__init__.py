"""What measures privacy: divergences, channels, beliefs and guarantees."""

from dpedu.privacy.belief import posterior_bounds
from dpedu.privacy.channel import Channel
from dpedu.privacy.guarantee import Guarantee

__all__ = ["Channel", "Guarantee", "posterior_bounds"]
