# All events.
def least_delta(one, other, factor):
    """By the definition: every event, both orders; the empty event gives 0."""
    worst = 0
    for chosen in itertools.product((False, True), repeat=len(one)):
        s = sum(itertools.compress(one, chosen))
        t = sum(itertools.compress(other, chosen))
        worst = max(worst, s - factor * t, t - factor * s)
    return worst
