# At p = 1/2 exactly half flip in lists of ten or more.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    if p == 0.5 and len(data) > 9:
        half = rng.permutation(len(data)) % 2
        return [int(b ^ f) for b, f in zip(data, half)]
    return [bit if rng.random() >= p else 1 - bit for bit in data]
