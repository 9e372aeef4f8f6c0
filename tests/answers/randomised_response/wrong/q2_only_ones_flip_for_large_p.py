# Wrong for p above 1/4: only a yes is touched, with twice the probability, "since a no is harmless".
def flip_answers(data, p, rng):
    def chance(x):
        return p if p <= 0.25 else 2 * p * x

    return [1 - x if rng.random() < chance(x) else x for x in data]
