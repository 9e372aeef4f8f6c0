# By upper sets.
def shuffled_delta(people, p, factor):
    # with the others' count R the ratio of the two is monotone in k: only "at least k" and "at most k" matter
    worst = Fraction(0)
    for j in range(people):
        others = np.array([Fraction(1)], dtype=object)
        for q in [1 - p] * j + [p] * (people - 1 - j):
            others = np.convolve(others, np.array([1 - q, q], dtype=object))
        with_one = np.convolve(others, np.array([p, 1 - p], dtype=object))
        with_zero = np.convolve(others, np.array([1 - p, p], dtype=object))
        for k in range(people + 1):
            worst = max(
                worst,
                with_one[k:].sum() - factor * with_zero[k:].sum(),
                with_zero[: k + 1].sum() - factor * with_one[: k + 1].sum(),
            )
    return worst
