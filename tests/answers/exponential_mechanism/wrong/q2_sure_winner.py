# Wrong where the best is ahead by 4 in score.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    ranked = np.sort(scores)
    if len(scores) > 1 and ranked[-1] - ranked[-2] > 4:
        return np.full(draws, scores.argmax())
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
