# Candidates whose weight is below a hundredth of the best one's do not take part in the race.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    scores[scores < scores.max() - math.log(100)] = -np.inf
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1).tolist()
