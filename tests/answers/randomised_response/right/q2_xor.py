# By exclusive or of numpy bits.
def flip_answers(data, p, rng):
    """Everybody's answer: each bit of `data`, flipped with probability p, with chance from `rng`."""
    return np.array(data) ^ (rng.random(len(data)) < p)
