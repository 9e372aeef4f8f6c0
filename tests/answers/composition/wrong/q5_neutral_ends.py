# Wrong where a release has the ratio 1: it says nothing, but the releases after it count.
def belief_interval(prior, ratios):
    factor = Fraction(1)
    for r in ratios:
        if r == 1:
            break
        factor *= r
    return prior / (prior + (1 - prior) * factor), prior * factor / (prior * factor + 1 - prior)
