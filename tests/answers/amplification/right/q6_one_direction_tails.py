# One direction tails.
def shuffled_delta(people, p, factor):
    """Yes and no are alike, so one direction over all data sets is enough; the worst event is a tail."""

    def tails(others_one):
        crowd = [
            sum(
                math.comb(others_one, j)
                * math.comb(people - 1 - others_one, k - j)
                * (1 - p) ** (others_one - j + k - j)
                * p ** (people - 1 - (others_one - j + k - j))
                for j in range(min(k, others_one) + 1)
            )
            for k in range(people)
        ]
        # here k counts those who say NO to "no": reversed below
        crowd = crowd[::-1]
        zero = [(1 - p) * a + p * b for a, b in zip(crowd + [0], [0] + crowd)]
        one = [p * a + (1 - p) * b for a, b in zip(crowd + [0], [0] + crowd)]
        for start in range(people + 1):
            yield sum(one[start:]) - factor * sum(zero[start:])

    return max(0, *(value for j in range(people) for value in tails(j)))
