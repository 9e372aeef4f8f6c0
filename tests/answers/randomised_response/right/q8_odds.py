# Odds times likelihood ratio, with certainty handled by itself.
def posterior(answer, p, prior):
    if prior == 0:
        return 1.0, 0.0
    if prior == 1:
        return 0.0, 1.0
    if p == 0:
        return (0.0, 1.0) if answer else (1.0, 0.0)
    for_one = (1 - p) / p if answer else p / (1 - p)
    against = (1 - prior) / (prior * for_one)  # odds of 0 against 1
    return against / (1 + against), 1 / (1 + against)
