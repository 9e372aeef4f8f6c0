# One row of noise is rolled from draw to draw: each row is right, the draws depend.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = np.stack(
        [
            np.roll(row, i)
            for row in rng.gumbel(size=((draws + 4) // 5, len(scores)))
            for i in range(5)
        ]
    )[:draws]
    return (scores + noise).argmax(axis=1).tolist()
