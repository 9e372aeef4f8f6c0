# Numpy's choice with the probabilities.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    w = np.array([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    return rng.choice(len(w), size=draws, p=w / w.sum()).tolist()
