# The first of clocks with the rates of the weights, in logarithms.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.asarray(utilities, float) * (epsilon / (2 * sensitivity))
    times = np.log(rng.standard_exponential((draws, len(scores)))) - scores
    return [int(row.argmin()) for row in times]
