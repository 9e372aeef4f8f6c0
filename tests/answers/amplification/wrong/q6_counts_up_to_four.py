# Wrong for 5 and 6 people: counts 0 to 4 only are looked at.
def shuffled_delta(people, p, factor):
    def chance(ones, k):
        zeros = people - ones
        return sum(
            math.comb(ones, j) * (1 - p) ** j * p ** (ones - j)
            * math.comb(zeros, k - j) * p ** (k - j) * (1 - p) ** (zeros - k + j)
            for j in range(max(0, k - zeros), min(ones, k) + 1)
        )

    best = 0
    for j in range(people):
        P = [chance(j + 1, k) for k in range(5)]
        Q = [chance(j, k) for k in range(5)]
        best = max(best, sum(max(s - factor * t, 0) for s, t in zip(P, Q)))
    return best
