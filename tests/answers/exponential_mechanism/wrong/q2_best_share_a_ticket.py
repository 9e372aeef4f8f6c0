# The best candidates enter the race as one, and the winner among them is drawn evenly.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    best = [a for a, u in enumerate(utilities) if u == top]
    runners = [best[0]] + [a for a, u in enumerate(utilities) if u < top]
    scores = np.array([float(utilities[a]) for a in runners]) * (
        float(epsilon) / 2 / float(sensitivity)
    )
    winners = (scores + rng.gumbel(size=(draws, len(runners)))).argmax(axis=1)
    return [int(rng.choice(best)) if w == 0 else runners[w] for w in winners]
