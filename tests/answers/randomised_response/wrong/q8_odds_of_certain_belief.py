# Wrong for prior 1 with a yes: the odds are divided by 0 (only the no of the example is looked after).
def posterior(answer, p, prior):
    if prior == 1.0 and answer == 0:
        return 0.0, 1.0
    odds = prior / (1 - prior)
    with np.errstate(divide="ignore"):
        factor = np.float64(1 - p) / p if answer else p / (1 - p)
    if math.isinf(factor):
        return 0.0, 1.0
    odds *= factor
    return 1 / (1 + odds), odds / (1 + odds)
