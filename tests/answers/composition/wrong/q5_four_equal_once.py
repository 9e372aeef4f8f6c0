# Counts a ratio at most three times, wrong for [2, 2, 2, 2].
def belief_interval(prior, ratios):
    counted = Counter(ratios)
    R = math.prod(r ** min(times, 3) for r, times in counted.items())
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + (1 - prior))
