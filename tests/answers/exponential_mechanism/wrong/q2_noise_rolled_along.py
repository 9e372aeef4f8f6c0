# One race of noise, moved on by one place for each pick: picks are dependent and recur with the number of candidates. Input: [0] * 3, 200 draws.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * epsilon / (2 * sensitivity)
    noise = rng.gumbel(size=draws + len(scores) - 1)
    return [int((scores + noise[i : i + len(scores)]).argmax()) for i in range(draws)]
