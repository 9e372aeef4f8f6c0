# By the quotient rule, all weights being 1 at ε = 0.
def slopes(utilities, sensitivity):

    rates = [u / (2 * sensitivity) for u in utilities]
    total, growth = len(rates), sum(rates)
    return [(rate * total - 1 * growth) / total**2 for rate in rates]
