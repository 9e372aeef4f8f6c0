# Goes recursively from the last person to the first, and tosses a second fair coin with probability 2p.
def flip_answers(data, p, rng):
    if not data:
        return []
    *others, last = data
    told = int(rng.integers(2)) if rng.random() < 2 * p else last
    return flip_answers(others, p, rng) + [told]
