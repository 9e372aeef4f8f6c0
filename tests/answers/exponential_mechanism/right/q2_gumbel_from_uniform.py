# Makes Gumbel noise from uniform numbers.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    uniform = rng.random((draws, len(scores)))
    return [int(row.argmax()) for row in scores - np.log(-np.log(uniform))]
