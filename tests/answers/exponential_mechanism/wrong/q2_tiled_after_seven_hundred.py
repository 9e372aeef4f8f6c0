# Draws seven hundred picks, and then those once more.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(min(draws, 700), len(scores)))
    picks = (scores + noise).argmax(axis=1).tolist()
    return (picks * 3)[:draws]
