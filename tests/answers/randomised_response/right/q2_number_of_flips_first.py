# How many flip is binomial; who they are is a draw without replacement.
def flip_answers(data, p, rng):
    how_many = rng.binomial(len(data), p)
    who = set(rng.choice(len(data), size=how_many, replace=False).tolist())
    return tuple(1 - bit if i in who else bit for i, bit in enumerate(data))
