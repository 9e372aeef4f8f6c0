# Exponents are cut off at 700 and -700 instead of shifted: utilities beyond become equal.
def pick(utilities, epsilon, sensitivity, draws, rng):
    weights = np.array(
        [math.exp(max(-700, min(700, epsilon * u / (2 * sensitivity)))) for u in utilities]
    )
    return rng.choice(len(weights), size=draws, p=weights / weights.sum()).tolist()
