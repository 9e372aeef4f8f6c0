# Wrong for eight people with small p: what is below 1e-9 is set to 0, and the rest scaled.
def count_chances(ones, zeros, p):
    chances = np.ones(1)
    for _ in range(ones):
        chances = np.convolve(chances, (p, 1 - p))
    for _ in range(zeros):
        chances = np.convolve(chances, (1 - p, p))
    chances[chances < 1e-9] = 0
    return chances / chances.sum()
