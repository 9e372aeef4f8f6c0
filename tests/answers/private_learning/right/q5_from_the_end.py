# Goes through the rows from the last to the first, with a generator and noise on 0 before noise on 1.
def labels(votes: list, teachers: int, sigma: float, rng) -> list:
    """The winner of a noisy vote for each row."""

    def told():
        for how_many in reversed(votes):
            zeros, ones = (rng.normal(loc=count, scale=sigma) for count in (teachers - how_many, how_many))
            yield 0 if zeros >= ones else 1

    return list(told())[::-1]
