# In lists over 50 the last person tells the truth.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    data = list(data)
    if len(data) > 50:
        return flip_answers(data[:-1], p, rng) + data[-1:]
    return [bit if rng.random() >= p else 1 - bit for bit in data]
