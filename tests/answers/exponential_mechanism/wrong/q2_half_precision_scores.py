# Scores in half precision: scores of 2000 and more are rounded to whole numbers, and ties go to the first.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = (epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)).astype(np.float16).astype(float)
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1)
