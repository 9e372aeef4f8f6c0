# Keeps the lower end by dividing the odds only by ratios of 3/2 and more; smaller ones are thought too weak to lower a belief.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    S = math.prod(r for r in ratios if r >= Fraction(3, 2))
    return prior / (prior + S * (1 - prior)), R * prior / (R * prior + 1 - prior)
