"""What measures privacy.

One module a subject: `divergences` and `channel` for finite mechanisms, `profiles` and
`discrete_profiles` for the standard noises, `testing`, `belief`, `composition`, `loss`,
`amplification`, `ledger`, `filters`, `audit`, and `guarantee`, the value that they speak of.
"""

from dpedu.privacy.belief import posterior_bounds
from dpedu.privacy.channel import Channel
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.ledger import BudgetExceeded, Ledger

__all__ = ["BudgetExceeded", "Channel", "Guarantee", "Ledger", "posterior_bounds"]
