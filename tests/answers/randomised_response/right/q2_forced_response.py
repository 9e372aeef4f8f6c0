# With probability 2p a fair coin answers in the person's place, which flips with probability p.
def flip_answers(data, p, rng):
    out = []
    for bit in data:
        forced = rng.random() < 2 * p
        out.append(int(rng.integers(2)) if forced else int(bit))
    return tuple(out)
