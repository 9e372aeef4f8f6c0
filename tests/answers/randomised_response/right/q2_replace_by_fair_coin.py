# With probability 2p the truth is replaced by a fair coin, which flips it with probability p.
def flip_answers(data, p, rng):
    def one(bit):
        if rng.random() < 2 * p:
            return int(rng.integers(2))
        return bit

    return tuple(one(bit) for bit in data)
