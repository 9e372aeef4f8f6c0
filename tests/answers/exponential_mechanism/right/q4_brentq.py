# With a root finder of scipy, between 0 and a bound that is surely enough.
def epsilon_for_best(utilities, sensitivity, t):

    from scipy.optimize import brentq

    gaps = [float(max(utilities) - u) for u in utilities]
    k, m = len(gaps), gaps.count(0)
    if t * k <= 1:
        return 0
    if t * m >= 1:
        return math.inf
    smallest = min(g for g in gaps if g > 0)
    enough = math.log((k - m) * t / (1 - m * t)) / smallest

    def excess(s):
        return sum(math.exp(-s * g) for g in gaps) - 1 / t

    return 2 * sensitivity * brentq(excess, 0, enough * 1.01 + 1e-9, xtol=1e-300, rtol=1e-12)
