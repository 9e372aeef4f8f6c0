# Works the probabilities out without taking the largest utility away.
def pick(utilities, epsilon, sensitivity, draws, rng):

    weights = [math.exp(epsilon * u / (2 * sensitivity)) for u in utilities]
    return rng.choice(len(weights), size=draws, p=np.array(weights) / sum(weights)).tolist()
