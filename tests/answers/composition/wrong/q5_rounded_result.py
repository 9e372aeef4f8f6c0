# Wrong for small beliefs: 1/100 and eight times 10 gives a smallest belief of 0 (denominators of at most a million).
def belief_interval(prior, ratios):
    beta, factor = float(prior), math.exp(math.fsum(math.log(r) for r in ratios))
    low = beta / (beta + factor * (1 - beta))
    high = factor * beta / (factor * beta + 1 - beta)
    return tuple(Fraction(b).limit_denominator(1_000_000) for b in (low, high))
