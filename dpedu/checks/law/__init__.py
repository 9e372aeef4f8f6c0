"""Random answers, judged by their joint law: one battery for every question that draws.

An answer is called many times. Its draws must be independent and each of the law that is claimed:
in every position, whatever the data, near and far from each other, within a call and between calls.
The battery turns draws into yes or no (above 0? nearer than half of them should be? flipped?) and
counts. Under the claim every count is exactly binomial, so that each has exact tails. What no count
sees alone, a ratio of likelihoods adds up: its mean is 1 under the claim, which bounds its tail.

**False alarms.** All the tails of a battery share its rate equally, which bounds the chance that a
right answer fails by that rate, whatever depends on what: Bonferroni. Nothing is asymptotic. Draws
of a continuous law are taken to have no atoms; a float has some of 10⁻¹⁶, far below what is asked.

**Tails.** N draws show a cut only where they should reach: at k scales if N e⁻ᵏ is about 20 or
more, so 60,000 of them at eight scales.
"""

from dpedu.checks.law.battery import joint_law
from dpedu.checks.law.claims import Calls, among, coin, laplace

__all__ = ["Calls", "among", "coin", "joint_law", "laplace"]
